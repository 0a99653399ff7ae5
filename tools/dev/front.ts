import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { transformSync } from '@swc/core';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Finding } from './findings.ts';
import { mapStack } from './stack.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};
const CLIENT = '/__dev/client.js';
const LONGEST = 100_000;

export type DevEvent =
  | { type: 'built'; part: string; styles: string[]; scripts: boolean }
  | { type: 'served' | 'published' | 'ready' }
  | { type: 'failed'; findings: Finding[] };

export interface FrontOptions {
  port: number;
  /** The site behind. */
  site: string;
  /** Where the compilers write, a folder for each part. */
  folder: string;
  parts: readonly string[];
  /** Hears which part a browser has asked for. */
  onAsked?: (part: string) => void;
  onError?: (finding: Finding) => void;
  /** May change a page on its way; the last word of the address is its path. */
  page?: (html: string, status: number, path: string) => { html: string; status: number };
  /** May change a question to the site, and what it answers. */
  onRequest?: (headers: Record<string, string | string[] | undefined>) => void;
  onReply?: (headers: Record<string, string | string[] | undefined>) => void;
  /** Whether the site is somewhere else, under a name of its own. */
  remote?: boolean;
}

/** What a developer's browser speaks to: files of the compilers, what the tools have to say, and the site behind. */
export class Front {
  readonly #options: FrontOptions;
  readonly #server: Server;
  readonly #tabs = new Set<ServerResponse>();
  #last: DevEvent = { type: 'ready' };

  constructor(options: FrontOptions) {
    this.#options = options;
    const proxy = this.#proxy();
    this.#server = createServer((req, res) => {
      if (!this.#own(req, res)) proxy(req, res);
    });
  }

  listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#options.port, '127.0.0.1', resolve);
    });
  }

  close(): Promise<void> {
    for (const tab of this.#tabs) tab.end();
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  tell(event: DevEvent): void {
    if (event.type === 'ready' || event.type === 'failed') this.#last = event;
    for (const tab of this.#tabs) tab.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  #own(req: IncomingMessage, res: ServerResponse): boolean {
    const { pathname } = new URL(req.url!, 'http://here.invalid');
    if (pathname === CLIENT) send(res, 200, '.js', clientScript());
    else if (pathname === '/__dev/events') this.#follow(req, res);
    else if (pathname === '/__dev/error' && req.method === 'POST') void this.#hear(req, res);
    else return this.#asset(pathname, res);
    return true;
  }

  /** GET /assets/<part>/<any version>/<file>: what was built last. */
  #asset(pathname: string, res: ServerResponse): boolean {
    const [, part = '', encoded = ''] = /^\/assets\/([\w-]+)\/[\w.-]+\/([\w./-]+)$/.exec(pathname) ?? [];
    if (!this.#options.parts.includes(part)) return false;
    this.#options.onAsked?.(part);
    const path = normalize(join('/', encoded));
    const file = join(this.#options.folder, part, 'web', path);
    if (extname(path) === '.js' && existsSync(file))
      send(res, 200, '.js', withPath(readFileSync(file, 'utf8')));
    else if (extname(path) && existsSync(file)) send(res, 200, extname(file), readFileSync(file));
    else send(res, 404, '.json', '{}');
    return true;
  }

  #follow(req: IncomingMessage, res: ServerResponse): void {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    res.write(`data: ${JSON.stringify(this.#last)}\n\n`);
    this.#tabs.add(res);
    req.on('close', () => this.#tabs.delete(res));
  }

  /** An exception in a tab; the answer says where it stands. Other sites' pages cannot send this type. */
  async #hear(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.headers['content-type'] !== 'application/json') return send(res, 415, '.json', '{}');
    let body = '';
    for await (const piece of req) if (body.length < LONGEST) body += piece;
    try {
      const { stack } = JSON.parse(body) as { stack: string };
      const finding = mapStack(String(stack), this.#options.folder);
      this.#options.onError?.(finding);
      send(res, 200, '.json', JSON.stringify(finding));
    } catch {
      send(res, 400, '.json', '{}');
    }
  }

  #proxy() {
    const { site, page, onRequest, onReply, remote = false } = this.#options;
    return createProxyMiddleware<IncomingMessage, ServerResponse>({
      target: site,
      changeOrigin: remote,
      selfHandleResponse: true,
      on: {
        proxyReq: (sent) => {
          // Pages are read on their way.
          sent.setHeader('accept-encoding', 'identity');
          if (!onRequest) return;
          const headers = sent.getHeaders() as Record<string, string | undefined>;
          const before = { ...headers };
          onRequest(headers);
          for (const [name, value] of Object.entries(headers))
            if (value !== undefined && value !== before[name]) sent.setHeader(name, value);
        },
        proxyRes: (reply, req, res) => {
          const { statusCode: status = 502, headers } = reply;
          onReply?.(headers);
          if (!/^text\/html/.test(headers['content-type'] ?? '') || req.method === 'HEAD') {
            res.writeHead(status, headers as never);
            reply.pipe(res);
            return;
          }
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => void parts.push(part));
          reply.on('end', () => {
            const text = Buffer.concat(parts).toString();
            const { pathname } = new URL(req.url!, 'http://here.invalid');
            const changed = page?.(text, status, pathname) ?? { html: text, status };
            const html = changed.html.replace('</head>', `<script src="${CLIENT}"></script>\n</head>`);
            const { 'content-length': _, etag: __, ...kept } = headers;
            res.writeHead(changed.status, { ...(kept as object), 'Cache-Control': 'no-store' });
            res.end(html);
          });
        },
        error: (_error, _req, res) => {
          if (!('writeHead' in res) || res.headersSent) return void res.destroy();
          res.writeHead(502, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '1' });
          res.end(
            `<!doctype html><title>Starting</title><p>The site at ${site} does not answer.</p><script src="${CLIENT}"></script>`,
          );
        },
      },
    });
  }
}

/** Sheets that stand in the document are found by their address, which has no host there. */
const withPath = (script: string): string =>
  script.replace(
    '__webpack_require__.p = scriptUrl;',
    '__webpack_require__.p = new URL(scriptUrl).pathname;',
  );

function send(res: ServerResponse, status: number, extension: string, body: string | Buffer): void {
  res.writeHead(status, {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(body);
}

function clientScript(): string {
  const source = readFileSync(join(import.meta.dirname, 'client.ts'), 'utf8');
  return transformSync(source, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }).code;
}
