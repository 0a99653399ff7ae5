import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { readEnv } from './env.ts';
import { defineJob, later } from './jobs.ts';

const TIMEOUT_MS = 5_000;

const purgeJob = defineJob(
  'purge',
  Joi.object<{ tags: string[] }>({ tags: Joi.array().items(Joi.string().max(200)).min(1).required() }),
  async ({ tags }) => {
    const reply = await fetch(new URL('/private/purge', readEnv().GATEWAY_PRIVATE_URL), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) throw new Error(`The gateway answered ${reply.status} to a purge.`);
  },
);

/**
 * Takes everything that shows these tags (`cacheTags` of the replies) out of the gateways' caches, once the caller's
 * transaction is done.
 * @param session the transaction's; null purges at once
 */
export async function purge(session: ClientSession | null, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)];
  if (unique.length) await later(session, purgeJob, { tags: unique });
}
