import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountStand } from './account-stand.ts';

const PASSWORD = 'довга фраза з чотирьох слів';
const dataDir = mkdtempSync(join(tmpdir(), 'stezhka-stand-'));
let stand: AccountStand;

beforeAll(async () => {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  stand = await AccountStand.start({ port, uri: process.env.TEST_MONGODB_URI!, dataDir, accounts: 2 });
}, 120_000);
afterAll(async () => {
  await stand?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 30_000);

const logIn = (email: string, password = PASSWORD) => stand.post('/api/login', { email, password });
const whoIs = async (cookie: string) => (await stand.get('/api/data/user', cookie)).body.data.email;

async function register(name: string): Promise<{ email: string; cookie: string }> {
  const email = `${name}-${crypto.randomUUID()}@stezhka.example`;
  const fields = { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' };
  const { status, cookie } = await stand.post('/api/form/registration', fields);
  expect(status).toBe(200);
  return { email, cookie };
}

test('wrong logins are counted together, whichever instance hears them', async () => {
  const { email } = await register('guessed');
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await logIn(email, `guess ${n}`)).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.slice(10)).toContain(429);
}, 60_000);

test('an instance that dies in a storm of logins takes no session with it', async () => {
  const members: { email: string; cookie: string }[] = [];
  for (let n = 0; n < 4; n++) members.push(await register(`member-${n}`));
  let answered = 0;
  let dead: Promise<void> | undefined;
  const storm = Array.from({ length: 60 }, async (_, n) => {
    const { email } = members[n % members.length]!;
    const reply = await logIn(email);
    answered += 1;
    if (answered === 15) dead = stand.accounts[1]!.stop('SIGKILL');
    return { email, ...reply };
  });
  const replies = await Promise.all(storm);
  await dead;
  expect(dead).toBeDefined();
  expect(replies.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  const inside = replies.filter(({ status }) => status === 200);
  expect(inside.length).toBeGreaterThan(15);
  for (const { email, cookie } of [...members, ...inside]) expect(await whoIs(cookie)).toBe(email);
  for (const { email } of members) expect((await logIn(email)).status).toBe(200);
}, 120_000);
