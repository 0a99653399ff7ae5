import { once } from 'node:events';
import { mkdtemp, readdir, readFile as readFileOf, rm, writeFile as writeFileOf } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageSet } from '@stezhka/kit-contract';
import mongoose from 'mongoose';
import sharp from 'sharp';
import request from 'supertest';
import { transaction } from '../database/database.ts';
import type { AppError } from '../errors/errors.ts';
import { deadJobs, JobModel, jobCounts, runDueJobs } from '../jobs/jobs.ts';
import { advanceClock, setClock } from '../process/clock.ts';
import { createServiceApp } from '../service/app.ts';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { useDecoder } from '../testing/decoder.ts';
import { identityKeys, identityToken } from '../testing/identities.ts';
import { ChunkModel, FileModel, RenditionModel } from './file.model.ts';
import {
  decodeImage,
  fileRoutes,
  filesOfOwner,
  MAX_UPLOAD_BYTES,
  pictureOfOwner,
  readFile,
  readUpload,
  removeFile,
  removeFiles,
  storeDrawing,
  storeImage,
} from './files.ts';
import type { ImageOptions } from './image.ts';
import { backgroundMaker, FIRST_PAGES_MS, urgentMaker } from './make-widths.ts';
import { pictureSchema, toImageData } from './picture.ts';
import { WEBP } from './raster.ts';
import { WIDTHS } from './sizes.ts';
import { keepRenditions } from './store.ts';

useDatabase();
useDecoder();

const drawings = await mkdtemp(join(tmpdir(), 'stezhka-drawings-'));
const app = createServiceApp({
  name: 'shop',
  identityKeys,
  served: [],
  extra: (app) => {
    app.use(fileRoutes('shop'));
    app.post('/upload', async (req, res) => {
      const { bytes, fields } = await readUpload(req, res);
      res.json({ data: { bytes: bytes.length, fields } });
    });
  },
});
const anotherProcess = () =>
  createServiceApp({
    name: 'shop',
    identityKeys,
    served: [],
    extra: (app) => app.use(fileRoutes('shop')),
  });
const as = (userId: string) => identityToken({ userId, roles: ['ROLE_USER'] });

afterEach(clearDatabase);
afterAll(() => rm(drawings, { recursive: true }));

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
const photo = (width: number, height: number, format: Format = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#2b6a50' } })
    .toFormat(format)
    .toBuffer();
const store = async (bytes: Buffer, options: ImageOptions) => storeImage(await decodeImage(bytes), options);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: AppError) => error.code,
  );
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#2b6a50"/></svg>';

describe('taking in a picture', () => {
  test.each<Format>(['jpeg', 'png', 'webp', 'avif', 'gif'])(
    '%s is accepted and drawn anew',
    async (format) => {
      const { file, width, height } = await store(await photo(60, 40, format), { access: 'public' });
      expect({ width, height }).toEqual({ width: 60, height: 40 });
      expect((await sharp(await readFile(String(file))).metadata()).width).toBe(60);
    },
  );

  test('a stored picture keeps nothing of the original but its pixels, and stands upright', async () => {
    const secret = 'Хрещатик, 1';
    const turned = await sharp(await photo(60, 40))
      .withExif({ IFD0: { Copyright: secret } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const hidden = Buffer.concat([turned, Buffer.from('<script>alert(1)</script>')]);
    const { file, width, height } = await store(hidden, { access: 'public' });
    expect({ width, height }).toEqual({ width: 40, height: 60 });
    const kept = await readFile(String(file));
    expect(kept.includes('<script>')).toBe(false);
    expect(Object.keys(await sharp(kept).metadata())).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(exif|orientation|xmp|iptc|icc)$/)]),
    );
  });

  test.each([
    ['an SVG', Buffer.from(SVG)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['an SVG that begins like a jpeg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)])],
    ['an SVG that begins like a gif', Buffer.concat([Buffer.from('GIF89a'), Buffer.from(SVG)])],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused', async (_, bytes) => {
    expect(await refusal(store(bytes, { access: 'public' }))).toBe('unsupported_media');
    expect(await FileModel.countDocuments().hint({ _id: 1 })).toBe(0);
  });

  test('a format of other trades and half a picture are refused', async () => {
    const tiff = await sharp(await photo(60, 40))
      .tiff()
      .toBuffer();
    expect(await refusal(store(tiff, { access: 'public' }))).toBe('unsupported_media');
    const noisy = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const half = noisy.subarray(0, noisy.length / 2);
    expect(await refusal(store(half, { access: 'public' }))).toBe('unsupported_media');
  });

  test('too many bytes or pixels are refused', async () => {
    const heavy = Buffer.concat([await photo(60, 40), Buffer.alloc(MAX_UPLOAD_BYTES)]);
    expect(await refusal(store(heavy, { access: 'public' }))).toBe('too_large');
    const bomb = await photo(4100, 3100, 'png');
    expect(await refusal(store(bomb, { access: 'public' }))).toBe('too_many_pixels');
  });

  test('a picture of several chunks comes back whole, and undone work leaves nothing', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const large = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer();
    const { file } = await store(large, { access: 'public' });
    expect(await ChunkModel.countDocuments({ files_id: file })).toBeGreaterThan(1);
    expect(await sharp(await readFile(String(file))).stats()).toMatchObject({ isOpaque: true });
    const undone = transaction(async (session) => {
      await storeImage(await decodeImage(large), { access: 'public', session });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await FileModel.countDocuments().hint({ _id: 1 })).toBe(1);
  });
});

describe('serving', () => {
  test.each([
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ])('a public picture comes as %s, for a year', async (format, name) => {
    const { file } = await store(await photo(900, 600), { access: 'public' });
    const reply = await request(app).get(`/files/shop/${file}/400.${format}`).expect(200);
    expect(reply.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(reply.body).metadata()).toMatchObject({ format: name, width: 400, height: 267 });
  });

  test('a picture is never blown up; a drawing is drawn as large as asked', async () => {
    const small = await store(await photo(300, 200), { access: 'public' });
    const drawn = await storeDrawing(SVG, { slug: 'hills' });
    const widthOf = async (id: unknown) =>
      (await sharp((await request(app).get(`/files/shop/${id}/1600.webp`).expect(200)).body).metadata())
        .width;
    expect(await widthOf(small.file)).toBe(300);
    expect(await widthOf(drawn.file)).toBe(1600);
  });

  test('many askers at once get one making, and the next process finds it in the database', async () => {
    const { file } = await storeDrawing(SVG, { slug: 'crowd' });
    const address = `/files/shop/${file}/200.webp`;
    let readings = 0;
    mongoose.set('debug', (collection: string) => {
      if (collection === 'files.chunks') readings++;
    });
    const replies = await Promise.all(Array.from({ length: 10 }, () => request(app).get(address)));
    mongoose.set('debug', false);
    expect(readings).toBe(1);
    expect(new Set(replies.map(({ body }) => (body as Buffer).toString('base64'))).size).toBe(1);
    await ChunkModel.deleteMany({ files_id: file });
    const { body } = await request(anotherProcess()).get(address).expect(200);
    expect(body).toEqual(replies[0]!.body);
  });

  test('that is asked for by HEAD is there, and nothing is drawn', async () => {
    const { file } = await storeDrawing(SVG, { slug: 'asked for' });
    const { headers } = await request(app).head(`/files/shop/${file}/400.webp`).expect(200);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(await RenditionModel.countDocuments({ file })).toBe(0);
    await request(app).head('/files/shop/65f0000000000000000000ff/400.webp').expect(404);
  });

  test('one drawing gives all widths up to the middle one', async () => {
    const { file } = await storeDrawing(SVG, { slug: 'beside' });
    await request(app).get(`/files/shop/${file}/400.webp`).expect(200);
    await ChunkModel.deleteMany({ files_id: file });
    for (const width of [200, 800]) await request(app).get(`/files/shop/${file}/${width}.webp`).expect(200);
  });

  describe('where pictures are still to be drawn', () => {
    const drawn = (n: number) =>
      storeDrawing(SVG.replace('#2b6a50', `#2b6a${10 + n}`), { slug: `drawn ${n}` });
    const begin = async () => {
      const pictures: string[] = [];
      for (let n = 0; n < 53; n++) pictures.push(String((await drawn(n)).file));
      const server = app.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const ask = (visitor: string, picture: string, name: string, signal?: AbortSignal) =>
        fetch(`http://127.0.0.1:${port}/files/shop/${picture}/${name}`, {
          headers: { 'X-Forwarded-For': visitor },
          signal: signal ?? null,
        });
      const once400 = (id: string) => ask('10.0.0.9', id, '400.webp');
      const hold = () => urgentMaker.pids.map((pid) => process.kill(pid, 'SIGSTOP') && pid);
      const [first, ...others] = pictures.splice(-3);
      await once400(first!);
      const { length: up } = hold();
      const rest = others.map(once400);
      // One of them waits for the process that is held, the other one starts the second process.
      if (up < Math.min(2, availableParallelism())) await Promise.race(rest);
      const held = hold();
      const goOn = async () => {
        for (const pid of held) process.kill(pid, 'SIGCONT');
        await Promise.all(rest);
      };
      return { server, pictures, ask, goOn, held };
    };

    test('who asks for 500 of them at once is sent away, and starves nobody', async () => {
      const { server, pictures, ask, goOn } = await begin();
      const names = WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.jpeg`]);
      const order: string[] = [];
      const refused = Promise.withResolvers<void>();
      let refusals = 0;
      const all = pictures.flatMap((picture) => names.map((name) => ({ picture, name })));
      const greedy = all.map(async ({ picture, name }) => {
        const { status, headers } = await ask('10.0.0.1', picture, name);
        if (status === 200) order.push('greedy');
        else expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
        if (status === 429 && ++refusals === all.length - 24) refused.resolve();
      });
      await refused.promise;
      const other = ask('10.0.0.2', pictures.at(-1)!, '1600.webp').then(({ status }) =>
        order.push(`${status}`),
      );
      await goOn();
      await Promise.all([...greedy, other]);
      server.close();
      expect(all).toHaveLength(500);
      expect(order.filter((one) => one === 'greedy')).not.toHaveLength(0);
      expect(order.slice(0, -1)).toContain('200');
    });

    test('nothing is begun for who has left', async () => {
      const { server, pictures, ask, goOn, held } = await begin();
      const left = new AbortController();
      const closed = Promise.withResolvers<void>();
      let arrived = 0;
      let open = 20;
      server.prependListener('request', (_req, res) => {
        res.once('close', () => --open === 0 && closed.resolve());
        if (++arrived === 20) left.abort();
      });
      const asked = pictures.slice(0, 20).map((picture) => ask('10.0.0.1', picture, '400.webp', left.signal));
      await Promise.allSettled(asked);
      await closed.promise;
      await goOn();
      server.removeAllListeners('request').on('request', app);
      expect((await ask('10.0.0.2', pictures[30]!, '400.webp')).status).toBe(200);
      server.close();
      const files = pictures.slice(0, 20).map((id) => new mongoose.Types.ObjectId(id));
      const made = await RenditionModel.distinct('file', { file: { $in: files } });
      expect(made.length).toBeLessThanOrEqual(held.length);
    });
  });

  test('a JPEG is made of the WebP of its width, nothing is drawn for it again', async () => {
    const { file } = await storeDrawing(SVG, { slug: 'mail' });
    await request(app).get(`/files/shop/${file}/800.webp`).expect(200);
    await ChunkModel.deleteMany({ files_id: file });
    const { body } = await request(app).get(`/files/shop/${file}/800.jpeg`).expect(200);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 450 });
  });

  test.each([
    ['an unknown id', '/files/shop/0123456789abcdef01234567/400.webp'],
    ['another domain', '/files/diary/FILE/400.webp'],
    ['a width of one’s own', '/files/shop/FILE/399.webp'],
    ['a width that no page names', '/files/shop/FILE/100.webp'],
    ['an enormous width', '/files/shop/FILE/1e9.webp'],
    ['a format nobody offers', '/files/shop/FILE/400.svg'],
    ['a second ending', '/files/shop/FILE/400.webp.html'],
    ['a way out in the name', '/files/shop/FILE/..%2f..%2f400.webp'],
    ['a way out in the width', '/files/shop/FILE/..%2f400.webp'],
    ['a way out in the id', '/files/shop/..%2f..%2fetc/400.webp'],
    ['an end of text', '/files/shop/FILE/400.webp%00.png'],
    ['an operator', '/files/shop/%7B%22$ne%22:1%7D/400.webp'],
  ])('%s is not found', async (_, address) => {
    const { file } = await storeDrawing(SVG, { slug: 'hills' });
    const reply = await request(app).get(address.replace('FILE', String(file)));
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({ data: null, requestId: expect.any(String) });
  });

  test('a removed picture is gone, whatever was kept of it', async () => {
    const { file } = await storeDrawing(SVG, { slug: 'hills' });
    await request(app).get(`/files/shop/${file}/200.webp`).expect(200);
    await removeFile(file);
    await request(app).get(`/files/shop/${file}/200.webp`).expect(404);
    expect(await ChunkModel.countDocuments({ files_id: file })).toBe(0);
    expect(await RenditionModel.countDocuments({ file })).toBe(0);
    await removeFile(file);
  });

  test('a hundred and twenty files of one person are removed, no other one', async () => {
    const { file: other } = await storeDrawing(SVG, { slug: 'hills' });
    const ids = Array.from({ length: 120 }, () => new mongoose.Types.ObjectId());
    const owned = ids.map((_id) => ({ _id, length: 1, metadata: { owner: 'anna', format: 'webp' } }));
    await FileModel.collection.insertMany(owned as never[]);
    await ChunkModel.collection.insertMany(ids.map((files_id) => ({ files_id, n: 0 })) as never[]);
    await removeFiles((await filesOfOwner('anna')).map(({ id }) => id));
    expect(await filesOfOwner('anna')).toEqual([]);
    expect(await FileModel.exists({ _id: other })).toBeTruthy();
    expect(await ChunkModel.countDocuments({ files_id: { $in: ids } })).toBe(0);
    expect(await ChunkModel.countDocuments({ files_id: other })).toBe(1);
  });

  test('nothing is kept of a picture that is removed while it is made', async () => {
    const { file } = await storeDrawing(SVG, { slug: 'hills' });
    await removeFile(file);
    await keepRenditions(String(file), { '200.webp': Buffer.from('late') });
    expect(await RenditionModel.countDocuments({ file })).toBe(0);
  });
});

describe('a stored picture', () => {
  const runAll = async () => {
    const except = process.env.JOBS_EXCEPT;
    process.env.JOBS_EXCEPT = '';
    await runDueJobs();
    process.env.JOBS_EXCEPT = except;
  };
  const makeAll = async () => {
    advanceClock({ seconds: FIRST_PAGES_MS / 1000 });
    await runAll();
  };
  beforeEach(() => setClock('2026-11-20T10:00:00Z'));
  afterEach(() => setClock(null));
  const widthsOf = async (file: mongoose.Types.ObjectId) => {
    const rows = await RenditionModel.find({ file }).sort({ name: 1 }).lean();
    return Object.fromEntries(
      await Promise.all(
        rows.map(async ({ name, data }) => [name, (await sharp(data.value()).metadata()).width]),
      ),
    );
  };

  test('has all widths that pages name once its job has run, and an asker waits for none of them', async () => {
    const drawn = await storeDrawing(SVG, { slug: 'hills' });
    const large = await store(await photo(900, 600), { access: 'public' });
    const small = await store(await photo(300, 200), { access: 'owner', owner: 'u1' });
    await makeAll();
    expect(await widthsOf(drawn.file)).toEqual({
      '1200.webp': 1200,
      '1600.webp': 1600,
      '200.webp': 200,
      '400.webp': 400,
      '800.webp': 800,
    });
    expect(await widthsOf(large.file)).toEqual({ '200.webp': 200, '400.webp': 400, '800.webp': 800 });
    expect(await widthsOf(small.file)).toEqual({ '200.webp': 200, '400.webp': 300 });
    await ChunkModel.deleteMany({ files_id: drawn.file });
    await request(app).get(`/files/shop/${drawn.file}/1600.webp`).expect(200);
  });

  test('is made of what is missing alone, and a removed one of nothing', async () => {
    const { file } = await storeDrawing(SVG, { slug: 'hills' });
    const gone = await storeDrawing(SVG, { slug: 'gone' });
    await removeFile(gone.file);
    const asked = await request(app).get(`/files/shop/${file}/400.webp`).expect(200);
    await makeAll();
    const { data } = (await RenditionModel.findOne({ file, name: '400.webp' }).lean())!;
    expect(Buffer.from(data.value())).toEqual(asked.body);
    expect(Object.keys(await widthsOf(file))).toHaveLength(5);
    expect(await widthsOf(gone.file)).toEqual({});
    expect(await deadJobs()).toEqual([]);
  });

  test('that somebody asks for waits for none that the job is at', async () => {
    await storeDrawing(SVG, { slug: 'first' });
    await makeAll();
    const [held] = backgroundMaker.pids;
    process.kill(held!, 'SIGSTOP');
    const { file } = await storeDrawing(SVG.replace('#2b6a50', '#cc8833'), { slug: 'held' });
    const job = makeAll();
    await request(app).get(`/files/shop/${file}/400.webp`).expect(200);
    expect(Object.keys(await widthsOf(file))).toEqual(['200.webp', '400.webp', '800.webp']);
    process.kill(held!, 'SIGCONT');
    await job;
    expect(Object.keys(await widthsOf(file))).toHaveLength(5);
  });

  test('gets the job by its next seeding where it has none, once', async () => {
    const { file } = await storeDrawing(SVG, { slug: 'older' });
    await JobModel.deleteMany({ state: 'open' });
    for (let n = 0; n < 2; n++) await storeDrawing(SVG, { slug: 'older' });
    expect(await jobCounts()).toMatchObject({ open: 1 });
    await makeAll();
    expect(Object.keys(await widthsOf(file))).toHaveLength(5);
  });

  test('that lacks one width gets the job by its next seeding, though others are made', async () => {
    const { file } = await storeDrawing(SVG, { slug: 'partly' });
    await JobModel.deleteMany({ state: 'open' });
    await request(app).get(`/files/shop/${file}/400.webp`).expect(200);
    await storeDrawing(SVG, { slug: 'partly' });
    await makeAll();
    expect(Object.keys(await widthsOf(file))).toHaveLength(5);
    await storeDrawing(SVG, { slug: 'partly' });
    expect(await jobCounts()).toMatchObject({ open: 0 });
  });

  const jobs = async () =>
    (await JobModel.find({ state: 'open' }).sort({ dueAt: 1, _id: 1 }).lean()).map(({ name, data }) => [
      name,
      (data as { file: string }).file,
    ]);

  test('that the first pages show or somebody has uploaded is made at once, other seeded ones when those are there', async () => {
    const later = await storeDrawing(SVG, { slug: 'later' });
    const first = await storeDrawing(SVG, { slug: 'first', first: true });
    const upload = await store(await photo(60, 40), { access: 'public' });
    const [laterFile, firstFile, uploadFile] = [later, first, upload].map(({ file }) => String(file));
    expect(await jobs()).toEqual([
      ['make_first_widths', firstFile],
      ['make_widths', uploadFile],
      ['make_widths', laterFile],
      ['make_widths', firstFile],
    ]);
    await runAll();
    expect(await widthsOf(later.file)).toEqual({});
    // The large ones cost several times as much as these together.
    expect(await widthsOf(first.file)).toEqual({ '200.webp': 200, '400.webp': 400, '800.webp': 800 });
    expect(Object.keys(await widthsOf(upload.file))).toHaveLength(2);
    advanceClock({ seconds: FIRST_PAGES_MS / 1000 });
    await runAll();
    for (const { file } of [later, first]) expect(Object.keys(await widthsOf(file))).toHaveLength(5);
  });

  test('that the first pages show gets by its next seeding what it lacks, the small widths at once', async () => {
    const { file } = await storeDrawing(SVG, { slug: 'older', first: true });
    const seedAgain = async () => {
      await JobModel.deleteMany({ state: 'open' });
      await storeDrawing(SVG, { slug: 'older', first: true });
      return jobs();
    };
    expect(await seedAgain()).toEqual([
      ['make_first_widths', String(file)],
      ['make_widths', String(file)],
    ]);
    await runAll();
    expect(await seedAgain()).toEqual([['make_widths', String(file)]]);
  });

  test('is drawn anew on this machine when it is coded in another way', async () => {
    const root = await mkdtemp(join(drawings, 'coded-'));
    process.env.DRAWINGS_DIR = root;
    const { quality } = WEBP;
    for (const [n, one] of [quality, quality - 1].entries()) {
      WEBP.quality = one;
      await storeDrawing(SVG, { slug: `coded ${n}` });
      await makeAll();
    }
    WEBP.quality = quality;
    delete process.env.DRAWINGS_DIR;
    expect(await readdir(root)).toHaveLength(2);
    await rm(root, { recursive: true });
  });

  test('was drawn before on this machine: another database takes the widths from its folder', async () => {
    process.env.DRAWINGS_DIR = drawings;
    const first = await storeDrawing(SVG, { slug: 'hills' });
    await makeAll();
    const [folder] = await readdir(drawings);
    const kept = await readFileOf(join(drawings, folder!, '400.webp'));
    await writeFileOf(join(drawings, folder!, '400.webp'), Buffer.concat([kept, Buffer.from('kept')]));
    await clearDatabase();
    const second = await storeDrawing(SVG, { slug: 'elsewhere' });
    expect(second.file).not.toEqual(first.file);
    const { body } = await request(app).get(`/files/shop/${second.file}/400.webp`).expect(200);
    expect((body as Buffer).subarray(-4).toString()).toBe('kept');
    delete process.env.DRAWINGS_DIR;
  });
});

describe('a person’s files', () => {
  test('a private one is shown to its owner alone, kept by no cache', async () => {
    const { file } = await store(await photo(300, 200), { access: 'owner', owner: 'u1' });
    const address = `/files/shop/${file}/200.webp`;
    const reply = await request(app)
      .get(address)
      .set('identity', await as('u1'))
      .expect(200);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    await request(app)
      .get(address)
      .set('identity', await as('u2'))
      .expect(404);
    await request(app).get(address).expect(404);
  });

  test('a person’s files are found for export and erasure, and no other person may use them', async () => {
    const avatar = await store(await photo(30, 20), { access: 'public', owner: 'u1' });
    await store(await photo(30, 20), { access: 'owner', owner: 'u2' });
    expect(await filesOfOwner('u1')).toMatchObject([
      { id: String(avatar.file), owner: 'u1', format: 'jpeg', uploadedAt: expect.any(Date) },
    ]);
    expect(await pictureOfOwner(String(avatar.file), 'u1')).toMatchObject({ width: 30 });
    expect(await refusal(pictureOfOwner(String(avatar.file), 'u2'))).toBe('not_found');
    expect(await refusal(pictureOfOwner('nonsense', 'u1'))).toBe('not_found');
  });
});

describe('drawings', () => {
  test('seeding again changes nothing; another drawing replaces the one of that name', async () => {
    const first = await storeDrawing(SVG, { slug: 'hills' });
    expect(await storeDrawing(SVG, { slug: 'hills' })).toEqual(first);
    const second = await storeDrawing(SVG.replace('#2b6a50', '#cc8833'), { slug: 'hills' });
    expect(second.file).not.toEqual(first.file);
    expect(await FileModel.countDocuments().hint({ _id: 1 })).toBe(1);
    await expect(storeDrawing('<p>words</p>', { slug: 'hills' })).rejects.toThrow(TypeError);
  });
});

describe('image data of a reply', () => {
  const file = new mongoose.Types.ObjectId('0123456789abcdef01234567');
  const address = '/files/shop/0123456789abcdef01234567';

  test('widths up to the original, one for browsers without a choice, and the caller’s alternative', () => {
    const alt = { uk: 'Пагорби', ru: 'Холмы', en: 'Hills' };
    expect(toImageData('shop', { file, width: 1000, height: 500, alt }, 'en')).toEqual({
      srcSet: [
        { src: `${address}/400.jpeg`, webpSrc: `${address}/400.webp`, width: 400 },
        { src: `${address}/800.jpeg`, webpSrc: `${address}/800.webp`, width: 800 },
        { src: `${address}/800.jpeg`, webpSrc: `${address}/800.webp`, width: 'default' },
      ],
      meta: { width: 800, height: 400 },
      alt: 'Hills',
    });
  });

  test('one that is drawn for phones too names both', () => {
    const tall = { file: new mongoose.Types.ObjectId('fedcba9876543210fedcba98'), width: 800, height: 1600 };
    const image = toImageData('shop', { file, width: 1600, height: 900, tall }, 'en') as ImageSet;
    expect(image.tall!.meta).toEqual({ width: 800, height: 1600 });
    expect(image.tall!.srcSet.map(({ webpSrc, width }) => [webpSrc, width])).toEqual([
      ['/files/shop/fedcba9876543210fedcba98/400.webp', 400],
      ['/files/shop/fedcba9876543210fedcba98/800.webp', 800],
      ['/files/shop/fedcba9876543210fedcba98/800.webp', 'default'],
    ]);
    expect(image.srcSet).toHaveLength(5);
  });

  test('a small picture has one address; none is null', () => {
    expect(toImageData('shop', { file, width: 120, height: 60 }, 'uk')).toEqual({
      srcSet: [{ src: `${address}/400.jpeg`, webpSrc: `${address}/400.webp`, width: 'default' }],
      meta: { width: 120, height: 60 },
    });
    expect(toImageData('shop', null, 'uk')).toBeNull();
  });

  test('a document holds a picture by its schema', async () => {
    const Thing = mongoose.model('Thing', new mongoose.Schema({ picture: pictureSchema }));
    const thing = new Thing({ picture: { file, width: 10, height: 10 } });
    expect(toImageData('shop', thing.picture, 'uk')).toMatchObject({ meta: { width: 10 } });
    await expect(new Thing({ picture: { file: 'x' } }).validate()).rejects.toThrow();
  });
});

describe('an upload', () => {
  test('is read with its fields', async () => {
    const bytes = await photo(30, 20);
    const reply = await request(app)
      .post('/upload')
      .field('for', 'avatar')
      .attach('image', bytes, '../../x.jpg');
    expect(reply.body.data).toEqual({ bytes: bytes.length, fields: { for: 'avatar' } });
  });

  test.each([
    ['a control character', 'f\u0001r'],
    ['nothing', ''],
  ])('with %s for the name of a field cannot be read', async (_, name) => {
    const part = (field: string, text: string) =>
      `--x\r\nContent-Disposition: form-data; name="${field}"${text}\r\n`;
    const body = `${part(name, '\r\n\r\nv')}${part('file', '; filename="x.jpg"\r\n\r\nbytes')}--x--\r\n`;
    const send = (text: string) =>
      request(app).post('/upload').type('multipart/form-data; boundary=x').send(text);
    expect((await send(body)).body.code).toBe('bad_request');
    await send(body.replace(`"${name}"`, '"for"')).expect(200);
  });

  test('without a file, with two, or too large is refused', async () => {
    await request(app).post('/upload').field('for', 'avatar').expect(415);
    const two = request(app)
      .post('/upload')
      .attach('a', Buffer.alloc(10), 'a')
      .attach('b', Buffer.alloc(10), 'b');
    expect((await two).status).toBe(400);
    const large = request(app)
      .post('/upload')
      .attach('a', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 'a');
    expect((await large).status).toBe(413);
  });
});
