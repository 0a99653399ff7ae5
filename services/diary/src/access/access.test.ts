import type { Served } from '@stezhka/kit/http';
import { useDatabase } from '@stezhka/kit/testing/database';
import { callUrl } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { served } from '../app.ts';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';
import { AccessModel, setDiaryOpen, writeDefaultAccess } from './access.model.ts';

useDatabase();
beforeAll(setUpDiary);
afterEach(clearMembers);

const ACCESS = '/data/diary/access';
const today = '/data/diary/get-day';

test('the diary is open by default', async () => {
  expect((await as(ANNA).get(ACCESS)).body.data).toEqual({ open: true });
  expect((await as(ANNA).get(today)).status).toBe(200);
});

test.each([
  ['uk', /розробці/],
  ['ru', /разработке/],
  ['en', /^Diary is under development/],
])('closed, it says so to a member (%s)', async (locale, words) => {
  await setDiaryOpen(false);
  const { status, body } = await as(ANNA).get(today, locale);
  expect(status).toBe(403);
  expect(body).toMatchObject({ code: 'diary_closed', error: expect.stringMatching(words) });
  expect((await as(ANNA).get(ACCESS)).body.data).toEqual({ open: false });
});

const closable = (served as Served[]).filter(({ op }) => op.access === 'user' && op.path !== ACCESS);
test.each(closable.map(({ op }) => [op.name, op] as const))(
  '%s requires access to the diary',
  async (_, op) => {
    await setDiaryOpen(false);
    const { params, query, body } = exampleOf(op);
    const member = as(ANNA);
    const path = callUrl(op, { params, query });
    const reply = op.method === 'GET' ? await member.get(path) : await member.post(path, body);
    expect(reply.body.code).toBe('diary_closed');
  },
);

test('a closed diary keeps every entry', async () => {
  const change = { date: '2026-01-20', version: 0, parameters: [{ key: 'parameters[mood]', value: 4 }] };
  await setDiaryOpen(false);
  expect((await as(ANNA).set(change)).status).toBe(403);
  await setDiaryOpen(true);
  const { body } = await as(ANNA).get('/data/diary/get-day/2026-01-20');
  expect(body.data.day).toMatchObject({ version: 0, parameters: [] });
});

test.each(['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'])('%s enters a closed diary', async (role) => {
  await setDiaryOpen(false);
  const admin = as(ANNA, ['ROLE_USER', role]);
  expect((await admin.get(ACCESS)).body.data).toEqual({ open: true });
  expect((await admin.get(today)).status).toBe(200);
});

test('a guest is asked to log in, and heads of pages stay', async () => {
  await setDiaryOpen(false);
  expect((await as().get(today)).body.code).toBe('login_required');
  expect((await as().get(ACCESS)).body.code).toBe('login_required');
  expect((await as().get('/data/seo?path=/diary')).body.data.status).toBe(200);
});

describe('the switch of the staff', () => {
  const AT = '/admin/diary/access';
  const boss = as(ANNA, ['ROLE_USER', 'ROLE_SUPER_ADMIN']);
  const row = async () => (await boss.get(AT)).body.data.items[0] as { id: string };
  const turn = async (open: string, who = boss, version = '0') =>
    who.post(`${AT}/${(await row()).id}`, { 'access[open]': open, 'access[_version]': version });
  beforeEach(async () => {
    await AccessModel.deleteOne({ name: 'access' });
    await writeDefaultAccess();
  });

  test('closes the diary for members and opens it again, and a new seeding keeps it', async () => {
    expect((await turn('')).status).toBe(200);
    await writeDefaultAccess();
    expect((await as(BORYS).get(today)).body.code).toBe('diary_closed');
    expect((await turn('1', boss, '1')).status).toBe(200);
    expect((await as(BORYS).get(today)).status).toBe(200);
  });

  test('is seen by administrators and turned by super administrators alone', async () => {
    const admin = as(ANNA, ['ROLE_USER', 'ROLE_ADMIN']);
    expect((await admin.get(AT)).status).toBe(200);
    expect((await turn('', admin)).status).toBe(403);
    expect((await as(BORYS).get(AT)).status).toBe(403);
    expect((await as(BORYS).get(today)).status).toBe(200);
  });
});
