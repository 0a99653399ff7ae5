import { setClock } from '@stezhka/kit/clock';
import { FileModel, readVideo, storeVideo } from '@stezhka/kit/files';
import { later, runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useDecoder } from '@stezhka/kit/testing/decoder';
import { makeFilm } from '@stezhka/kit/testing/films';
import { MALFORMED_MULTIPART } from '@stezhka/kit/testing/hostile';
import { VERSION_FIELD } from '@stezhka/kit-contract';
import request from 'supertest';
import { app, get, makeFilmOf, makePost, makeSections, tokenOf } from '../testing/content.ts';
import { FilmModel } from './films.model.ts';
import { unusedFilms } from './unused-films.job.ts';

useDatabase();
useDecoder();
afterEach(clearDatabase);
afterEach(() => setClock(null));

const admin = { identity: await tokenOf('ROLE_ADMIN'), Locale: 'en' };
const upload = (bytes: Buffer, headers: Record<string, string> = admin) =>
  request(app).post('/admin/content/film-upload').set(headers).attach('file', bytes, 'film.webm');
const save = (path: string, body: object) => request(app).post(`/admin/content${path}`).set(admin).send(body);
const files = () => FileModel.estimatedDocumentCount();
const uploaded = async (options: Parameters<typeof makeFilm>[0] = {}) =>
  (await upload(await makeFilm(options)).expect(200)).body.data.file as string;

const UNFIT: [string, number, string, Buffer][] = [
  ['a page', 415, 'unsupported_media', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['one with sound', 415, 'unfit_video', await makeFilm({ sound: true })],
  ['a long one', 415, 'unfit_video', await makeFilm({ seconds: 200 })],
  ['too many bytes', 413, 'too_large', Buffer.alloc(5 * 1024 * 1024 + 1)],
];

describe('an uploaded film', () => {
  test('answers what it is, and can be played', async () => {
    const bytes = await makeFilm({ seconds: 12, width: 960, height: 540 });
    const { data } = (await upload(bytes).expect(200)).body;
    expect(data).toEqual({ file: expect.any(String), width: 960, height: 540, seconds: 12 });
    const reply = await request(app)
      .get(`/files/content/${data.file}/video.webm`)
      .set('Range', 'bytes=0-99')
      .expect(206);
    expect(reply.body).toEqual(bytes.subarray(0, 100));
  });

  test('is staff’s alone', async () => {
    const bytes = await makeFilm();
    await upload(bytes, { Locale: 'en' }).expect(401);
    await upload(bytes, { identity: await tokenOf('ROLE_USER'), Locale: 'en' }).expect(403);
    expect(await files()).toBe(0);
  });

  test.each(UNFIT)('that is %s is refused', async (_, status, code, bytes) => {
    const { body } = await upload(bytes).expect(status);
    expect([body.code, body.data]).toEqual([code, null]);
    expect(body.error).toMatch(/\w/);
    expect(await files()).toBe(0);
  });

  test.each(MALFORMED_MULTIPART)('a malformed body, as %s: %j, is a bad request', async (type, body) => {
    const call = request(app).post('/admin/content/film-upload').set(admin).set('Content-Type', type);
    expect((await call.send(body)).status).toBe(400);
    expect(await files()).toBe(0);
  });
});

test('an upload that no film uses goes after a day; a film keeps its own, a seed too', async () => {
  setClock('2026-11-20T10:00:00Z');
  const seeded = await storeVideo(await readVideo(await makeFilm()), { slug: 'film:seed:wide' });
  const film = await makeFilmOf('rain');
  const forgotten = await uploaded();
  const run = async () => {
    await later(null, unusedFilms, {});
    await runDueJobs();
  };
  setClock('2026-11-21T10:00:00Z');
  const fresh = await uploaded();
  await run();
  await get(`/files/content/${forgotten}/video.webm`).expect(200);
  setClock('2026-11-21T10:00:01Z');
  await run();
  await get(`/files/content/${forgotten}/video.webm`).expect(404);
  for (const file of [fresh, seeded.file, film.wide.file, film.narrow.file])
    await get(`/files/content/${file}/video.webm`).expect(200);
});

describe('staff', () => {
  const version = (n: number) => ({ [`film[${VERSION_FIELD}]`]: String(n) });
  const values = (wide: string, narrow: string) => ({
    'film[slug]': 'rain',
    'film[wide]': wide,
    'film[narrow]': narrow,
  });

  test('make a film of two uploads; a replaced file goes', async () => {
    const [wide, narrow, better] = [await uploaded(), await uploaded(), await uploaded()];
    const { id } = (await save('/films', values(wide, narrow)).expect(200)).body.data;
    await save(`/films/${id}`, { ...values(better, narrow), ...version(0) }).expect(200);
    expect(await FilmModel.findById(id)).toMatchObject({ wide: { seconds: 4 } });
    await get(`/files/content/${wide}/video.webm`).expect(404);
    await get(`/files/content/${better}/video.webm`).expect(200);
    expect(await files()).toBe(2);
  });

  test('keep a file that another film shows', async () => {
    const [wide, narrow, better] = [await uploaded(), await uploaded(), await uploaded()];
    const { id } = (await save('/films', values(wide, narrow)).expect(200)).body.data;
    await save('/films', { ...values(wide, narrow), 'film[slug]': 'other' }).expect(200);
    await save(`/films/${id}`, { ...values(better, narrow), ...version(0) }).expect(200);
    await get(`/files/content/${wide}/video.webm`).expect(200);
  });

  test('cannot take two films for one', async () => {
    const [wide, narrow] = [await uploaded({ seconds: 4 }), await uploaded({ seconds: 9 })];
    const { body } = await save('/films', values(wide, narrow)).expect(422);
    expect(Object.keys(body.fields)).toEqual(['film[narrow]']);
    expect(await FilmModel.estimatedDocumentCount()).toBe(0);
  });

  test.each([
    ['film[wide]', ''],
    ['film[wide]', '65f0000000000000000000ff'],
    ['film[narrow]', '../../etc/passwd'],
    ['film[slug]', 'Не-Slug'],
  ])('%s = %p is refused', async (field, value) => {
    const file = await uploaded();
    const { body } = await save('/films', { ...values(file, file), [field]: value }).expect(422);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});

test('a post names both sources of its film, and they are there', async () => {
  const film = await makeFilmOf('rain');
  const post = await makePost(await makeSections(), { slug: 'rain', film: film._id, hasVideo: true });
  const { video } = (await get(`/data/post/${post.slug}`).expect(200)).body.data.post;
  expect(video).toEqual({
    wide: `/files/content/${film.wide.file}/video.webm`,
    narrow: `/files/content/${film.narrow.file}/video.webm`,
    seconds: 4,
  });
  for (const source of [video.wide, video.narrow]) await get(source).expect(200);
});
