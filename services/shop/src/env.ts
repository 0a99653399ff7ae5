import { address, filled, readVariables, text, wholeNumber } from '@stezhka/kit/env';
import type { Carrier } from './nova-poshta/carrier.ts';
import { fixtureCarrier } from './nova-poshta/fixture-carrier.ts';
import { novaPoshta } from './nova-poshta/nova-poshta.ts';
import { liqpay } from './payments/liqpay/liqpay.ts';
import { PROVIDERS } from './payments/payments.model.ts';
import type { Provider } from './payments/provider.ts';
import { sandbox } from './payments/sandbox/sandbox.ts';

const http = address(['http', 'https']);

/**
 * Without a key the fixture carrier of demonstrations, else none.
 * @throws Error naming each wrong variable, as all of these
 */
export function readCarrier(source: NodeJS.ProcessEnv, demo: boolean): Carrier | undefined {
  const { NOVA_POSHTA_KEY: key, NOVA_POSHTA_URL: url } = readVariables(filled(source), {
    NOVA_POSHTA_KEY: text({ default: '' }),
    NOVA_POSHTA_URL: http({ default: 'https://api.novaposhta.ua/v2.0/json/' }),
  });
  if (key) return novaPoshta({ url, key });
  return demo ? fixtureCarrier : undefined;
}

export const readSink = (source: NodeJS.ProcessEnv = process.env): string | undefined =>
  readVariables(filled(source), { ANALYTICS_URL: http({ default: undefined }) }).ANALYTICS_URL;

/** Orders from one address. */
export const readOrdersPerHour = (source: NodeJS.ProcessEnv = process.env): number =>
  readVariables(filled(source), { ORDERS_PER_HOUR: wholeNumber(1)({ default: 30 }) }).ORDERS_PER_HOUR;

/** Undefined outside demonstrations without LiqPay's keys. */
export function readProvider(source: NodeJS.ProcessEnv, demo: boolean): Provider | undefined {
  const { PAYMENT_PROVIDER } = readVariables(filled(source), {
    PAYMENT_PROVIDER: text({ choices: PROVIDERS, default: 'sandbox' }),
  });
  if (PAYMENT_PROVIDER === 'sandbox') return demo ? sandbox() : undefined;
  const env = readVariables(filled(source), {
    LIQPAY_PUBLIC_KEY: text(),
    LIQPAY_PRIVATE_KEY: text(),
    LIQPAY_URL: http({ default: 'https://www.liqpay.ua' }),
  });
  return liqpay({
    publicKey: env.LIQPAY_PUBLIC_KEY,
    privateKey: env.LIQPAY_PRIVATE_KEY,
    url: env.LIQPAY_URL,
  });
}
