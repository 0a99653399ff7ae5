import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { useDatabase } from '@stezhka/kit/testing/database';
import { useSecurityLines } from '@stezhka/kit/testing/security-lines';
import { addRelease, eventually, makeReleases, type Site, startGateway } from '../testing/site.ts';
import { ReleaseModel } from './release.model.ts';

useDatabase();
const securityLines = useSecurityLines();
const data = makeReleases();
let site: Site;
let other: Site;

beforeAll(async () => {
  for (const version of ['v2', 'v3']) addRelease(data, 'mfe-shop', version, ['/catalog', '/sale']);
  site = await startGateway({ data });
  other = await startGateway({ data });
});
afterAll(async () => {
  await site.stop();
  await other.stop();
  rmSync(data, { recursive: true });
});

const record = async (from: Site) => (await from.outside.get('/releases.json').expect(200)).body;

beforeEach(async () => {
  await choose('v1');
  await ReleaseModel.updateMany({ name: 'mfe-shop' }, { $unset: { deployed: true } });
});

test('the record says which version each part has, in the discovery schema', async () => {
  expect((await record(site)).microFrontends['mfe-shop']).toEqual([
    {
      url: '/assets/mfe-shop/v1/main.js',
      metadata: { version: 'v1', integrity: 'sha384-mfe-shop' },
      deployment: { traffic: 100, default: true },
      extras: { paths: ['/catalog', '/product/:slug', '/cart'], slots: [], releasedAt: expect.any(String) },
    },
  ]);
});

test('a release made current here is current at the other gateway too, and can be taken back', async () => {
  for (const version of ['v2', 'v1']) {
    await site.ship({ name: 'mfe-shop', version }).expect(200);
    for (const gateway of [site, other])
      await eventually(async () =>
        expect((await record(gateway)).microFrontends['mfe-shop'][0].metadata.version).toBe(version),
      );
  }
  expect(await ReleaseModel.countDocuments({ current: true, name: 'mfe-shop' })).toBe(1);
});

test('a release that is shipped or refused is a security event', async () => {
  await site.ship({ name: 'mfe-shop', version: 'v2' }).expect(200);
  await site.inside.post('/private/releases').send({ name: 'mfe-shop', version: 'v2' }).expect(403);
  expect(securityLines()).toMatchObject([
    { event: 'release_shipped', detail: 'mfe-shop@v1' },
    { event: 'release_shipped', detail: 'mfe-shop@v2' },
    { event: 'release_refused' },
  ]);
});

test('a release that holds a link is not made current, nor are files behind it sent', async () => {
  addRelease(data, 'mfe-shop', 'linking', ['/catalog']);
  const web = join(data, 'releases/mfe-shop/linking/web');
  symlinkSync('/etc/hostname', join(web, 'name.txt'));
  symlinkSync('/etc', join(web, 'etc'));
  for (const file of ['name.txt', 'etc/host.conf', 'main.js'])
    await site.outside.get(`/assets/mfe-shop/linking/${file}`).expect(404);
  await site.ship({ name: 'mfe-shop', version: 'linking' }).expect(404);
});

test.each(['/private/releases', '/private/releases/deployed'])(
  '%s takes nothing without a deploy token of that part',
  async (path) => {
    const digest = createHash('sha256').update('diarys').digest('hex');
    const guarded = await startGateway({ data, env: { DEPLOY_TOKENS: `mfe-diary:${digest}` } });
    const body = { name: 'mfe-shop', version: 'v2' };
    for (const authorization of ['', 'Bearer diarys', `Bearer ${digest}`]) {
      const sent = guarded.inside.post(path).set('Authorization', authorization).send(body);
      expect((await sent.expect(403)).body.code).toBe('forbidden');
    }
    expect((await record(guarded)).microFrontends['mfe-shop'][0].metadata.version).toBe('v1');
    await guarded.stop();
  },
);

/** Starts an image that holds this version of the shop: the version that visitors get then. */
const startImage = async (version: string): Promise<string> => {
  const reply = await site.ship({ name: 'mfe-shop', version }, '/private/releases/deployed');
  expect(reply.status).toBe(200);
  const served = (await record(site)).microFrontends['mfe-shop'][0].metadata.version;
  expect(reply.body.data).toEqual({ releases: [{ name: 'mfe-shop', version, current: served }] });
  return served;
};
const choose = (version: string) => site.ship({ name: 'mfe-shop', version }).expect(200);

test('a release that a team has taken back stays away when its image is started again', async () => {
  expect(await startImage('v1')).toBe('v1');
  expect(await startImage('v3')).toBe('v3');
  await choose('v1');
  expect(await startImage('v3')).toBe('v1');
  expect(await startImage('v3')).toBe('v1');
});

test('a release that a team has shipped by itself stays when the image is started again', async () => {
  expect(await startImage('v1')).toBe('v1');
  await choose('v3');
  expect(await startImage('v1')).toBe('v3');
});

test('another image brings its own releases, earlier ones too', async () => {
  expect(await startImage('v3')).toBe('v3');
  expect(await startImage('v1')).toBe('v1');
  expect(await startImage('v3')).toBe('v3');
  expect(await ReleaseModel.countDocuments({ deployed: true, name: 'mfe-shop' })).toBe(1);
  expect(await ReleaseModel.countDocuments({ current: true, name: 'mfe-shop' })).toBe(1);
});

test('an image whose release is not published deploys nothing', async () => {
  expect(await startImage('v1')).toBe('v1');
  await site.ship({ name: 'mfe-shop', version: 'v9' }, '/private/releases/deployed').expect(404);
  expect(await startImage('v1')).toBe('v1');
});

test.each([
  ['an unknown version', { name: 'mfe-shop', version: 'v9' }, 404],
  ['a path', { name: 'mfe-shop', version: '../../etc' }, 400],
  ['a query in disguise', { name: { $ne: null }, version: 'v1' }, 400],
  ['nothing', {}, 400],
])('%s becomes no release', async (_, body, status) => {
  await site.ship(body).expect(status);
});

test('a part that is new takes its newest build; what is half copied or broken is passed over', async () => {
  const parts = makeReleases();
  addRelease(parts, 'mfe-account', 'v1', ['/login']);
  addRelease(parts, 'mfe-account', 'v2', ['/login']);
  utimesSync(`${parts}/releases/mfe-account/v1/release.json`, 1, 1);
  cpSync(`${parts}/releases/mfe-account/v2`, `${parts}/releases/mfe-account/v3.new`, { recursive: true });
  mkdirSync(`${parts}/releases/mfe-account/v4`);
  const third = await startGateway({ data: parts });
  expect((await record(third)).microFrontends['mfe-account'][0].metadata.version).toBe('v2');
  await third.stop();
  rmSync(parts, { recursive: true });
});

test('files of a release are kept for ever and travel in brotli', async () => {
  const reply = await site.outside
    .get('/assets/mfe-shop/v1/main.js')
    .set('Accept-Encoding', 'br')
    .expect(200);
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  '/assets/mfe-shop/v1/gone.js',
  '/assets/mfe-shop/v7/main.js',
  '/assets/mfe-shop/v1/',
  '/assets/mfe-shop/v1/%2e%2e/server/secret.js',
  '/assets/mfe-shop/v1/..%2fserver%2fsecret.js',
  '/assets/mfe-shop/..%2f..%2f..%2fetc/passwd',
  '/assets/mfe-shop/v1/%00',
])('%s is a 404 in the envelope that nobody keeps', async (path) => {
  const reply = await fetch(site.origin + path);
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ data: null, code: 'not_found', requestId: expect.any(String) });
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('a release whose folder is gone answers 404 and hurts nobody', async () => {
  addRelease(data, 'mfe-diary', 'v1', ['/diary']);
  await site.outside.get('/assets/mfe-diary/v1/main.js').expect(200);
  rmSync(`${data}/releases/mfe-diary/v1`, { recursive: true });
  const reply = await site.outside.get('/assets/mfe-diary/v1/main.js').expect(404);
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(reply.headers).not.toHaveProperty('content-encoding');
  await site.outside.get('/healthz').expect(200);
});

test('the mark and the robots’ rules are there', async () => {
  expect((await site.outside.get('/favicon.svg').expect(200)).headers['content-type']).toBe('image/svg+xml');
  const rules = (await site.outside.get('/robots.txt').expect(200)).text;
  expect(rules).toContain('Disallow: /api/');
  for (const locale of ['', '/ru', '/en'])
    for (const path of ['/cart', '/cabinet', '/admin'])
      expect(rules).toContain(`Disallow: ${locale}${path}\n`);
});

describe('shell and remotes that do not fit', () => {
  const parts = makeReleases();
  const offers = (...names: string[]) => ({ offers: { '@stezhka/router': names } });
  const uses = (...names: string[]) => ({ uses: { '@stezhka/router': names } });
  addRelease(parts, 'shell', 'v2', [], offers('Link'));
  addRelease(parts, 'shell', 'v3', [], offers('Link', 'Outlet'));
  addRelease(parts, 'mfe-shop', 'v2', ['/catalog'], uses('Link'));
  addRelease(parts, 'mfe-shop', 'v3', ['/catalog'], uses('Link', 'Outlet'));
  let own: Site;
  beforeAll(async () => {
    own = await startGateway({ data: parts });
  });
  afterAll(async () => {
    await put({ shell: 'v1', 'mfe-shop': 'v1' });
    await own.stop();
    rmSync(parts, { recursive: true });
  });
  beforeEach(() => put({ shell: 'v2', 'mfe-shop': 'v2' }));

  const listOf = (set: Record<string, string>) =>
    Object.entries(set).map(([name, version]) => ({ name, version }));
  const put = (set: Record<string, string>, path = '/private/releases') =>
    own.ship({ releases: listOf(set) }, path);
  const served = async () => {
    const { microFrontends } = await record(own);
    return ['shell', 'mfe-shop'].map((name) => microFrontends[name][0].metadata.version);
  };
  const SENTENCE = (shell: string) =>
    `mfe-shop v3 uses 'Outlet' of @stezhka/router, which shell ${shell} does not offer.`;

  test.each(['/private/releases', '/private/releases/deployed'])(
    '%s refuses a remote that uses what the shell lacks, and names the export',
    async (path) => {
      const { status, body } = await put({ 'mfe-shop': 'v3' }, path);
      expect([status, body.code, body.error]).toEqual([409, 'conflict', SENTENCE('v2')]);
      expect(await served()).toEqual(['v2', 'v2']);
    },
  );

  test('both come together, and then the shell cannot take its export away', async () => {
    expect((await put({ 'mfe-shop': 'v3', shell: 'v3' })).status).toBe(200);
    const { status, body } = await put({ shell: 'v2' });
    expect([status, body.error]).toEqual([409, SENTENCE('v2')]);
    expect(await served()).toEqual(['v3', 'v3']);
    expect((await put({ shell: 'v2', 'mfe-shop': 'v2' })).status).toBe(200);
  });

  test('of two changes at once that do not fit together one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await put({ shell: 'v3', 'mfe-shop': 'v2' })).status).toBe(200);
      const replies = await Promise.all([put({ shell: 'v2' }), put({ 'mfe-shop': 'v3' })]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect([
        ['v2', 'v2'],
        ['v3', 'v3'],
      ]).toContainEqual(await served());
    }
  });

  test('a new part that does not fit is left out, and the site stands without it', async () => {
    addRelease(parts, 'mfe-new', 'v1', ['/new'], uses('useBlocker'));
    const late = await startGateway({ data: parts });
    expect((await record(late)).microFrontends).not.toHaveProperty('mfe-new');
    await late.stop();
  });
});

test('a part of demonstrations has a release there and nowhere else', async () => {
  const parts = makeReleases();
  const head = { uk: 'Складники', ru: 'Составные части', en: 'Components' };
  const heads = { '/__components': { title: head, description: head, noindex: true as const } };
  addRelease(parts, 'gallery', 'v1', ['/__components'], { demo: true, heads });
  const demo = await startGateway({ data: parts, env: { DEMO: 'true' } });
  expect((await record(demo)).microFrontends.gallery).toHaveLength(1);
  await demo.outside.get('/__components').set('Accept', 'text/html').expect(200);
  await demo.stop();
  const production = await startGateway({ data: parts });
  expect((await record(production)).microFrontends).not.toHaveProperty('gallery');
  await production.outside.get('/__components').set('Accept', 'text/html').expect(404);
  await production.ship({ name: 'gallery', version: 'v1' }).expect(404);
  await production.stop();
  rmSync(parts, { recursive: true });
  await ReleaseModel.deleteMany({ name: 'gallery' });
});

test('without a shell there are no pages yet, and readiness says so', async () => {
  await ReleaseModel.deleteMany({ name: 'shell' });
  const empty = await startGateway({ data: `${data}/nothing` });
  const reply = await empty.outside.get('/catalog').set('Accept', 'text/html').expect(503);
  expect(reply.body.code).toBe('unavailable');
  expect((await empty.outside.get('/readyz').expect(503)).body.data.missing).toContain('releases');
  await empty.stop();
});
