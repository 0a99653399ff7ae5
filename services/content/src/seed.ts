import { connectDatabase } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import { useMasterKeys } from '@stezhka/kit/sealed';
import mongoose from 'mongoose';
import { seedDefinitions } from './seed/definitions.ts';
import { seedDemo } from './seed/demo.ts';

/** Writes what every page needs, and for a demonstration articles, authors and partners; running it again changes nothing but the dates. */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  await seedDefinitions();
  if (demo) await seedDemo();
}

if (import.meta.main) {
  const env = readEnv();
  useMasterKeys(env.MASTER_KEY, ...env.MASTER_KEY_OLD);
  await connectDatabase(env.MONGODB_URI, 'content');
  await seed({ demo: env.DEMO });
  await mongoose.disconnect();
}
