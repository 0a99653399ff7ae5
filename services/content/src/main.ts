import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';

await startService({
  name: 'content',
  createApp: (env) => createApp({ identityKeys: env.identityKeys }),
});
