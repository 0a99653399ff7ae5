import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { IDENTITY_HEADER } from '@stezhka/kit/identity';
import { listen } from '@stezhka/kit/lifecycle';
import { identityToken } from '@stezhka/kit/testing/identities';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import type { PageAddress, RenderedPage } from '@stezhka/shell-composition/rendering';
import express, { type Express } from 'express';
import request from 'supertest';
import { createGateway, type Gateway } from '../app.ts';
import { gatewayEnv } from '../env.ts';
import { DEVELOPMENT_TOKEN } from '../releases/deploy-tokens.ts';
import type { Settings } from '../settings.ts';

/** A process that can die and come back under the same address. */
export class Process {
  #server: Server | undefined;
  readonly #app: Express;
  #port = 0;

  constructor(app: Express) {
    this.#app = app;
  }

  async start(): Promise<this> {
    this.#server = await listen(this.#app as never, this.#port, '127.0.0.1');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  takePort(other: Process): void {
    this.#port = other.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }
}

export interface RenderBody {
  url: string;
  page?: PageAddress;
  token?: string;
}

/** With an error status the renderer has no page, and says whose fault that is. */
export interface FakeAnswer extends Partial<RenderedPage> {
  error?: 500 | 503;
}

export function createFakeRenderer(render: (body: RenderBody) => FakeAnswer): Express {
  const app = express();
  app.post('/render', express.json({ limit: '1mb' }), (req, res) => {
    const page = { status: 200, html: `<p>${req.body.url}</p>`, shareable: !req.body.token, tags: ['pages'] };
    const { error, ...rendered } = render(req.body);
    if (error) res.status(error).json({ data: null, ...rendered });
    else res.json({ ...page, ...rendered });
  });
  return app;
}

export function makeReleases(): string {
  const data = mkdtempSync(join(tmpdir(), 'gateway-test-'));
  addRelease(data, 'shell', 'v1', []);
  addRelease(data, 'mfe-shop', 'v1', ['/catalog', '/product/:slug', '/cart']);
  addRelease(data, 'mfe-content', 'v1', ['/', '/news/*']);
  return data;
}

export function addRelease(
  data: string,
  name: string,
  version: string,
  paths: string[],
  more: Partial<ReleaseManifest> = {},
): void {
  const folder = join(data, 'releases', name, version);
  const script = `console.log('${name} ${version}');`;
  mkdirSync(join(folder, 'web'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'web', 'main.js'), script);
  writeFileSync(join(folder, 'web', 'main.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'server', 'secret.js'), 'never served');
  const redirects =
    name === 'mfe-shop'
      ? [
          { from: '/shop', to: '/catalog' },
          { from: '/call', to: 'https://calls.example/room', status: 302 as const },
        ]
      : undefined;
  const manifest: ReleaseManifest = {
    name,
    version,
    entry: 'main.js',
    routes: [],
    paths,
    ...(redirects && { redirects }),
    slots: [],
    admin: [],
    chunks: { entry: { scripts: ['main.js'], styles: [] } },
    integrity: { 'main.js': `sha384-${name}` },
    sizes: {},
    ...more,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
}

export interface SiteOptions {
  /** Addresses by upper-case name: { SHOP: shop.url }. A service that is not named does not exist. */
  upstreams?: Record<string, string>;
  env?: Record<string, string>;
  settings?: Partial<Settings>;
  data?: string;
}

const FAST: Partial<Settings> = { halfOpenAfterMs: 50, tablesRetryMs: 30, tablesEveryMs: 60, breakAfter: 2 };
/** Only a test of the time limits has one: a busy machine's service is late, not dead. */
const PATIENT: Partial<Settings> = {
  readTimeoutMs: 60_000,
  changeTimeoutMs: 60_000,
  pictureTimeoutMs: 60_000,
  uploadTimeoutMs: 60_000,
  exportTimeoutMs: 60_000,
  uploadTurnMs: 60_000,
  renderTimeoutMs: 60_000,
  bodyGraceMs: 60_000,
  bodySilenceMs: 60_000,
  discardTimeoutMs: 60_000,
};

/** Of services, on the gateway's private listener. */
const PRIVATE_CALLS = ['POST /private/purge', 'GET /private/sessions', 'POST /private/sessions/end'];

export async function startGateway({ upstreams = {}, env = {}, settings = {}, data }: SiteOptions) {
  const folder = data ?? makeReleases();
  const lists = ['ACCOUNT', 'CONTENT', 'DIARY', 'SHOP', 'RENDERER'].map((name) => [
    `UPSTREAM_${name}`,
    upstreams[name] ?? '',
  ]);
  const gateway: Gateway = await createGateway({
    env: gatewayEnv({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      SESSION_SECRET: 'a session secret of the tests, long enough',
      ...Object.fromEntries(lists),
      ...env,
    }),
    settings: { ...FAST, ...PATIENT, ...settings },
  });
  const outside = await listen(gateway.public, 0, '127.0.0.1');
  const inside = await listen(gateway.private, 0, '127.0.0.1');
  const url = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const byAccount = new Map<string, Record<string, string>>();
  for (const audience of PRIVATE_CALLS)
    byAccount.set(audience, { [IDENTITY_HEADER]: await identityToken({ service: 'account', audience }) });
  return {
    origin: url(outside),
    privateOrigin: url(inside),
    outside: request(url(outside)),
    inside: request(url(inside)),
    /** Makes releases current, by a token for all of them. */
    ship: (body: object, path = '/private/releases') =>
      request(url(inside)).post(path).set('Authorization', `Bearer ${DEVELOPMENT_TOKEN}`).send(body),
    /** As the account service does. */
    tell: (path: string, body: object) =>
      request(url(inside))
        .post(path)
        .set(byAccount.get(`POST ${path}`)!)
        .send(body),
    sessionsOf: (userId: string) =>
      request(url(inside))
        .get('/private/sessions')
        .set(byAccount.get('GET /private/sessions')!)
        .query({ userId }),
    data: folder,
    async stop() {
      for (const server of [outside, inside]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      await gateway.close();
      if (!data) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startGateway>>;

/** Asks again until the check passes; the test's own time limit is the only one. */
export async function eventually<T>(check: () => Promise<T> | T): Promise<T> {
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (error instanceof TypeError) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

export const cookiesOf = (reply: { headers: Record<string, unknown> }): string =>
  ((reply.headers['set-cookie'] as string[] | undefined) ?? [])
    .map((one) => one.split(';')[0]!)
    .filter((one) => !one.endsWith('='))
    .join('; ');
