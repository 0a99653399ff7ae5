import Joi from 'joi';
import type { Carrier } from './nova-poshta/carrier.ts';
import { fixtureCarrier } from './nova-poshta/fixture-carrier.ts';
import { novaPoshta } from './nova-poshta/nova-poshta.ts';
import { type LiqpaySettings, liqpay } from './payments/liqpay/liqpay.ts';
import { PROVIDERS } from './payments/payments.model.ts';
import type { Provider } from './payments/provider.ts';
import { sandbox } from './payments/sandbox/sandbox.ts';

const address = Joi.string()
  .uri({ scheme: ['http', 'https'] })
  .empty('')
  .default('https://api.novaposhta.ua/v2.0/json/')
  .label('NOVA_POSHTA_URL');

/** Without a key the fixture carrier of demonstrations, else none. @throws Error naming an invalid variable */
export function readCarrier(env: NodeJS.ProcessEnv, demo: boolean): Carrier | undefined {
  const key = env.NOVA_POSHTA_KEY;
  if (key) return novaPoshta({ url: Joi.attempt(env.NOVA_POSHTA_URL, address), key });
  return demo ? fixtureCarrier : undefined;
}

/** @throws Error naming an invalid variable */
export const readSink = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  Joi.attempt(
    env.ANALYTICS_URL,
    Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .empty('')
      .label('ANALYTICS_URL'),
  );

/** Orders from one address. @throws Error naming an invalid variable */
export const readOrdersPerHour = (env: NodeJS.ProcessEnv = process.env): number =>
  Joi.attempt(
    env.ORDERS_PER_HOUR,
    Joi.number().integer().min(1).empty('').default(30).label('ORDERS_PER_HOUR'),
  );

const key = Joi.string().empty('').required();
const liqpaySchema = Joi.object<LiqpaySettings>({
  publicKey: key.label('LIQPAY_PUBLIC_KEY'),
  privateKey: key.label('LIQPAY_PRIVATE_KEY'),
  url: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .empty('')
    .default('https://www.liqpay.ua')
    .label('LIQPAY_URL'),
});
const providerName = Joi.string()
  .valid(...PROVIDERS)
  .empty('')
  .default('sandbox')
  .label('PAYMENT_PROVIDER');

/** Undefined outside demonstrations without LiqPay's keys. @throws Error naming an invalid or missing variable */
export function readProvider(env: NodeJS.ProcessEnv, demo: boolean): Provider | undefined {
  if (Joi.attempt(env.PAYMENT_PROVIDER, providerName) === 'sandbox') return demo ? sandbox() : undefined;
  const settings = {
    publicKey: env.LIQPAY_PUBLIC_KEY,
    privateKey: env.LIQPAY_PRIVATE_KEY,
    url: env.LIQPAY_URL,
  };
  return liqpay(Joi.attempt(settings, liqpaySchema));
}
