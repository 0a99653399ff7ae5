import mongoose from 'mongoose';
import request from 'supertest';
import type { AppError } from '../errors/errors.ts';
import { defineForm, parseForm } from '../forms/forms.ts';
import { JobModel } from '../jobs/jobs.ts';
import { createServiceApp } from '../service/app.ts';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { useDecoder } from '../testing/decoder.ts';
import { makeFilm, makeHostileFilm } from '../testing/films.ts';
import { identityKeys, identityToken } from '../testing/identities.ts';
import { ChunkModel, FileModel } from './file.model.ts';
import {
  fileRoutes,
  MAX_UPLOAD_BYTES,
  pictureField,
  readFile,
  readVideo,
  storeDrawing,
  storeVideo,
  videoAddress,
  videoField,
} from './files.ts';
import { configureDecoding, decoderPid } from './image.ts';
import { readUploadedVideo } from './video.ts';

useDatabase();
useDecoder();
afterEach(clearDatabase);

const app = createServiceApp({
  name: 'shop',
  identityKeys,
  served: [],
  extra: (app) => app.use(fileRoutes('shop')),
});
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"></svg>';
/** Of three chunks. */
const long = await makeFilm({ seconds: 8, frameBytes: 90_000 });
const store = async (bytes = long) => {
  const film = await storeVideo(await readVideo(bytes));
  return { film, address: videoAddress('shop', film) };
};
const get = (address: string, headers: Record<string, string> = {}) =>
  request(app).get(address).set(headers).responseType('blob');
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: AppError) => error.code,
  );

describe('a film', () => {
  test('is read for its size and length', async () => {
    const bytes = await makeFilm({ seconds: 40, width: 960, height: 540 });
    expect(await readVideo(bytes)).toEqual({ bytes, width: 960, height: 540, seconds: 40 });
    const { film } = await store(bytes);
    expect(await readFile(String(film.file))).toEqual(bytes);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['nothing', async () => Buffer.alloc(0)],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an MP4', async () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
    ['four bytes of a film', async () => Buffer.from('1a45dfa3', 'hex')],
    [
      'a page behind the first bytes of a film',
      async () => Buffer.from('\x1a\x45\xdf\xa3<script>', 'latin1'),
    ],
    ['AV1, which many phones do not decode,', () => makeFilm({ codec: 'av1' })],
    ['Matroska that is no WebM', () => makeFilm({ matroska: true })],
  ])('that is %s is refused', async (_, make) => {
    expect(await refusal(store(await make()))).toBe('unsupported_media');
  });

  test.each(['vp8', 'vp9'] as const)('of %s is accepted', async (codec) => {
    const { film } = await store(await makeFilm({ codec }));
    expect(film.seconds).toBe(4);
  });

  test.each([
    ['with sound', { sound: true }],
    ['of more than three minutes', { seconds: 181 }],
    ['of more than 1920 px', { width: 1922 }],
    ['that is taller than 1920 px', { height: 1922 }],
  ])('%s does not fit the site', async (_, options) => {
    expect(await refusal(store(await makeFilm(options)))).toBe('unfit_video');
  });

  test('of more than 5 MB is refused', async () => {
    const heavy = Buffer.concat([long, Buffer.alloc(MAX_UPLOAD_BYTES)]);
    expect(await refusal(store(heavy))).toBe('too_large');
    expect(await FileModel.estimatedDocumentCount()).toBe(0);
  });

  test('that is uploaded is judged in a process of its own, as one of the site is', async () => {
    expect(await readUploadedVideo(long)).toEqual(await readVideo(long));
    expect(decoderPid()).not.toBe(process.pid);
    expect(await refusal(readUploadedVideo(await makeFilm({ sound: true })))).toBe('unfit_video');
    expect(await refusal(readUploadedVideo(await makeFilm({ codec: 'av1' })))).toBe('unsupported_media');
  });

  test('that its reader cannot end with is given up with the process, and the next one is taken', async () => {
    await readUploadedVideo(long);
    const drowned = decoderPid();
    configureDecoding({ timeout: 3_000 });
    expect(await refusal(readUploadedVideo(makeHostileFilm(MAX_UPLOAD_BYTES)))).toBe('unavailable');
    configureDecoding({ timeout: 60_000 });
    expect(await readUploadedVideo(long)).toMatchObject({ seconds: 8 });
    expect(decoderPid()).not.toBe(drowned);
  });

  test('of a seed is stored once; another one of its name replaces it', async () => {
    const seeded = async (bytes: Buffer) => storeVideo(await readVideo(bytes), { slug: 'film:rain:wide' });
    const first = await seeded(long);
    expect(await seeded(long)).toEqual(first);
    const second = await seeded(await makeFilm());
    expect(second.file).not.toEqual(first.file);
    expect(await FileModel.estimatedDocumentCount()).toBe(1);
    expect(await ChunkModel.estimatedDocumentCount()).toBe(1);
  });

  test('gets no job that makes widths of pictures', async () => {
    await store();
    expect(await JobModel.estimatedDocumentCount()).toBe(0);
  });
});

describe('its file', () => {
  test('comes whole, for ever, as what it is', async () => {
    const { address, film } = await store();
    const reply = await get(address).expect(200);
    expect(reply.body.equals(long)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/webm',
      'content-length': String(long.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: `"${film.file}"`,
      'x-content-type-options': 'nosniff',
    });
    await get(address, { 'If-None-Match': `"${film.file}"` }).expect(304);
    const head = await request(app).head(address).expect(200);
    expect(head.headers['content-length']).toBe(String(long.length));
    expect(head.text).toBeUndefined();
  });

  const end = long.length - 1;
  test.each([
    ['bytes=0-', 0, end],
    ['bytes=0-0', 0, 0],
    ['bytes=261110-261130', 261_110, 261_130],
    ['bytes=100000-600000', 100_000, 600_000],
    ['bytes=-500', long.length - 500, end],
    [`bytes=${end}-${end + 1000}`, end, end],
    ['bytes=-99999999', 0, end],
  ])('%s: that part', async (Range, from, to) => {
    const { address } = await store();
    const reply = await get(address, { Range }).expect(206);
    expect(reply.body.equals(long.subarray(from, to + 1))).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-range': `bytes ${from}-${to}/${long.length}`,
      'content-length': String(to - from + 1),
    });
  });

  test.each([`bytes=${long.length}-`, 'bytes=99999999-', 'bytes=-0'])(
    '%s: there is no such part',
    async (Range) => {
      const { address } = await store();
      const reply = await get(address, { Range }).expect(416);
      expect(reply.headers).toMatchObject({
        'content-range': `bytes */${long.length}`,
        'cache-control': 'no-store',
      });
    },
  );

  test.each([
    ['several at once', `bytes=${Array.from({ length: 300 }, (_, n) => `${n * 9}-${n * 9 + 1}`)}`],
    ['two that lie apart', 'bytes=0-1,100-101'],
    ['an end before its beginning', 'bytes=5-2'],
    ['another unit', 'items=0-5'],
    ['no range', 'bytes'],
  ])('%s: the whole', async (_, Range) => {
    const { address } = await store();
    expect((await get(address, { Range }).expect(200)).body).toHaveLength(long.length);
  });

  test('a part of an older film is not mixed with this one', async () => {
    const { address, film } = await store();
    await get(address, { Range: 'bytes=0-9', 'If-Range': '"older"' }).expect(200);
    await get(address, { Range: 'bytes=0-9', 'If-Range': `"${film.file}"` }).expect(206);
  });

  test('has no widths, and a picture no film; nothing else is there', async () => {
    const { address, film } = await store();
    const { file } = await storeDrawing(SVG, { slug: 'hills' });
    for (const path of [
      address.replace('video.webm', '400.webp'),
      `/files/shop/${file}/video.webm`,
      `/files/shop/${film.file}/video.mp4`,
      '/files/shop/0123456789abcdef01234567/video.webm',
      '/files/shop/..%2f..%2fetc%2fpasswd/video.webm',
      '/files/shop/%00/video.webm',
      '/files/shop/$where/video.webm',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('of a person is shown to that person alone', async () => {
    const { address, film } = await store();
    await FileModel.updateOne({ _id: film.file }, { 'metadata.access': 'owner', 'metadata.owner': 'u1' });
    const identity = await identityToken({ userId: 'u1', roles: ['ROLE_USER'] });
    const own = await get(address, { identity, Range: 'bytes=0-9' }).expect(206);
    expect(own.headers['cache-control']).toBe('private, no-store');
    await get(address, { Range: 'bytes=0-9' }).expect(404);
  });
});

test('a form takes a film for a film and a picture for a picture', async () => {
  const label = { uk: 'Фільм', ru: 'Фильм', en: 'Film' };
  const form = defineForm('leaf', { fields: { film: videoField({ label }), cover: pictureField() } });
  const { film } = await store();
  const { file } = await storeDrawing(SVG, { slug: 'hills' });
  const parse = (values: object) => parseForm(form, values, { locale: 'en' });
  expect((await parse({ film: String(film.file) })).film).toEqual({
    file: new mongoose.Types.ObjectId(String(film.file)),
    width: 64,
    height: 36,
    seconds: 8,
  });
  expect((await parse({})).film).toBeUndefined();
  for (const wrong of [{ film: String(file) }, { 'cover[file]': String(film.file) }, { film: '../x' }])
    expect([wrong, await refusal(parse(wrong))]).toEqual([wrong, 'invalid_form']);
});
