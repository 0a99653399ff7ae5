import { connectDatabase } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import { useMasterKeys } from '@stezhka/kit/sealed';
import mongoose from 'mongoose';
import { configureHashing } from './passwords/hashing.ts';
import { seed } from './seed/seed.ts';

const env = readEnv();
useMasterKeys(env.MASTER_KEY, ...env.MASTER_KEY_OLD);
// No visitor waits beside a seed, and it may not fail because the machine is busy.
configureHashing({ priority: 0, timeout: 60_000 });
await connectDatabase(env.MONGODB_URI, 'account');
await seed({ demo: env.DEMO });
await mongoose.disconnect();
