import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { defineJob, later } from '../jobs/jobs.ts';
import { notifyGateway } from './private-listener.ts';

export { callService } from './call-service.ts';
export { callGateway, notifyGateway } from './private-listener.ts';

const purgeJob = defineJob(
  'purge',
  Joi.object<{ tags: string[] }>({ tags: Joi.array().items(Joi.string().max(200)).min(1).required() }),
  ({ tags }) => notifyGateway('/private/purge', { tags }),
);

/** Purges the gateways' caches after the transaction; null purges at once. */
export async function purge(session: ClientSession | null, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)];
  if (unique.length) await later(session, purgeJob, { tags: unique });
}
