import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';

await startService({
  name: 'shop',
  createApp: (env) => createApp({ identitySecret: env.IDENTITY_SECRET, dataDir: env.DATA_DIR }),
});
