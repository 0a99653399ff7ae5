import { FIXED_PAGES } from '@stezhka/content-contract';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { filledIn } from '@stezhka/kit/testing/filled-in';
import { VERSION_FIELD } from '@stezhka/kit-contract';
import request from 'supertest';
import { served } from '../app.ts';
import { BlockModel } from '../blocks/blocks.model.ts';
import { seedDefinitions } from '../seed/definitions.ts';
import {
  app,
  get,
  makeEvent,
  makeFaq,
  makeFilmOf,
  makePage,
  makePost,
  makeSections,
  tokenOf,
} from '../testing/content.ts';

useDatabase();
afterEach(clearDatabase);

const admin = { identity: await tokenOf('ROLE_ADMIN'), Locale: 'en' };
const at = (resource: string) => `/admin/content/${resource}`;
const read = async (path: string) => (await request(app).get(path).set(admin).expect(200)).body.data;
const send = (path: string, body: object) => request(app).post(path).set(admin).send(body);

const formOf = async (resource: string, id: string) =>
  filledIn((await read(`${at(resource)}/${id}/form`)).form.fields);

async function remove(resource: string, id: string) {
  const sent = Object.entries(await formOf(resource, id));
  const [, version] = sent.find(([name]) => name.endsWith(`[${VERSION_FIELD}]`))!;
  return send(`${at(resource)}/${id}/remove`, { version: Number(version) });
}

const change = async (id: string, more: object) =>
  send(`${at('pages')}/${id}`, { ...(await formOf('pages', id)), ...more });

test('what refers to other entries stands after staff have removed all that they can', async () => {
  const sections = await makeSections();
  const { _id: film } = await makeFilmOf('rain');
  await makePost(sections, { slug: 'rest', film, hasVideo: true });
  await makePost(sections, { slug: 'draft', publishedAt: null });
  await makeEvent({ slug: 'letters', host: sections.author });
  await makeFaq('delivery');
  await makePage({ slug: 'paper', blocks: [{ kind: 'faq', group: 'delivery' }, { kind: 'authors' }] });
  await seedDefinitions();
  const { id: draft } = (await read(`${at('posts')}?search=draft`)).items[0];
  const refers = ['posts', 'events', 'pages'];
  const removable = served.flatMap(
    ({ op }) => /^\/admin\/content\/(\w+)\/:id\/remove$/.exec(op.path)?.[1] ?? [],
  );
  expect(removable).toEqual(expect.arrayContaining([...refers, 'blocks', 'faq', 'links', 'partners']));
  for (const resource of removable.filter((one) => !refers.includes(one)))
    for (const { id } of (await read(`${at(resource)}?limit=50`)).items)
      expect([resource, (await remove(resource, id)).status]).toEqual([resource, 200]);
  expect(await BlockModel.estimatedDocumentCount()).toBe(0);
  const { path: preview }: { path: string } = (await send(`${at('posts')}/${draft}/preview`, {}).expect(200))
    .body.data;
  for (const path of [
    '/data/news',
    '/data/news?has_video=true',
    '/data/post/rest',
    '/data/seo?path=/post/rest',
    '/data/event/letters',
    '/data/seo?path=/event/letters',
    '/data/static-page/paper',
    '/data/seo?path=/page/paper',
    '/data/authors',
    '/data/home',
    '/data/menu',
    '/data/search?search=rest',
    '/data/feed?origin=https://stezhka.example',
    `/data${preview}`,
  ])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
});

test.each(FIXED_PAGES)('the page %s stays published at its address', async (slug) => {
  const { id } = await makePage({ slug });
  const kept = 'The site needs this page: it stays published at its address';
  const attempts = {
    remove: ['page[slug]', () => remove('pages', id)],
    move: ['page[slug]', () => change(id, { 'page[slug]': `${slug}-old` })],
    hide: ['page[publishedAt]', () => change(id, { 'page[publishedAt]': '' })],
    delay: ['page[publishedAt]', () => change(id, { 'page[publishedAt]': '2999-01-01' })],
  } as const;
  for (const [attempt, [field, make]] of Object.entries(attempts)) {
    const { status, body } = await make();
    expect([attempt, status, body.fields]).toEqual([attempt, 422, { [field]: kept }]);
  }
  await get(`/data/static-page/${slug}`).expect(200);
  expect((await change(id, { 'page[title][en]': 'Anew' })).status).toBe(200);
});

test('a page of the editors’ own may be moved, hidden and removed', async () => {
  const { id } = await makePage({ slug: 'paper' });
  expect((await change(id, { 'page[slug]': 'paper-kinds', 'page[publishedAt]': '' })).status).toBe(200);
  expect((await remove('pages', id)).status).toBe(200);
});
