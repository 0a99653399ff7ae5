import { drawPicture } from '@stezhka/art';
import { AppError } from '@stezhka/kit/errors';
import { raster } from '@stezhka/kit/raster';
import type { Choices } from '@stezhka/shop-contract';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { choicesQuery } from './choices.ts';
import { PendingRequests } from './pending-requests.ts';

const WIDTHS: Record<string, number> = { '400.webp': 400, '800.webp': 800 };
const MEMORY_BYTES = 16 * 1024 * 1024;
const DAY_SECONDS = 86_400;
/** Drawing blocks the process: one at a time, and at most 30 requests wait. */
const queue = bulkhead(1, 30);
const pending = new PendingRequests();

const pictures = new LRUCache<string, Buffer, { choices: Choices; width: number }>({
  maxSize: MEMORY_BYTES,
  sizeCalculation: (bytes) => bytes.length || 1,
  fetchMethod: (key, _stale, { context: { choices, width } }) =>
    queue.execute(() => {
      if (!pending.has(key)) throw new AppError('unavailable');
      const options = { ...choices, engraving: choices.engraving || null };
      return raster(drawPicture({ draw: 'constructor', slug: 'constructor', options }), {
        width,
        format: 'webp',
      });
    }),
});

export function constructorPicture(): Router {
  const router = Router();
  router.get('/files/shop/constructor/:name', async (req, res) => {
    const width = WIDTHS[req.params.name];
    if (!width) throw new AppError('not_found');
    const { value: choices, error } = choicesQuery.validate(req.query);
    if (error) throw new AppError('bad_request');
    const key = JSON.stringify([width, choices]);
    pending.add(key, res);
    const bytes = await pictures.forceFetch(key, { context: { choices, width } }).catch((cause: unknown) => {
      if (cause instanceof BulkheadRejectedError) throw new AppError('unavailable', { cause, retryAfter: 2 });
      throw cause;
    });
    res.set({
      'Content-Type': 'image/webp',
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
    });
    res.send(bytes);
  });
  return router;
}
