import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Router } from 'express';
import { MethodNotAllowed } from '../http/errors.ts';
import { sendCached } from '../http/send-cached.ts';
import type { Descriptions } from './descriptions.ts';

const PAGE = join(import.meta.dirname, 'page');
const require = createRequire(import.meta.url);
const SWAGGER_UI = dirname(require.resolve('swagger-ui-dist/package.json'));
const FILES = new Map([
  ['docs.js', PAGE],
  ['docs.css', PAGE],
  ['swagger-ui.css', SWAGGER_UI],
  ['swagger-ui-bundle.js', SWAGGER_UI],
]);

/** /openapi.json under both bases of calls; /docs shows it to people, in a demonstration alone. */
export function serveDescription(descriptions: Descriptions, { demo }: { demo: boolean }): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.all('/openapi.json', (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new MethodNotAllowed('GET');
    req.context.label = 'openapi';
    sendCached(req, res, descriptions.document(), 'hit');
  });
  if (!demo) return router;
  const options = { root: PAGE, cacheControl: false };
  router.get('/docs', (_req, res) => {
    res.set('Cache-Control', 'no-cache').sendFile('docs.html', options);
  });
  router.get('/docs/:file', (req, res, next) => {
    const root = FILES.get(req.params.file);
    if (!root) return next();
    res.set('Cache-Control', 'no-cache').sendFile(req.params.file, { ...options, root });
  });
  return router;
}
