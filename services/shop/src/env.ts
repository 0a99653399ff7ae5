import Joi from 'joi';
import { novaPoshta } from './nova-poshta/api.ts';
import type { Carrier } from './nova-poshta/carrier.ts';
import { fixtureCarrier } from './nova-poshta/fixture.ts';

const address = Joi.string()
  .uri({ scheme: ['http', 'https'] })
  .empty('')
  .default('https://api.novaposhta.ua/v2.0/json/')
  .label('NOVA_POSHTA_URL');

/** The carrier's API behind a key; without one, cities with made-up branches. @throws Error that names a wrong variable */
export function readCarrier(env: NodeJS.ProcessEnv = process.env): Carrier {
  const key = env.NOVA_POSHTA_KEY;
  return key ? novaPoshta({ url: Joi.attempt(env.NOVA_POSHTA_URL, address), key }) : fixtureCarrier;
}

/** Where analytics events of those who agreed go; undefined: nowhere. @throws Error that names a wrong variable */
export const readSink = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  Joi.attempt(
    env.ANALYTICS_URL,
    Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .empty('')
      .label('ANALYTICS_URL'),
  );
