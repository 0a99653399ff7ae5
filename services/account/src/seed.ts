import { connectDatabase } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import { useMasterKeys } from '@stezhka/kit/sealed';
import mongoose from 'mongoose';
import { configureHashing } from './passwords/hashing.ts';

/** The account service needs no definitions. The demo members' password is public: only a demonstration has them. */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  if (!demo) return;
  // Only here, and not before: an image for real people does not hold them (docker/Dockerfile).
  const { seedBelongings, seedDemo } = await import('./seed/demo.ts');
  await seedDemo();
  await seedBelongings();
  await (await import('./seed/experts.ts')).seedExperts();
}

if (import.meta.main) {
  const env = readEnv();
  useMasterKeys(env.MASTER_KEY, ...env.MASTER_KEY_OLD);
  // No visitor waits beside a seed, and it may not fail because the machine is busy.
  configureHashing({ priority: 0, timeout: 60_000 });
  await connectDatabase(env.MONGODB_URI, 'account');
  await seed({ demo: env.DEMO });
  await mongoose.disconnect();
}
