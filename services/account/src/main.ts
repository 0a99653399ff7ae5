import { startWorker } from '@stezhka/kit/jobs';
import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';
import { readLimits } from './env.ts';

await startService({
  name: 'account',
  createApp: (env) =>
    createApp({ identitySecret: env.IDENTITY_SECRET, dataDir: env.DATA_DIR, limits: readLimits() }),
  start: () => startWorker().stop,
});
