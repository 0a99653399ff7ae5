import { connectDatabase } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import mongoose from 'mongoose';
import { seed } from './seed/seed.ts';

const env = readEnv();
// Their password is public: only a demonstration may have them.
if (env.DEMO) {
  await connectDatabase(env.MONGODB_URI, 'account');
  await seed();
  await mongoose.disconnect();
}
