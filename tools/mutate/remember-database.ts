import { rememberDatabase } from '@stezhka/kit/testing/database';
import mongoose from 'mongoose';
import { REMEMBER, type Remember } from './plan.ts';

/** For the environment, which stands outside of the modules that a test file has loaded. */
(globalThis as { [REMEMBER]?: Remember })[REMEMBER] = async () =>
  mongoose.connection.readyState === mongoose.ConnectionStates.connected ? rememberDatabase() : undefined;
