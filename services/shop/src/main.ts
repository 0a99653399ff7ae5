import { readEnv } from '@stezhka/kit/env';
import { log } from '@stezhka/kit/log';
import { startService } from '@stezhka/kit/service';
import { useEventSink } from './analytics/event-sink.ts';
import { createApp } from './app.ts';
import { allowOrdersPerHour } from './checkout/order-limits.ts';
import { readCarrier, readOrdersPerHour, readProvider, readSink } from './env.ts';
import { useCarrier } from './nova-poshta/carrier.ts';
import { useProvider } from './payments/provider.ts';

const { DEMO } = readEnv();
const carrier = readCarrier(process.env, DEMO);
const provider = readProvider(process.env, DEMO);
useCarrier(carrier);
useEventSink(readSink());
allowOrdersPerHour(readOrdersPerHour());
useProvider(provider);
if (!carrier) log.warn('delivery to branches and lockers is off: set NOVA_POSHTA_KEY');
if (!provider) log.warn('payments by card are off: set PAYMENT_PROVIDER and its keys');

await startService({
  name: 'shop',
  createApp: (env) => createApp({ identityKeys: env.identityKeys }),
});
