import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { AppError } from '@stezhka/kit/errors';
import { plainFiles } from '@stezhka/kit/plain-files';
import { isReleaseId } from '@stezhka/shell-composition/releases';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

const OF_A_FILE = ['Content-Encoding', 'ETag', 'Last-Modified', 'Access-Control-Allow-Origin'];
const YEAR_MS = 365 * 24 * 3600_000;

/** GET /assets/<name>/<version>/<file>: a release never changes, so browsers keep its files for ever. */
export function serveAssets(releasesDir: string): RequestHandler {
  const listings = new LRUCache<string, Set<string>>({ max: 64 });
  const filesOf = (root: string): Set<string> | undefined => {
    const known = listings.get(root);
    if (known) return known;
    try {
      const files = new Set(plainFiles(root));
      if (existsSync(join(root, '../release.json'))) listings.set(root, files);
      return files;
    } catch {
      return undefined;
    }
  };
  return (req, res, next) => {
    req.context.label = 'asset';
    const missing = () => {
      for (const name of res.headersSent ? [] : OF_A_FILE) res.removeHeader(name);
      next(new AppError('not_found'));
    };
    if (req.method !== 'GET' && req.method !== 'HEAD') return missing();
    const [, name, version, encoded = ''] = /^\/([^/]+)\/([^/]+)\/([^?]+)/.exec(req.url) ?? [];
    const file = decoded(encoded);
    if (!isReleaseId(name, version) || !file || !extname(file)) return missing();
    const root = join(releasesDir, name!, version!, 'web');
    const files = filesOf(root);
    if (!files?.has(file)) return missing();
    // Scripts are loaded with crossorigin=anonymous, so that integrity is checked.
    res.set({ 'Access-Control-Allow-Origin': '*', Vary: 'Accept-Encoding' }).type(extname(file));
    const small = files.has(`${file}.br`) && /\bbr\b/.test(req.get('accept-encoding') ?? '');
    if (small) res.set('Content-Encoding', 'br');
    res.sendFile(
      small ? `${file}.br` : file,
      { root, maxAge: YEAR_MS, immutable: true, etag: false },
      (error) => error && missing(),
    );
  };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
