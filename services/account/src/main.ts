import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';
import { readLimits, readOpenid } from './env.ts';

await startService({
  name: 'account',
  createApp: (env) =>
    createApp({
      identitySecret: env.IDENTITY_SECRET,
      dataDir: env.DATA_DIR,
      limits: readLimits(),
      openid: readOpenid(),
    }),
});
