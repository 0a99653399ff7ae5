import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import sirv from 'sirv';
import { isReleaseId } from './release-folder.ts';

const YEAR_SECONDS = 31_536_000;

type Serve = ReturnType<typeof sirv>;

/** GET /assets/<name>/<version>/<file>: a release never changes, so browsers keep its files for ever. */
export function serveAssets(releasesDir: string): RequestHandler {
  const opened = new LRUCache<string, Serve>({ max: 64 });
  const open = (name: string, version: string) => {
    const folder = join(releasesDir, name, version);
    const known = opened.get(folder);
    if (known) return known;
    if (!existsSync(join(folder, 'release.json'))) return undefined;
    const serve = sirv(join(folder, 'web'), {
      brotli: true,
      immutable: true,
      maxAge: YEAR_SECONDS,
      // Scripts are loaded with crossorigin=anonymous, so that integrity is checked.
      setHeaders: (res) => res.setHeader('Access-Control-Allow-Origin', '*'),
    });
    opened.set(folder, serve);
    return serve;
  };
  return (req, res) => {
    req.visit.label = 'asset';
    const missing = () =>
      void res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
    if (req.method !== 'GET' && req.method !== 'HEAD') return missing();
    const [, name, version] = /^\/([^/]+)\/([^/]+)(?=\/.)/.exec(req.url) ?? [];
    const serve = isReleaseId(name, version) ? open(name!, version!) : undefined;
    if (!serve) return missing();
    req.url = req.url.slice(`/${name}/${version}`.length);
    serve(req, res, missing);
  };
}
