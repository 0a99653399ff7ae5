import { connectDatabase } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import mongoose from 'mongoose';
import { seed } from './seed/seed.ts';

const env = readEnv();
await connectDatabase(env.MONGODB_URI, 'content');
await seed({ demo: env.DEMO });
await mongoose.disconnect();
