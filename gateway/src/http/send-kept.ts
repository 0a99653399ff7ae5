import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { CacheResult, Kept } from '../cache/micro-cache.ts';

const compress = promisify(brotliCompress);
/** Below this many bytes compression costs more than it saves. */
const WORTHWHILE = 1024;
/** Of 11: a page takes about two milliseconds. */
const QUALITY = 5;

const takesBrotli = (req: IncomingMessage) => /\bbr\b/.test(String(req.headers['accept-encoding'] ?? ''));

/** Answers with a kept reply, in brotli where the caller takes it; the small body is kept beside the plain one. */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  kept: Kept,
  result: CacheResult | 'none',
): void {
  res.statusCode = kept.status;
  for (const [name, value] of Object.entries(kept.headers)) res.setHeader(name, value);
  if (result !== 'none') res.setHeader('X-Cache', result);
  if (req.visit.side === 'private') tellInside(res, kept);
  const { body, small } = kept;
  if (result !== 'none' && kept.status === 200) {
    kept.etag ??= `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    res.setHeader('ETag', kept.etag);
    if (req.headers['if-none-match'] === kept.etag) {
      res.statusCode = 304;
      res.removeHeader('Content-Type');
      res.end();
      return;
    }
  }
  if (body.length < WORTHWHILE || !takesBrotli(req)) end(req, res, body);
  else if (small) endSmall(req, res, small);
  else
    void compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).then(
      (made) => {
        kept.small = made;
        endSmall(req, res, made);
      },
      () => end(req, res, body),
    );
}

/** What the renderer must know to keep a page no longer than what it shows. */
function tellInside(res: ServerResponse, { tags, until }: Kept): void {
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
