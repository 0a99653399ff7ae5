import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import { AppError } from '../errors/errors.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { abandonedSignal } from '../process/fair-queue.ts';
import { createRenditionReader } from './rendition-reader.ts';
import { parseName } from './sizes.ts';
import { findFile, findPicture, readPart, type StoredFile } from './store.ts';
import { VIDEO_NAME } from './video.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** /files/{domain}/{id}/{width}.{format} or video.webm; a file with access 'owner' does not exist for others. */
export function fileRoutes(domain: string): Router {
  const read = createRenditionReader();
  const router = Router();
  router.get(`/files/${domain}/:id/${VIDEO_NAME}`, async (req, res) => {
    const file = await findFile(req.params.id);
    if (file?.format !== 'webm' || isHidden(file, req)) throw new AppError('not_found');
    await sendVideo(file, req, res);
  });
  router.get(`/files/${domain}/:id/:name`, async (req, res) => {
    const requester = { visitor: visitorAddress(req), gone: abandonedSignal(res) };
    const rendition = parseName(req.params.name);
    const file = rendition && (await findPicture(req.params.id));
    if (!file || isHidden(file, req)) throw new AppError('not_found');
    res.set(headersOf(file, `image/${rendition.format}`));
    // Whether it is there is known without its bytes, which may have to be drawn.
    if (req.method === 'HEAD') return void res.end();
    res.send(await read({ file, ...rendition }, requester));
  });
  return router;
}

const isHidden = ({ access, owner }: StoredFile, { identity }: Request) =>
  access === 'owner' && identity.userId !== owner;

const headersOf = ({ access }: StoredFile, type: string) => ({
  'Content-Type': type,
  'Cache-Control': access === 'owner' ? 'private, no-store' : `public, max-age=${YEAR_SECONDS}, immutable`,
  'X-Content-Type-Options': 'nosniff',
});

/** Whole, or the one part that is asked for: players seek by parts. */
async function sendVideo(file: StoredFile, req: Request, res: Response): Promise<void> {
  const { id, bytes } = file;
  res.set({ ...headersOf(file, 'video/webm'), 'Accept-Ranges': 'bytes', ETag: `"${id}"` });
  if (req.fresh) return void res.status(304).end();
  const part = partOf(req, bytes, `"${id}"`);
  if (part === 'none') {
    res.set({ 'Content-Range': `bytes */${bytes}`, 'Cache-Control': 'no-store' });
    return void res.status(416).end();
  }
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  if (part) res.status(206).set('Content-Range', `bytes ${start}-${end}/${bytes}`);
  res.set('Content-Length', String(end - start + 1));
  if (req.method === 'HEAD') return void res.end();
  await pipeline(Readable.from(readPart(id, start, end)), res).catch((error: NodeJS.ErrnoException) => {
    // The visitor has left, or sought another part.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** Undefined is the whole: several parts at once, or a header that cannot be read, are no reason to refuse. */
function partOf(
  req: Request,
  bytes: number,
  etag: string,
): { start: number; end: number } | 'none' | undefined {
  const isCurrent = (req.get('if-range') ?? etag) === etag;
  const [, first, last] = (isCurrent && /^bytes=(\d*)-(\d*)$/.exec(req.get('range') ?? '')) || [];
  if (!first && !last) return undefined;
  // 'bytes=-500' is the end of the file.
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  if (start >= bytes) return 'none';
  return first && last && Number(last) < start ? undefined : { start, end };
}
