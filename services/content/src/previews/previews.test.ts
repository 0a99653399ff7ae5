import { setClock } from '@stezhka/kit/clock';
import { AuditModel } from '@stezhka/kit/resource';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { LOCALES, VERSION_FIELD } from '@stezhka/kit-contract';
import request from 'supertest';
import { AuthorModel } from '../authors/authors.model.ts';
import { PreviewModel } from '../publication/preview.model.ts';
import { app, get, makeEvent, makePage, makePost, makeSections, say, tokenOf } from '../testing/content.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

const admin = { identity: await tokenOf('ROLE_ADMIN'), Locale: 'en' };
const at = (resource: string, id: string) => `/admin/content/${resource}/${id}`;
const ask = (resource: string, id: string, headers: Record<string, string> = admin) =>
  request(app)
    .post(`${at(resource, id)}/preview`)
    .set(headers)
    .send({});
const linkTo = async (resource: string, id: string): Promise<{ path: string; until: string }> =>
  (await ask(resource, id).expect(200)).body.data;
const tokenIn = ({ path }: { path: string }) => path.slice('/preview/'.length);
const open = (token: string) => get(`/data/preview/${token}`);
const head = async (path: string, locale: 'uk' | 'ru' | 'en' = 'en') =>
  (await get(`/data/seo?path=${path}`, locale).expect(200)).body.data;

const draftPost = async (more: object = {}) =>
  (await makePost(await makeSections(), { slug: 'draft', publishedAt: null, ...more })).id as string;
const MAKE: Record<string, () => Promise<string>> = {
  posts: () => draftPost(),
  events: async () => (await makeEvent({ slug: 'draft', publishedAt: null })).id,
  pages: async () => (await makePage({ slug: 'draft', publishedAt: null })).id,
  authors: async () => {
    const named = { name: say('Draft'), role: say('editor'), bio: say('<p>Writes.</p>') };
    return (await AuthorModel.create({ slug: 'draft', order: 1, publishedAt: null, ...named })).id;
  },
};
const KINDS = [
  ['posts', 'post', '/data/post/draft'],
  ['events', 'event', '/data/event/draft'],
  ['pages', 'page', '/data/static-page/draft'],
  ['authors', 'author', '/data/author/draft'],
] as const;

test.each(KINDS)(
  'of %s: the form offers a link, the link shows the draft and no list does',
  async (resource, kind, own) => {
    const id = await MAKE[resource]!();
    const form = await request(app)
      .get(`${at(resource, id)}/form`)
      .set(admin)
      .expect(200);
    expect(form.body.data.preview).toBe(true);
    const link = await linkTo(resource, id);
    expect(link).toEqual({
      path: expect.stringMatching(/^\/preview\/[\w-]{43}$/),
      until: '2026-11-27T10:00:00.000Z',
    });
    const { body, headers } = await open(tokenIn(link)).expect(200);
    expect(body.data).toMatchObject({ kind, until: link.until, [kind]: { slug: 'draft' } });
    expect(headers['cache-control']).toBe('no-store');
    await get(own).expect(404);
  },
);

test('a draft comes in the reader’s language, sanitised', async () => {
  const id = await draftPost({ body: say('<p onclick="x()">Soon<script>x()</script></p>') });
  const token = tokenIn(await linkTo('posts', id));
  const { post } = (await get(`/data/preview/${token}`, 'ru').expect(200)).body.data;
  expect(post).toMatchObject({ title: 'Title of draft (ru)', body: '<p>Soon</p> (ru)' });
});

test('staff alone make links, and only to what is not public', async () => {
  const id = await draftPost();
  await ask('posts', id, { Locale: 'en' }).expect(401);
  await ask('posts', id, { Locale: 'en', identity: await tokenOf('ROLE_USER') }).expect(403);
  await ask('posts', '65f0000000000000000000ff').expect(404);
  await ask('posts', 'new').expect(400);
  const { id: out } = await makePage({ slug: 'about' });
  expect((await ask('pages', out).expect(409)).body.code).toBe('conflict');
  const form = await request(app)
    .get(`${at('pages', out)}/form`)
    .set(admin)
    .expect(200);
  expect(form.body.data).not.toHaveProperty('preview');
  await ask('partners', id).expect(404);
  expect(await PreviewModel.estimatedDocumentCount()).toBe(0);
});

test('each press makes a link of its own, the audit says who pressed, and no row holds a link', async () => {
  const id = await draftPost();
  const links = [await linkTo('posts', id), await linkTo('posts', id)].map(tokenIn);
  expect(new Set(links).size).toBe(2);
  const audit = await AuditModel.find({ resource: 'content/posts', documentId: id }).lean();
  expect(audit.map(({ action, userId }) => [action, userId])).toEqual(
    Array(2).fill(['preview', '65f0000000000000000000a1']),
  );
  const rows = JSON.stringify([await PreviewModel.find({ entry: id }).lean(), audit]);
  for (const token of links) expect(rows).not.toContain(token);
});

test.each([
  ['guessed', () => 'a'.repeat(43), 404],
  [
    'altered in its last letter',
    (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A'),
    404,
  ],
  ['in other letters', (token: string) => token.toLowerCase().replace(/.$/, '_'), 404],
  ['cut', (token: string) => token.slice(1), 400],
  ['lengthened', (token: string) => `${token}A`, 400],
  ['an operator', () => '%7B%22%24ne%22%3Anull%7D', 400],
  ['a path', () => '..%2F..%2Fdata%2Fpost', 400],
])('a link that is %s opens nothing', async (_, spoil, status) => {
  const token = tokenIn(await linkTo('posts', await draftPost()));
  await open(spoil(token)).expect(status);
  expect(await head(`/preview/${encodeURIComponent(spoil(token))}`)).toMatchObject({ status: 404 });
});

test('a link opens its own entry alone', async () => {
  const sections = await makeSections();
  const one = await makePost(sections, { slug: 'one', publishedAt: null });
  await makePost(sections, { slug: 'two', publishedAt: null });
  const token = tokenIn(await linkTo('posts', one.id));
  const { data } = (await open(token).expect(200)).body;
  expect(data.post.slug).toBe('one');
  expect(JSON.stringify(data)).not.toContain('two');
  await get(`/data/preview/${token}?id=two`).expect(400);
  await get(`/data/post/two?preview=${token}`).expect(400);
});

test('a link ends after a week, to the second', async () => {
  const token = tokenIn(await linkTo('posts', await draftPost()));
  setClock('2026-11-27T09:59:59Z');
  await open(token).expect(200);
  setClock('2026-11-27T10:00:00Z');
  await open(token).expect(404);
  expect(await head(`/preview/${token}`)).toMatchObject({ status: 404 });
});

test('a post dated tomorrow: its link ends and leads to the post when it comes out', async () => {
  const id = await draftPost({ publishedAt: new Date('2026-11-21T07:00:00Z') });
  const link = await linkTo('posts', id);
  expect(link.until).toBe('2026-11-21T07:00:00.000Z');
  await open(tokenIn(link)).expect(200);
  setClock('2026-11-21T07:00:00Z');
  await open(tokenIn(link)).expect(404);
  expect(await head(link.path)).toMatchObject({ status: 301, location: '/post/draft' });
});

test('what staff publish withdraws its links, also should it be taken back', async () => {
  const { id } = await makePage({ slug: 'draft', publishedAt: null });
  const link = await linkTo('pages', id);
  const publish = async (day: string, version: number) => {
    const { form } = (
      await request(app)
        .get(`${at('pages', id)}/form`)
        .set(admin)
    ).body.data;
    const fields = Object.fromEntries(
      form.fields.flatMap((field: { fullName: string; value?: string; fields?: typeof form.fields }) =>
        (field.fields ?? [field])
          .filter(({ value }: { value?: string }) => value !== undefined)
          .map((one: { fullName: string; value: string }) => [one.fullName, one.value]),
      ),
    );
    const body = { ...fields, 'page[publishedAt]': day, [`page[${VERSION_FIELD}]`]: String(version) };
    await request(app).post(at('pages', id)).set(admin).send(body).expect(200);
  };
  await publish('2026-11-19', 0);
  expect(await head(link.path)).toMatchObject({ status: 301, location: '/page/draft' });
  await publish('', 1);
  await get('/data/static-page/draft').expect(404);
  await open(tokenIn(link)).expect(404);
  expect(await head(link.path)).toMatchObject({ status: 404 });
});

test('what is removed takes its links along', async () => {
  const id = await draftPost();
  const token = tokenIn(await linkTo('posts', id));
  await request(app)
    .post(`${at('posts', id)}/remove`)
    .set(admin)
    .send({ version: 0 })
    .expect(200);
  await open(token).expect(404);
  expect(await PreviewModel.estimatedDocumentCount()).toBe(0);
});

test('the page of a link has its title in three languages, is never indexed and never kept', async () => {
  const { path } = await linkTo('posts', await draftPost());
  for (const locale of LOCALES) {
    const seo = await head(path, locale);
    expect(seo).toMatchObject({ status: 200, noindex: true });
    expect(seo).not.toHaveProperty('canonical');
    expect(seo).not.toHaveProperty('jsonLd');
    expect(seo.title).toContain('Title of draft');
  }
  const { headers } = await get(`/data/seo?path=${path}`);
  expect(headers['cache-control']).toBe('public, max-age=0');
  expect(JSON.stringify((await get('/data/sitemap')).body)).not.toContain('preview');
});
