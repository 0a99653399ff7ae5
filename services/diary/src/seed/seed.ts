import { seedDefinitions } from './definitions.ts';
import { seedSampleDays } from './sample-days.ts';

/** The demo member who has kept the diary for a week (the account service seeds the same id). */
export const WEEK_OLD_USER = '65f000000000000000000002';

/** A repeated run renews definitions and keeps members' days; `demo` adds the demo member's days. */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  await seedDefinitions();
  if (demo) await seedSampleDays(WEEK_OLD_USER);
}
