import { DEFAULT_LOCALE } from '@stezhka/kit-contract';
import { IDENTITY_HEADER, type SigningKey, signIdentity } from '../identity/identity.ts';
import { readEnv } from '../process/env.ts';

const TIMEOUT_MS = 5_000;
let signingKey: SigningKey | undefined;

/** Whose word to the gateway's private listener this process gives. */
export function useSigningKey(key: SigningKey): void {
  signingKey = key;
}

/** Returns `data`. @throws Error on a refusal or after 5 s: a job then tries again */
export const notifyGateway = <T = unknown>(path: `/private/${string}`, body: object): Promise<T> =>
  call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @throws Error as `notifyGateway` does */
export const callGateway = <T>(path: `/private/${string}`): Promise<T> => call(path);

async function call<T>(path: string, { headers, method = 'GET', ...init }: RequestInit = {}): Promise<T> {
  if (!signingKey) throw new Error('No signing key: useSigningKey comes first.');
  const url = new URL(path, readEnv().GATEWAY_PRIVATE_URL);
  const audience = `${method} ${url.pathname}`;
  const token = await signIdentity({ roles: [], locale: DEFAULT_LOCALE, audience }, signingKey);
  const reply = await fetch(url, {
    ...init,
    method,
    headers: { ...(headers as Record<string, string>), [IDENTITY_HEADER]: token },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`The gateway answered ${reply.status} to ${url.pathname}.`);
  return ((await reply.json()) as { data: T }).data;
}
