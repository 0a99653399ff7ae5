import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { type FailPoint, FailPointProxy } from './fail-point.ts';
import { BUSY_MACHINE_ENV, TestCluster } from './test-cluster.ts';

const APP = 'diary-that-dies';
const PASSWORD = 'довга фраза з чотирьох слів';
const PRICE = 42_000;
const dataDir = mkdtempSync(join(tmpdir(), 'stezhka-courses-'));
const client = new mongoose.mongo.MongoClient(process.env.TEST_MONGODB_URI!);
const [account, diary] = [client.db('account'), client.db('diary')];
let failPoints: FailPointProxy;
let cluster: TestCluster;

beforeAll(async () => {
  await client.connect();
  await diary.dropDatabase();
  const { primary } = await client.db('admin').command({ hello: 1 });
  failPoints = await FailPointProxy.open(primary, APP);
  cluster = await TestCluster.start({
    uri: failPoints.uri,
    dataDir,
    services: { account: 1, diary: 1 },
    env: BUSY_MACHINE_ENV,
  });
  const words = { uk: 'Тихі ранки', ru: 'Тихие утра', en: 'Quiet mornings' };
  await diary.collection('courses').insertOne({
    ...{ slug: 'mornings', order: 1, title: words, excerpt: words, description: words },
    ...{ author: { slug: 'iryna-sokil', name: words }, price: PRICE, isMarathon: false },
    programme: [{ title: words, text: words, task: words, film: null, parameters: [] }],
    publishedAt: new Date(0),
  });
});
afterAll(async () => {
  await cluster?.stop();
  await failPoints?.close();
  await client.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const service = () => cluster.of('diary')[0]!;
const until = async (is: () => Promise<boolean>): Promise<void> => {
  while (!(await is().catch(() => false))) await wait(50);
};

/** A member with 500 ₴ on the balance. */
async function register(): Promise<{ id: string; cookie: string }> {
  const email = `sofiia-${crypto.randomUUID()}@stezhka.example`;
  const fields = { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' };
  const { status, cookie } = await cluster.post('/api/form/registration', fields);
  expect(status).toBe(200);
  const id = String((await account.collection('users').findOne({ email }))!._id);
  await account.collection('balance_entries').insertOne({
    ...{ userId: id, key: `top-up:${id}`, kopiykas: 50_000, after: 50_000, number: 1 },
    ...{ reason: 'top_up', at: new Date() },
  });
  return { id, cookie };
}

const movements = async (userId: string): Promise<number[]> => {
  const rows = await account.collection('balance_entries').find({ userId }).sort({ number: 1 }).toArray();
  return rows.map(({ kopiykas }) => kopiykas);
};
const owned = async (cookie: string): Promise<string[]> =>
  (await cluster.get('/api/data/user-courses', cookie)).body.data.courses.map(
    ({ slug }: { slug: string }) => slug,
  );

/** Buys, kills the diary at the fail point, and has it start again. */
async function killAt(failPoint: FailPoint, cookie: string): Promise<void> {
  const answer = cluster.get('/api/data/user-course/create/mornings', cookie).catch(() => undefined);
  await failPoint.reached;
  await service().stop('SIGKILL');
  failPoints.release();
  expect((await answer)?.status ?? 503).toBeGreaterThanOrEqual(500);
  await endTransactions();
  service().start();
  await service().ready(60_000);
  await until(async () => (await cluster.get('/api/data/user-courses', cookie)).status === 200);
}

/** As the database does by itself a minute after their client has gone. */
async function endTransactions(): Promise<void> {
  const admin = client.db('admin');
  const idle = await admin
    .aggregate([
      { $currentOp: { allUsers: true, idleSessions: true } },
      { $match: { appName: APP, transaction: { $exists: true } } },
    ])
    .toArray();
  if (idle.length) await admin.command({ killSessions: idle.map(({ lsid }) => lsid) });
}

/** The wait for a purchase whose outcome is not known is over. */
const aMinutePasses = () =>
  diary
    .collection('later_jobs')
    .updateMany({ name: 'settle-course-purchase', state: 'open' }, { $set: { dueAt: new Date(0) } });

test('a diary that dies between money and ownership gives the course once it is back, for one debit', async () => {
  const { id, cookie } = await register();
  await killAt(failPoints.before('findAndModify', 'user_courses'), cookie);
  expect([await movements(id), await owned(cookie)]).toEqual([[50_000, -PRICE], []]);
  await aMinutePasses();
  await until(async () => (await owned(cookie)).length > 0);
  expect([await movements(id), await owned(cookie)]).toEqual([[50_000, -PRICE], ['mornings']]);
});

test('the member who does not wait gets it at once, for the same debit', async () => {
  const { id, cookie } = await register();
  await killAt(failPoints.before('findAndModify', 'user_courses'), cookie);
  const { body } = await cluster.get('/api/data/user-course/create/mornings', cookie);
  expect(body.data).toMatchObject({ status: true, message: 'You have purchased this course' });
  await aMinutePasses();
  expect([await movements(id), await owned(cookie)]).toEqual([[50_000, -PRICE], ['mornings']]);
});

test('a diary that dies before the money moved takes it and gives the course, or does neither', async () => {
  const { id, cookie } = await register();
  await killAt(failPoints.before('insert', 'balance_entries'), cookie);
  await aMinutePasses();
  await until(async () => (await owned(cookie)).length > 0);
  expect([await movements(id), await owned(cookie)]).toEqual([[50_000, -PRICE], ['mornings']]);
});
