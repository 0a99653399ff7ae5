import { connectDatabase } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import { useMasterKeys } from '@stezhka/kit/sealed';
import mongoose from 'mongoose';
import { seedCourses, seedTakenCourses } from './seed/courses.ts';
import { seedDefinitions } from './seed/definitions.ts';
import { seedLongDiary } from './seed/long-diary.ts';
import { seedPlans } from './seed/plans.ts';
import { readTakenCourses } from './seed/read-courses.ts';
import { seedSampleDays } from './seed/sample-days.ts';

/** The demo member who has kept the diary for a week (the account service seeds the same id). */
export const WEEK_OLD_USER = '65f000000000000000000002';

/** The demo member who has kept it for 400 days. */
export const YEAR_OLD_USER = '65f000000000000000000004';

/** The demo member who is in the middle of a marathon. */
export const MARATHON_USER = '65f000000000000000000005';

/** A repeated run renews definitions and keeps members' days; `demo` adds the demo members' days. */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  await seedDefinitions();
  if (!demo) return;
  await seedSampleDays(WEEK_OLD_USER);
  await seedLongDiary(YEAR_OLD_USER);
  await seedPlans(WEEK_OLD_USER, 'week');
  await seedPlans(YEAR_OLD_USER, 'long');
  await seedCourses();
  const { danylo, bohdana } = readTakenCourses();
  await seedTakenCourses(MARATHON_USER, danylo);
  await seedTakenCourses(YEAR_OLD_USER, bohdana);
}

if (import.meta.main) {
  const env = readEnv();
  useMasterKeys(env.MASTER_KEY, ...env.MASTER_KEY_OLD);
  await connectDatabase(env.MONGODB_URI, 'diary');
  await seed({ demo: env.DEMO });
  await mongoose.disconnect();
}
