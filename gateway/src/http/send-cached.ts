import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { CachedReply, CacheResult } from '../cache/micro-cache.ts';

const compress = promisify(brotliCompress);
/** Below this many bytes compression costs more than it saves. */
const WORTHWHILE = 1024;
const QUALITY = 5;
/** Bytes from which a body that nobody keeps is compressed hastily: 2 MB cost 60 ms at 5, 10 ms at 1. */
const LARGE = 128 * 1024;

const takesBrotli = (req: IncomingMessage) => /\bbr\b/.test(String(req.headers['accept-encoding'] ?? ''));

/** Sends a cached reply, in brotli where the client takes it; the compressed body is cached with the plain one. */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  cached: CachedReply,
  result: CacheResult | 'none',
): void {
  res.statusCode = cached.status;
  for (const [name, value] of Object.entries(cached.headers)) res.setHeader(name, value);
  if (result !== 'none') res.setHeader('X-Cache', result);
  if (req.context.side === 'private') setRendererHeaders(res, cached);
  const { body, small } = cached;
  if (result !== 'none' && cached.status === 200) {
    cached.etag ??= `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    res.setHeader('ETag', cached.etag);
    if (req.headers['if-none-match'] === cached.etag) {
      res.statusCode = 304;
      res.removeHeader('Content-Type');
      res.end();
      return;
    }
  }
  if (body.length < WORTHWHILE || !takesBrotli(req)) end(req, res, body);
  else if (small) endSmall(req, res, small);
  else {
    const quality = result === 'none' && body.length > LARGE ? 1 : QUALITY;
    void compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).then(
      (made) => {
        cached.small = made;
        endSmall(req, res, made);
      },
      () => end(req, res, body),
    );
  }
}

/** Tells the renderer the tags and the end of a reply, so that it keeps a page no longer than its data. */
function setRendererHeaders(res: ServerResponse, { tags, until }: CachedReply): void {
  if (tags.length) res.setHeader('Cache-Tags', tags.join(', '));
  if (until === undefined) return;
  res.setHeader('Cache-Seconds', Math.max(0, Math.floor((until - performance.now()) / 1000)));
}

function endSmall(req: IncomingMessage, res: ServerResponse, body: Buffer): void {
  res.setHeader('Content-Encoding', 'br');
  end(req, res, body);
}

function end(req: IncomingMessage, res: ServerResponse, body: Buffer): void {
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
}
