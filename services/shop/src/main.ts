import { readEnv } from '@stezhka/kit/env';
import { startService } from '@stezhka/kit/service';
import { useEventSink } from './analytics/event-sink.ts';
import { createApp } from './app.ts';
import { readCarrier, readProvider, readSink } from './env.ts';
import { useCarrier } from './nova-poshta/carrier.ts';
import { useProvider } from './payments/provider.ts';

useCarrier(readCarrier());
useEventSink(readSink());
useProvider(readProvider(process.env, readEnv().DEMO));

await startService({
  name: 'shop',
  createApp: (env) => createApp({ identitySecret: env.IDENTITY_SECRET, dataDir: env.DATA_DIR }),
});
