import { takeMasterKeys } from '@stezhka/kit/sealed';
import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';

await startService({
  name: 'diary',
  start: async (env) => {
    await takeMasterKeys(env.MASTER_KEY, env.MASTER_KEY_OLD);
    return async () => {};
  },
  createApp: (env) => createApp({ identityKeys: env.identityKeys }),
});
