import { configureDecoding } from '@stezhka/kit/files';
import { takeMasterKeys } from '@stezhka/kit/sealed';
import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';
import { readDecoding, readHashing, readLimits, readOpenid } from './env.ts';
import { loadEstimator } from './passwords/common-passwords.ts';
import { configureHashing } from './passwords/hashing.ts';
import { startHasher } from './passwords/passwords.ts';
import { blockDemoMembers } from './rights/demo-members.ts';

await startService({
  name: 'account',
  start: async (env) => {
    await takeMasterKeys(env.MASTER_KEY, env.MASTER_KEY_OLD);
    if (!env.DEMO) await blockDemoMembers();
    configureHashing(readHashing());
    configureDecoding(readDecoding());
    // A service that cannot hash lets no member in: it does not start.
    await Promise.all([startHasher(), loadEstimator()]);
  },
  createApp: (env) =>
    createApp({
      identityKeys: env.identityKeys,
      limits: readLimits(),
      openid: readOpenid(),
    }),
});
