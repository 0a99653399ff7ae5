import { drawPicture } from '@stezhka/art';
import { AppError } from '@stezhka/kit/errors';
import { abandonedSignal, FairQueue } from '@stezhka/kit/fair-queue';
import { visitorAddress } from '@stezhka/kit/http';
import { raster } from '@stezhka/kit/raster';
import type { Choices } from '@stezhka/shop-contract';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { choicesQuery } from './choices.ts';

const WIDTHS: Record<string, number> = { '400.webp': 400, '800.webp': 800 };
const MEMORY_BYTES = 16 * 1024 * 1024;
const DAY_SECONDS = 86_400;

/** Drawing blocks the process: one at a time. A cart with different diaries asks for several pictures at once. */
const QUEUE = { running: 1, waiting: 60, perVisitor: 6 };
const PATIENCE_MS = 5_000;

export function constructorPicture(patienceMs = PATIENCE_MS): Router {
  const queue = new FairQueue({ ...QUEUE, within: { answer: patienceMs } });
  const pictures = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
  });
  const draw = async (key: string, choices: Choices, width: number) => {
    const bytes = pictures.get(key) ?? (await drawPreview(choices, width));
    pictures.set(key, bytes);
    return bytes;
  };

  const router = Router();
  router.get('/files/shop/constructor/:name', async (req, res) => {
    const width = WIDTHS[req.params.name];
    if (!width) throw new AppError('not_found');
    const { value: choices, error } = choicesQuery.validate(req.query);
    if (error) throw new AppError('bad_request');
    const key = JSON.stringify([width, choices]);
    const bytes =
      pictures.get(key) ??
      (await queue.run(visitorAddress(req), () => draw(key, choices, width), abandonedSignal(res)));
    res.set({
      'Content-Type': 'image/webp',
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
    });
    res.send(bytes);
  });
  return router;
}

function drawPreview(choices: Choices, width: number): Promise<Buffer> {
  const options = { ...choices, engraving: choices.engraving || null };
  const svg = drawPicture({ draw: 'constructor', slug: 'constructor', options });
  return raster(svg, { width, format: 'webp' });
}
