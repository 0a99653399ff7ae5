import { useDatabase } from '@stezhka/kit/testing/database';
import { useSecurityLines } from '@stezhka/kit/testing/security-lines';
import { Counter, createShop } from '../testing/shop.ts';
import { cookiesOf, Process, type Site, startGateway } from '../testing/site.ts';

useDatabase();
const securityLines = useSecurityLines();
const counter = new Counter();
const shop = new Process(createShop(counter));
let site: Site;

beforeAll(async () => {
  await shop.start();
  site = await startGateway({ upstreams: { SHOP: shop.url } });
});
beforeEach(() => counter.clear());
afterAll(async () => {
  await site.stop();
  await shop.stop();
});

test('a refused call is a security event that names the operation and the network by its hash', async () => {
  await site.outside.get('/api/cart/add/1').expect(403);
  await site.outside.post('/api/save').set('Origin', 'https://evil.example').send({}).expect(403);
  await site.outside.post('/api/save').set('Origin', site.origin).send({}).expect(200);
  const network = expect.stringMatching(/^[\w-]{16}$/);
  expect(securityLines()).toEqual([
    { event: 'csrf_refused', network, detail: 'GET /cart/add/:id' },
    { event: 'csrf_refused', network, detail: 'POST /save' },
  ]);
});

describe('a GET that changes state', () => {
  test.each([
    ['no Locale header: a picture, a link, an address typed', {}],
    ['an invented locale', { Locale: 'xx' }],
    ['another site', { Locale: 'uk', 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbouring subdomain', { Locale: 'uk', 'Sec-Fetch-Site': 'same-site' }],
    ['an address bar', { Locale: 'uk', 'Sec-Fetch-Site': 'none' }],
    ['a foreign origin', { Locale: 'uk', Origin: 'https://evil.example' }],
    ['the null origin of a sandbox', { Locale: 'uk', Origin: 'null' }],
  ])('is refused from %s, and nobody gets a session', async (_, headers) => {
    const reply = await site.outside.get('/api/cart/add/1').set(headers).expect(403);
    expect(reply.body.code).toBe('csrf_refused');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(counter.of('add')).toBe(0);
  });

  test('runs from a page of ours and is never stored', async () => {
    const reply = await site.outside
      .get('/api/cart/add/1')
      .set({ Locale: 'uk', 'Sec-Fetch-Site': 'same-origin' })
      .expect(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(counter.of('add')).toBe(1);
  });
});

describe('a POST', () => {
  test.each([
    ['nothing that proves it', {}],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['a lying origin beside the browser’s word', { 'Sec-Fetch-Site': 'cross-site', Origin: 'own' }],
    ['a token without a session', { 'X-CSRF-Token': 'undefined' }],
  ])('is refused with %s', async (_, headers) => {
    const given = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === 'own' ? site.origin : value!]),
    );
    const reply = await site.outside.post('/api/save').set(given).send({}).expect(403);
    expect(reply.body.code).toBe('csrf_refused');
    expect(counter.of('save')).toBe(0);
  });

  test('passes from our own origin', async () => {
    await site.outside.post('/api/save').set('Origin', site.origin).send({ a: 1 }).expect(200);
    await site.outside.post('/api/save').set('Sec-Fetch-Site', 'same-origin').send({}).expect(200);
  });

  test('passes with the session’s token in header, form, multipart or JSON, and with no other', async () => {
    const first = await site.outside.get('/api/who').expect(200);
    const cookie = cookiesOf(first);
    const token = first.body.data.identity.csrf as string;
    const post = () => site.outside.post('/api/save').set('Cookie', cookie);
    await post().set('X-CSRF-Token', token).send({}).expect(200);
    await post().send({ _csrf_token: token }).expect(200);
    await post().type('form').send({ _csrf_token: token }).expect(200);
    await post()
      .type('form')
      .send({ _csrf_token: `${token}x` })
      .expect(403);
    await post()
      .send({ _csrf_token: { $ne: null } })
      .expect(403);
    await site.outside.post('/api/save').set('X-CSRF-Token', token).send({}).expect(403);
    await post().field('title', 'a').field('_csrf_token', token).expect(200);
    await post().field('_csrf_token', `${token}x`).expect(403);
    await post().field('note', `name="_csrf_token"\r\n\r\n${token}`).expect(403);
    await post().field('_csrf_token_', token).expect(403);
    await post().attach('_csrf_token', Buffer.from(token), 'token.txt').expect(403);
    await post().type('multipart/form-data').send(token).expect(403);
  });

  test('finds the token behind an uploaded file', async () => {
    const first = await site.outside.get('/api/who').expect(200);
    const token = first.body.data.identity.csrf as string;
    const upload = (given: string) =>
      site.outside
        .post('/api/upload')
        .set('Cookie', cookiesOf(first))
        .attach('file', Buffer.alloc(1_000_000, '\r\n--'), 'picture.png')
        .field('_csrf_token', given);
    await upload(`${token}x`).expect(403);
    await upload(token).expect(200);
  });

  test('that is a callback proves itself elsewhere', async () => {
    await site.outside.post('/api/callback').set('Sec-Fetch-Site', 'cross-site').send({}).expect(200);
  });
});
