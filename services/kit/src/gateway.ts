import { readEnv } from './env.ts';

const TIMEOUT_MS = 5_000;

/**
 * Says something to the gateway's private listener, e.g. '/private/purge' and { tags }.
 * @throws Error when it does not answer within 5 s or refuses; a job then tries again
 */
export async function tellGateway(path: `/private/${string}`, body: object): Promise<void> {
  const reply = await fetch(new URL(path, readEnv().GATEWAY_PRIVATE_URL), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`The gateway answered ${reply.status} to ${path}.`);
}
