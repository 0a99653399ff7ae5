import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';
import { readCarrier } from './env.ts';
import { useCarrier } from './nova-poshta/carrier.ts';

useCarrier(readCarrier());

await startService({
  name: 'shop',
  createApp: (env) => createApp({ identitySecret: env.IDENTITY_SECRET, dataDir: env.DATA_DIR }),
});
