import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { type CollectionWatch, watchCollection } from '@stezhka/kit/watch-collection';
import mongoose from 'mongoose';
import type { MicroCache } from './micro-cache.ts';

const HOUR_SECONDS = 3600;

interface Purge {
  tags: string[];
  at: Date;
}

const schema = new mongoose.Schema<Purge>(
  { tags: { type: [String], required: true }, at: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: HOUR_SECONDS });

/** One purge each, read by every gateway through the change stream. */
export const PurgeModel = mongoose.model('Purge', schema, 'purges');

export function watchPurges(cache: MicroCache): CollectionWatch {
  return watchCollection<Purge>(
    () => PurgeModel.watch([{ $match: { operationType: 'insert' } }]) as never,
    (purge) => {
      if (purge) cache.purge(purge.tags);
      else cache.clear();
    },
  );
}

/** Purges here at once and at the other gateways through the database. @throws AppError invalid_input */
export async function purge(cache: MicroCache, tags: unknown): Promise<void> {
  const good =
    Array.isArray(tags) &&
    tags.length <= 1000 &&
    tags.every((tag) => typeof tag === 'string' && tag.length > 0 && tag.length <= 300);
  if (!good) throw new AppError('invalid_input', { fields: { tags: 'a list of texts' } });
  cache.purge(tags as string[]);
  await PurgeModel.create({ tags, at: clock.now() });
}
