import { setClock } from '@stezhka/kit/clock';
import { FileModel } from '@stezhka/kit/files';
import { documentsWith, useDatabase } from '@stezhka/kit/testing/database';
import { useDecoder } from '@stezhka/kit/testing/decoder';
import { identityToken } from '@stezhka/kit/testing/identities';
import mongoose from 'mongoose';
import request from 'supertest';
import { ANNA, app, as, BORYS, clearMembers, PIXEL, setUpDiary } from '../testing/diary.ts';

useDatabase();
useDecoder();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(async () => {
  await clearMembers();
  for (const name of ['files.files', 'files.chunks', 'files.renditions'])
    await mongoose.connection.collection(name).deleteMany({}, { hint: { _id: 1 } });
});
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const AT = `/data/diary/picture/${TODAY}`;
const anna = as(ANNA);
const addressIn = (day: { imageData: { srcSet: { webpSrc: string }[] } }) => day.imageData.srcSet[0]!.webpSrc;
const fetchPicture = async (address: string, userId: string) =>
  request(app)
    .get(address)
    .set('identity', await identityToken({ userId, roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] }));

test('a day has one picture, which its member alone sees', async () => {
  const { status, body } = await anna.upload(AT, PIXEL);
  expect(status).toBe(200);
  expect(body.data.day).toMatchObject({ version: 1, imageData: { meta: { width: 1, height: 1 } } });
  const address = addressIn(body.data.day);
  const shown = await fetchPicture(address, ANNA);
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((shown.body as Buffer).toString('latin1', 8, 12)).toBe('WEBP');
  expect((await fetchPicture(address, BORYS)).status).toBe(404);
  expect((await anna.get('/data/diary')).body.data.days).toMatchObject([{ date: TODAY }]);
});

test('a picture and all that is made of it rest sealed', async () => {
  const { body } = await anna.upload(AT, PIXEL);
  await fetchPicture(addressIn(body.data.day), ANNA);
  const stored = await Promise.all(
    ['files.chunks', 'files.renditions'].map((name) =>
      mongoose.connection
        .collection(name)
        .find({}, { hint: { _id: 1 } })
        .toArray(),
    ),
  );
  const parts = stored.flat().map(({ data }) => Buffer.from(data.value()).toString('latin1'));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part).not.toMatch(/PNG|WEBP/);
});

test('another picture takes the place of the first one; removing it may be repeated', async () => {
  const first = (await anna.upload(AT, PIXEL)).body.data.day;
  const second = (await anna.upload(AT, PIXEL)).body.data.day;
  expect(addressIn(second)).not.toBe(addressIn(first));
  expect(await FileModel.estimatedDocumentCount()).toBe(1);
  for (let n = 0; n < 2; n++) {
    const { body } = await anna.post(`/data/diary/remove/picture/${TODAY}`, {});
    expect(body.data.day).toMatchObject({ imageData: null, version: 3 });
  }
  expect((await fetchPicture(addressIn(second), ANNA)).status).toBe(404);
  expect((await anna.get('/data/diary')).body.data.days).toEqual([]);
});

test('a picture leaves what is written at the same time', async () => {
  const change = { field: 'notes[thanks]', base: 0, seq: 1, value: 'За каву.' };
  const [written, pictured] = await Promise.all([
    anna.set({ date: TODAY, writer: 'phone-0001', changes: [change] }),
    anna.upload(AT, PIXEL),
  ]);
  expect([written.status, pictured.status]).toEqual([200, 200]);
  expect((await anna.get(`/data/diary/get-day/${TODAY}`)).body.data.day).toMatchObject({
    notes: [{ value: 'За каву.' }],
    imageData: { meta: { width: 1 } },
  });
});

test.each([
  ['a day ahead', '2026-11-21', PIXEL, 422],
  ['no date', '2026-02-30', PIXEL, 404],
  ['no picture', TODAY, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
])('%s takes none', async (_, date, bytes, status) => {
  expect((await anna.upload(`/data/diary/picture/${date}`, bytes)).status).toBe(status);
  const left = await documentsWith((json) => json.includes(ANNA));
  expect(left.filter(([collection]) => collection !== 'data_keys')).toEqual([]);
});
