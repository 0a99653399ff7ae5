import { readEnv } from '../process/env.ts';

const TIMEOUT_MS = 5_000;

/** Returns `data`. @throws Error on a refusal or after 5 s: a job then tries again */
export const notifyGateway = <T = unknown>(path: `/private/${string}`, body: object): Promise<T> =>
  call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @throws Error as `notifyGateway` does */
export const callGateway = <T>(path: `/private/${string}`): Promise<T> => call(path);

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const url = new URL(path, readEnv().GATEWAY_PRIVATE_URL);
  const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok) throw new Error(`The gateway answered ${reply.status} to ${url.pathname}.`);
  return ((await reply.json()) as { data: T }).data;
}
