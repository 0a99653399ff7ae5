import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { BUSY_MACHINE_ENV, TestCluster } from './test-cluster.ts';

const PASSWORD = 'довга фраза з чотирьох слів';
const dataDir = mkdtempSync(join(tmpdir(), 'stezhka-cluster-'));
const client = new mongoose.mongo.MongoClient(process.env.TEST_MONGODB_URI!);
let cluster: TestCluster;

beforeAll(async () => {
  cluster = await TestCluster.start({
    uri: process.env.TEST_MONGODB_URI!,
    dataDir,
    services: { account: 2 },
    env: BUSY_MACHINE_ENV,
  });
});
afterAll(async () => {
  await cluster?.stop();
  await client.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const logIn = (email: string, password = PASSWORD) => cluster.post('/api/login', { email, password });
const whoIs = async (cookie: string) => (await cluster.get('/api/data/user', cookie)).body.data.email;

async function register(name: string): Promise<{ email: string; cookie: string }> {
  const email = `${name}-${crypto.randomUUID()}@stezhka.example`;
  const fields = { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' };
  const { status, cookie } = await cluster.post('/api/form/registration', fields);
  expect(status).toBe(200);
  return { email, cookie };
}

test('failed logins are counted over all instances', async () => {
  const { email } = await register('guessed');
  for (let n = 0; n < 10; n++) expect((await logIn(email, `guess ${n}`)).status).toBe(401);
  const attempts = client.db('account').collection<{ _id: string; count: number }>('attempts');
  // The known network of the account, where it was registered.
  const _id = new RegExp(`^login-known-network ${createHash('sha256').update(email).digest('hex')} `);
  expect(await attempts.findOne({ _id })).toMatchObject({ count: 10, freeAt: expect.anything() });
  // The pause, longer than a second: it must not be over before both were asked.
  await attempts.updateOne({ _id }, { $set: { freeAt: new Date(Date.now() + 600_000) } });
  for (let n = 0; n < 4; n++) expect((await logIn(email, `guess ${n}`)).status).toBe(429);
});

describe('an old session id', () => {
  const NEW = 'інша довга фраза з чотирьох слів';
  /** The code that a mail would have brought. */
  async function recoveryCode(email: string): Promise<string> {
    const code = randomBytes(32).toString('base64url');
    const account = client.db('account');
    const user = await account.collection('users').findOne({ email });
    await account.collection<{ _id: string }>('codes').insertOne({
      _id: createHash('sha256').update(code).digest('hex'),
      ...{ purpose: 'recovery', userId: String(user!._id), email, expiresAt: new Date(Date.now() + 600_000) },
    });
    return code;
  }
  const again = { repeat_password: NEW, password: NEW };
  const ways: [string, string, (email: string) => Promise<object>][] = [
    ['a login', '/api/login', async (email) => ({ email, password: PASSWORD })],
    ['a login by the form', '/api/form/login', async (email) => ({ email, password: PASSWORD })],
    [
      'a registration',
      '/api/form/registration',
      async (email) => ({
        email: `new-${email}`,
        password: PASSWORD,
        repeat_password: PASSWORD,
        consent: '1',
      }),
    ],
    [
      'a recovery',
      '/api/form/pass-recover',
      async (email) => ({ code: await recoveryCode(email), ...again }),
    ],
    ['a new password', '/api/data/user', async () => ({ current_password: PASSWORD, ...again })],
  ];

  test.each(ways)('is worthless after %s', async (_, path, bodyOf) => {
    const { email, cookie } = await register('fixed');
    const sid = (text: string) => /(?:^|; )sid=([^;]*)/.exec(text)?.[1];
    const reply = await cluster.post(path, await bodyOf(email), cookie);
    expect(reply.status).toBe(200);
    expect(sid(reply.cookie)).toBeDefined();
    expect(sid(reply.cookie)).not.toBe(sid(cookie));
    expect(await whoIs(reply.cookie)).toContain(email);
    expect(await whoIs(cookie)).toBeUndefined();
  });
});

test('an instance that dies in a storm of logins loses no session', async () => {
  const members: { email: string; cookie: string }[] = [];
  for (let n = 0; n < 4; n++) members.push(await register(`member-${n}`));
  let answered = 0;
  let dead: Promise<void> | undefined;
  const storm = Array.from({ length: 60 }, async (_, n) => {
    const { email } = members[n % members.length]!;
    const reply = await logIn(email);
    answered += 1;
    if (answered === 15) dead = cluster.of('account')[1]!.stop('SIGKILL');
    return { email, ...reply };
  });
  const replies = await Promise.all(storm);
  await dead;
  expect(dead).toBeDefined();
  expect(replies.filter(({ status }) => ![200, 503, 504].includes(status))).toEqual([]);
  const inside = replies.filter(({ status }) => status === 200);
  expect(inside.length).toBeGreaterThan(15);
  for (const { email, cookie } of [...members, ...inside]) expect(await whoIs(cookie)).toBe(email);
  // One instance is left: who is told to come back, or waits too long behind the storm, gets in by trying again.
  for (const { email } of members) {
    let status = 0;
    for (let n = 0; n < 20 && status !== 200; n++) status = (await logIn(email)).status;
    expect(status).toBe(200);
  }
});
