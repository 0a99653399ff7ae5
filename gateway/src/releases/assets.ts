import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { isReleaseId } from './release-folder.ts';

const YEAR_MS = 365 * 24 * 3600_000;

/** GET /assets/<name>/<version>/<file>: a release never changes, so browsers keep its files for ever. */
export function serveAssets(releasesDir: string): RequestHandler {
  const listings = new LRUCache<string, Set<string>>({ max: 64 });
  /** Names of a release's files; what is not in this list is not served, however its path is written. */
  const filesOf = (root: string): Set<string> | undefined => {
    const known = listings.get(root);
    if (known) return known;
    try {
      const files = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }));
      // A release that is still being copied is looked at again.
      if (existsSync(join(root, '../release.json'))) listings.set(root, files);
      return files;
    } catch {
      return undefined;
    }
  };
  return (req, res) => {
    req.visit.label = 'asset';
    const missing = () => {
      if (res.headersSent) return void res.destroy();
      for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
      res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
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
