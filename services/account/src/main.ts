import { takeMasterKeys } from '@stezhka/kit/master-keys';
import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';
import { readLimits, readOpenid } from './env.ts';
import { endHasher, hashPassword } from './passwords/passwords.ts';

await startService({
  name: 'account',
  start: async (env) => {
    await takeMasterKeys(env.MASTER_KEY, env.MASTER_KEY_OLD);
    // Nobody could log in at a service that cannot hash: it does not start.
    await hashPassword('the first');
    return endHasher;
  },
  createApp: (env) =>
    createApp({
      identitySecret: env.IDENTITY_SECRET,
      dataDir: env.DATA_DIR,
      limits: readLimits(),
      openid: readOpenid(),
    }),
});
