import { join } from 'node:path';
import { address, readEnv, readVariables, secret } from '@stezhka/kit/env';
import { readIdentityKeys, readSigningKey } from '@stezhka/kit/identity';
import { makeValidator, num, port, str, url } from 'envalid';
import { DEVELOPMENT_TOKENS, DeployTokens, deployTokens } from './releases/deploy-tokens.ts';

/** 'http://10.0.0.1:4010, http://10.0.0.2:4010' → a list without trailing slashes. */
const addresses = makeValidator((input) =>
  input
    .split(',')
    .map((one) => one.trim().replace(/(?<!\/)\/+$/, ''))
    .filter(Boolean)
    .map((one) => {
      if (!/^https?:$/.test(new URL(one).protocol)) throw new Error('names what is no http address');
      return one;
    }),
);

const origin = address(['http', 'https']);

export function gatewayEnv(source: NodeJS.ProcessEnv = process.env) {
  const { NODE_ENV, DEMO } = readEnv(source);
  // A demonstration is visited by localhost as well as by 127.0.0.1: its Host header says.
  const hasOwnHost = DEMO || NODE_ENV !== 'production';
  const own = readVariables(
    { ...source, PUBLIC_ORIGIN: source.PUBLIC_ORIGIN || undefined },
    {
      PORT: port({ default: 4000, desc: 'the public listener' }),
      PRIVATE_PORT: port({ default: 4001, desc: 'the private listener, for renderer and services' }),
      PRIVATE_HOST: str({
        default: '127.0.0.1',
        desc: 'where the private listener binds; never an outside address',
      }),
      SESSION_SECRET: secret('session'),
      PUBLIC_ORIGIN: origin(
        hasOwnHost ? { default: '' } : { desc: 'say what visitors type, such as https://stezhka.example' },
      ),
      TRUST_PROXY: str({
        default: '',
        desc: 'addresses or networks whose X-Forwarded-… headers are believed',
      }),
      UPSTREAM_ACCOUNT: addresses({ default: ['http://127.0.0.1:4003'] }),
      UPSTREAM_CONTENT: addresses({ default: ['http://127.0.0.1:4004'] }),
      UPSTREAM_DIARY: addresses({ default: ['http://127.0.0.1:4005'] }),
      UPSTREAM_SHOP: addresses({ default: ['http://127.0.0.1:4006'] }),
      UPSTREAM_RENDERER: addresses({ default: ['http://127.0.0.1:4002'] }),
      PAYMENT_PROVIDER: str({ default: '', desc: 'as the shop reads it' }),
      LIQPAY_URL: url({ default: 'https://www.liqpay.ua', desc: 'as the shop reads it' }),
      DEPLOY_TOKENS: deployTokens({
        default: new DeployTokens(''),
        devDefault: DEVELOPMENT_TOKENS,
        desc: 'digests of the tokens that ship releases, by part',
      }),
      LIMIT_READS: num({ default: 600, desc: 'reads a minute and visitor that reach a service' }),
      LIMIT_WRITES: num({ default: 120, desc: 'changes a minute and visitor' }),
      LIMIT_UPLOADS: num({ default: 10, desc: 'uploads a minute and visitor, which count as changes too' }),
      LIMIT_FILES: num({ default: 2400, desc: 'files of the services a minute and visitor' }),
      LIMIT_ALL: num({ default: 6000, desc: 'requests of any kind a minute and address' }),
    },
  );
  const env = { ...readEnv(source), ...own };
  return {
    ...env,
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN.replace(/(?<!\/)\/+$/, ''),
    /** Where checkout's form may go besides this site; '' for nowhere. */
    paymentOrigin: env.PAYMENT_PROVIDER === 'liqpay' ? new URL(env.LIQPAY_URL).origin : '',
    releasesDir: join(env.DATA_DIR, 'releases'),
    signingKey: readSigningKey('gateway', source),
    identityKeys: readIdentityKeys(source),
  };
}

export type GatewayEnv = ReturnType<typeof gatewayEnv>;
