import { startService } from '@stezhka/kit/service';
import { useSink } from './analytics/sink.ts';
import { createApp } from './app.ts';
import { readCarrier, readSink } from './env.ts';
import { useCarrier } from './nova-poshta/carrier.ts';

useCarrier(readCarrier());
useSink(readSink());

await startService({
  name: 'shop',
  createApp: (env) => createApp({ identitySecret: env.IDENTITY_SECRET, dataDir: env.DATA_DIR }),
});
