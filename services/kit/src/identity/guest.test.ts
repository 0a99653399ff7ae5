import { jest } from '@jest/globals';
import express from 'express';
import mongoose, { Schema } from 'mongoose';
import request from 'supertest';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { forgetGuests, guestMerge, mergeGuest, onMerge } from './guest.ts';
import type { Identity } from './identity.ts';

const lineSchema = new Schema({ owner: String, title: String });
lineSchema.index({ owner: 1 });
const Line = mongoose.model<{ owner: string; title: string }>('Line', lineSchema);

useDatabase();

let trouble: Error | undefined;
let runs = 0;
onMerge(async ({ userId, guestId, session }) => {
  runs++;
  await Line.updateMany({ owner: guestId }, { $set: { owner: userId } }).session(session);
});
onMerge(async () => {
  if (trouble) throw trouble;
});

beforeEach(async () => {
  runs = 0;
  await Line.create({ owner: 'g1', title: 'diary' });
});
afterEach(async () => {
  trouble = undefined;
  await clearDatabase();
});

const ownersOf = async (title: string) =>
  (await Line.find({}).hint({ _id: 1 }).lean())
    .filter((line) => line.title === title)
    .map(({ owner }) => owner);

test('a guest’s things become the member’s, once', async () => {
  await expect(mergeGuest({ userId: 'a', guestId: 'g1' })).resolves.toBe(true);
  expect(await ownersOf('diary')).toEqual(['a']);
  await expect(mergeGuest({ userId: 'a', guestId: 'g1' })).resolves.toBe(false);
  expect(runs).toBe(1);
});

test('a guest alone and a member alone merge nothing', async () => {
  await expect(mergeGuest({ userId: 'b' })).resolves.toBe(false);
  await expect(mergeGuest({ guestId: 'g1' })).resolves.toBe(false);
  expect(await ownersOf('diary')).toEqual(['g1']);
});

test('many calls at once merge once, and none goes on before it is done', async () => {
  const seen = await Promise.all(
    Array.from({ length: 20 }, () =>
      mergeGuest({ userId: 'c', guestId: 'g1' }).then(() => ownersOf('diary')),
    ),
  );
  expect(runs).toBe(1);
  expect(seen.flat()).toEqual(Array(20).fill('c'));
});

test('a guest merged by another process is not merged again', async () => {
  await mongoose.model('GuestMerge').create({ userId: 'd', guestId: 'g1', at: new Date() });
  await expect(mergeGuest({ userId: 'd', guestId: 'g1' })).resolves.toBe(false);
  expect(runs).toBe(0);
});

test('a process that loses the race changes nothing', async () => {
  // The other process commits between this one's look and its write.
  const exists = jest.spyOn(mongoose.model('GuestMerge'), 'exists').mockResolvedValue(null);
  await mongoose.model('GuestMerge').create({ userId: 'e', guestId: 'g1', at: new Date() });
  await expect(mergeGuest({ userId: 'e', guestId: 'g1' })).resolves.toBe(false);
  exists.mockRestore();
  expect(await ownersOf('diary')).toEqual(['g1']);
});

test('a merge that fails undoes the others, and the next call tries again', async () => {
  trouble = new Error('no');
  await expect(mergeGuest({ userId: 'f', guestId: 'g1' })).rejects.toThrow('no');
  expect(await ownersOf('diary')).toEqual(['g1']);
  trouble = undefined;
  await expect(mergeGuest({ userId: 'f', guestId: 'g1' })).resolves.toBe(true);
  expect(await ownersOf('diary')).toEqual(['f']);
});

test('an erased member leaves no note behind', async () => {
  await mergeGuest({ userId: 'g', guestId: 'g1' });
  await forgetGuests('g');
  expect(await mongoose.model('GuestMerge').exists({ userId: 'g', guestId: 'g1' })).toBeNull();
});

test('a request sees the merged data, and is answered even when merging fails', async () => {
  const app = express();
  app.use((req, _res, next) => {
    req.identity = {
      userId: String(req.query.as),
      guestId: 'g1',
      roles: [],
      locale: 'uk',
    } satisfies Identity;
    next();
  });
  app.use(guestMerge());
  app.get('/', async (_req, res) => void res.json(await ownersOf('diary')));

  trouble = new Error('no');
  expect((await request(app).get('/?as=h')).body).toEqual(['g1']);
  trouble = undefined;
  expect((await request(app).get('/?as=h')).body).toEqual(['h']);
});
