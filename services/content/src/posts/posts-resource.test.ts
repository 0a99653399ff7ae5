import { setClock } from '@stezhka/kit/clock';
import { storeDrawing } from '@stezhka/kit/files';
import { JobModel } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { VERSION_FIELD } from '@stezhka/kit-contract';
import request from 'supertest';
import { app, get, makeFilmOf, makePost, makeSections, type Sections, tokenOf } from '../testing/content.ts';
import { PostModel } from './posts.model.ts';

useDatabase();
let sections: Sections;
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  sections = await makeSections();
});
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

const AT = '/admin/content/posts';
const admin = { identity: await tokenOf('ROLE_ADMIN'), Locale: 'en' };
const member = { identity: await tokenOf('ROLE_USER'), Locale: 'en' };

const filled = (more: object = {}) => ({
  'post[slug]': 'quiet-evening',
  'post[category]': String(sections.calm),
  'post[author]': String(sections.author),
  ...texts('title', 'A quiet evening'),
  ...texts('excerpt', 'On switching off'),
  ...texts('body', '<p onclick="x()">Put the phone away.<script>x()</script></p>'),
  'post[tags][en]': 'rest, evening,, ',
  'post[publishedAt]': '2026-11-19',
  ...more,
});
const texts = (field: string, text: string) => ({
  [`post[${field}][uk]`]: `${text} (uk)`,
  [`post[${field}][ru]`]: `${text} (ru)`,
  [`post[${field}][en]`]: text,
});
const version = (n: number) => ({ [`post[${VERSION_FIELD}]`]: String(n) });
const send = (path: string, body: object, headers: Record<string, string> = admin) =>
  request(app).post(`${AT}${path}`).set(headers).send(body);
const purges = async () => {
  const jobs = await JobModel.find({ state: 'open' }).sort({ dueAt: 1 }).lean();
  return jobs.map(({ data }) => (data as { tags: string[] }).tags);
};

test('posts are written by staff only', async () => {
  const { id } = await makePost(sections, { slug: 'rest' });
  for (const path of ['', `/${id}`, `/${id}/remove`]) {
    await send(path, filled(), { Locale: 'en' }).expect(401);
    await send(path, filled(), member).expect(403);
  }
  await request(app).get(AT).expect(401);
  await request(app).get(`${AT}/${id}/form`).set(member).expect(403);
  expect(await PostModel.estimatedDocumentCount()).toBe(1);
});

test('a new post is sanitised and purges the lists of posts', async () => {
  await send('', filled()).expect(200);
  const list = await get('/data/news?category=calm').expect(200);
  expect(list.body.data.posts).toMatchObject([
    { slug: 'quiet-evening', title: 'A quiet evening', publishedAt: '2026-11-19T07:00:00.000Z' },
  ]);
  const stored = await PostModel.findOne({ slug: 'quiet-evening' });
  expect(stored?.body.en).toBe('<p>Put the phone away.</p>');
  const { body } = await get('/data/post/quiet-evening').expect(200);
  expect(body.data.post).toMatchObject({ body: '<p>Put the phone away.</p>', tags: ['rest', 'evening'] });
  expect(await purges()).toEqual([['posts', 'post:quiet-evening']]);
});

test('the time of reading follows the text, in the language that takes longest', async () => {
  const minutes = async () =>
    (await get('/data/post/quiet-evening').expect(200)).body.data.post.readingMinutes;
  const { id } = (await send('', filled()).expect(200)).body.data;
  expect(await minutes()).toBe(1);
  const words = (count: number) => `<h2 title="one two">${'слово '.repeat(count)}</h2>`;
  const body = { 'post[body][uk]': words(720), 'post[body][ru]': words(540), 'post[body][en]': words(660) };
  await send(`/${id}`, filled({ ...version(0), ...body })).expect(200);
  expect(await minutes()).toBe(4);
});

test('a new address purges the old one too; a form that is out of date changes nothing', async () => {
  const { id } = (await send('', filled()).expect(200)).body.data;
  await send(`/${id}`, filled({ ...version(0), 'post[slug]': 'calm-evening' })).expect(200);
  expect((await purges()).at(-1)).toEqual(['posts', 'post:quiet-evening', 'post:calm-evening']);
  const stale = await send(`/${id}`, filled({ ...version(0), 'post[slug]': 'late' })).expect(409);
  expect(JSON.stringify(stale.body.data.form)).toContain('"calm-evening"');
  await get('/data/post/late').expect(404);
});

test('a form sent back as it came changes nothing', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>';
  const picture = { ...(await storeDrawing(svg, { slug: 'quiet' })), alt: { uk: 'Вечір', ru: '', en: '' } };
  const { id } = await makePost(sections, {
    slug: 'rest',
    publishedAt: new Date('2026-11-19T07:00:00Z'),
    picture,
  });
  const { body } = await request(app).get(`${AT}/${id}/form`).set(admin).expect(200);
  const sent = Object.fromEntries(valuesIn(body.data.form));
  expect(sent).toMatchObject({
    'post[publishedAt]': '2026-11-19',
    'post[tags][uk]': 'спокій',
    'post[picture][file]': String(picture.file),
  });
  expect((await send(`/${id}`, sent).expect(200)).body.data.version).toBe(0);
});

test('a post without a picture may get one of this site, and only an existing one', async () => {
  await send('', filled({ 'post[picture][file]': String(sections.calm) })).expect(422);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>';
  const { file } = await storeDrawing(svg, { slug: 'quiet' });
  await send('', filled({ 'post[picture][file]': String(file) })).expect(200);
  const { body } = await get('/data/post/quiet-evening').expect(200);
  expect(body.data.post.imageData.meta).toEqual({ width: 1600, height: 900 });
});

test('a post with a film is among the videos, without one it is not', async () => {
  const film = await makeFilmOf('rain');
  const videos = async () => (await get('/data/news?has_video=true').expect(200)).body.data.posts.length;
  const { id } = (await send('', filled({ 'post[film]': film.id })).expect(200)).body.data;
  const { body } = await request(app).get(`${AT}/${id}/form`).set(admin).expect(200);
  expect(Object.fromEntries(valuesIn(body.data.form))).toMatchObject({ 'post[film]': film.id });
  expect(await videos()).toBe(1);
  await send(`/${id}`, filled({ ...version(0), 'post[film]': '' })).expect(200);
  expect(await videos()).toBe(0);
  expect((await get('/data/post/quiet-evening').expect(200)).body.data.post.video).toBeNull();
});

test('a film in the text that is not there is named at the field of its language', async () => {
  await makeFilmOf('rain');
  const film = (name: string) => `<p>a</p><figure data-film="${name}"><figcaption>x</figcaption></figure>`;
  const refused = async (more: object) => (await send('', filled(more)).expect(422)).body.fields;
  expect(
    await refused({
      'post[body][uk]': film('rain'),
      'post[body][ru]': `${film('snow')}<blockquote>${film('snow')}${film('hail')}</blockquote>`,
    }),
  ).toEqual({ 'post[body][ru]': 'There is no such film: snow, hail' });
  expect(await refused({ 'post[body][en]': film('Let it <b>rain</b>') })).toEqual({
    'post[body][en]': expect.stringMatching(/^There is no such film: Let it /),
  });
  const texts = Object.fromEntries(['uk', 'ru', 'en'].map((one) => [`post[body][${one}]`, film('rain')]));
  const { id } = (await send('', filled(texts)).expect(200)).body.data;
  expect(await refused({ ...version(0), 'post[body][uk]': film('snow') })).toEqual({
    'post[body][uk]': 'There is no such film: snow',
  });
  expect((await PostModel.findById(id))!.body.uk).toContain('data-film="rain"');
});

test.each([
  ['post[slug]', 'Не-Slug', 422],
  ['post[category]', '65f0000000000000000000ff', 422],
  ['post[author]', '{"$ne":null}', 422],
  ['post[readingMinutes]', '4', 400],
  ['post[publishedAt]', '2026-02-30', 422],
  ['post[title][en]', '', 422],
  ['post[title][en]', { $ne: null }, 400],
  ['post[film]', '65f0000000000000000000ff', 422],
  ['post[film][$ne]', '1', 400],
  ['post[hasVideo]', '1', 400],
  ['post[createdAt]', '2026-01-01', 400],
])('%s = %p is refused', async (field, value, status) => {
  const { body } = await send('', filled({ [field]: value })).expect(status);
  if (status === 422) expect(Object.keys(body.fields)).toEqual([field]);
  expect(await PostModel.estimatedDocumentCount()).toBe(0);
});

test('two posts never share an address', async () => {
  await makePost(sections, { slug: 'quiet-evening' });
  const { body } = await send('', filled()).expect(422);
  expect(Object.keys(body.fields)).toEqual(['post[slug]']);
});

test('the list shows staff unpublished posts, and finds parts of a title', async () => {
  await makePost(sections, { slug: 'tomorrow', publishedAt: new Date('2026-11-21T07:00:00Z') });
  await makePost(sections, { slug: 'rest', category: sections.habits });
  const cells = async (query: string) => {
    const { body } = await request(app).get(`${AT}${query}`).set(admin).expect(200);
    return body.data.items.map((row: { cells: object }) => row.cells);
  };
  expect(await cells('')).toMatchObject([
    { slug: 'tomorrow', category: 'calm', author: 'Olena' },
    { slug: 'rest', category: 'habits' },
  ]);
  expect(await cells('?search=of+rest&sort=slug')).toMatchObject([{ slug: 'rest' }]);
});

test('a removed post is gone', async () => {
  const { id } = await makePost(sections, { slug: 'rest' });
  await send(`/${id}/remove`, { version: 0 }).expect(200);
  await get('/data/post/rest').expect(404);
  expect(await purges()).toEqual([['posts', 'post:rest']]);
});

interface Shown {
  fullName: string;
  value?: unknown;
  type: string;
  checked?: boolean;
  fields?: Shown[];
}

/** What a browser sends of a form it has not touched. */
function valuesIn({ fields = [] }: { fields?: Shown[] }): [string, unknown][] {
  return fields.flatMap((field): [string, unknown][] => {
    if (field.fields) return valuesIn(field);
    return field.type === 'checkbox' && !field.checked ? [] : [[field.fullName, field.value]];
  });
}
