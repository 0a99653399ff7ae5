import { takeMasterKeys } from '@stezhka/kit/sealed';
import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';
import { readHashing, readLimits, readOpenid } from './env.ts';
import { loadEstimator } from './passwords/common-passwords.ts';
import { configureHashing } from './passwords/hashing.ts';
import { endHasher, startHasher } from './passwords/passwords.ts';

await startService({
  name: 'account',
  start: async (env) => {
    await takeMasterKeys(env.MASTER_KEY, env.MASTER_KEY_OLD);
    configureHashing(readHashing());
    // A service that cannot hash lets no member in: it does not start.
    await Promise.all([startHasher(), loadEstimator()]);
    return endHasher;
  },
  createApp: (env) =>
    createApp({
      identityKeys: env.identityKeys,
      dataDir: env.DATA_DIR,
      limits: readLimits(),
      openid: readOpenid(),
    }),
});
