import { Router } from 'express';
import { AppError } from '../errors/errors.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { abandonedSignal } from '../process/fair-queue.ts';
import { createRenditionReader } from './rendition-reader.ts';
import { parseName } from './sizes.ts';
import { findFile } from './store.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** /files/{domain}/{id}/{width}.{format}; a file with access 'owner' does not exist for others. */
export function fileRoutes(domain: string): Router {
  const read = createRenditionReader();
  const router = Router();
  router.get(`/files/${domain}/:id/:name`, async (req, res) => {
    const requester = { visitor: visitorAddress(req), gone: abandonedSignal(res) };
    const rendition = parseName(req.params.name);
    const file = rendition && (await findFile(req.params.id));
    if (!file) throw new AppError('not_found');
    const own = file.access === 'owner';
    if (own && req.identity.userId !== file.owner) throw new AppError('not_found');
    const bytes = await read({ file, ...rendition }, requester);
    res.set({
      'Content-Type': `image/${rendition.format}`,
      'Cache-Control': own ? 'private, no-store' : `public, max-age=${YEAR_SECONDS}, immutable`,
      'X-Content-Type-Options': 'nosniff',
    });
    res.send(bytes);
  });
  return router;
}
