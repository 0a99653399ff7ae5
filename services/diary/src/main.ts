import { useMasterKeys } from '@stezhka/kit/sealed';
import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';

await startService({
  name: 'diary',
  createApp: (env) => {
    useMasterKeys(env.MASTER_KEY);
    return createApp({ identitySecret: env.IDENTITY_SECRET });
  },
});
