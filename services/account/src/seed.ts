import { connectDatabase } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import { useMasterKeys } from '@stezhka/kit/sealed';
import mongoose from 'mongoose';
import { seed } from './seed/seed.ts';

const env = readEnv();
useMasterKeys(env.MASTER_KEY, ...env.MASTER_KEY_OLD);
await connectDatabase(env.MONGODB_URI, 'account');
await seed({ demo: env.DEMO });
await mongoose.disconnect();
