import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { FOR_MEMBER_HEADER } from '@stezhka/kit-contract';
import { known, member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { openInbox } from '../testing/inbox.ts';
import { UserModel } from '../users/users.model.ts';
import { changePassword } from './profile.service.ts';

useDatabase();
const gateway = useFakeGateway();
const inbox = openInbox();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const email = 'sofiia@stezhka.example';
const somebody = async (locale?: string) => {
  const { id } = await member({ email, name: 'Софія', lastName: 'Мельник' });
  const call = await known({ userId: id, roles: ['ROLE_USER'] }, locale);
  return { id, ...call, edit: (body: object) => call.post('/data/user', body) };
};
const dataOf = async ({ get }: Awaited<ReturnType<typeof somebody>>) =>
  (await get('/data/user-data').expect(200)).body.data.userData;

test('a guest tells and learns nothing', async () => {
  await visitor().get('/data/user-data').expect(401);
  await visitor().post('/data/user', { name: 'Хтось' }).expect(401);
  await visitor().post('/data/user-data', { diaryReminders: true }).expect(401);
});

test('a member without a profile has empty data', async () => {
  expect(await dataOf(await somebody())).toMatchObject({
    birthday: null,
    sex: null,
    height: null,
    desiredWeight: null,
    diaryReminders: false,
    balance: 0,
    hasPassword: true,
  });
});

test('the time zone is kept as the browser says it: at a login, and with the choice of mails', async () => {
  const email = 'zone@stezhka.example';
  const { id } = await member({ email });
  const call = await known({ userId: id, roles: ['ROLE_USER'] });
  const zone = async () => (await call.get('/data/user-data').expect(200)).body.data.userData.timeZone;
  const logIn = (said: string) => visitor().logIn(email, PASSWORD).set('Time-Zone', said).expect(200);
  expect(await zone()).toBeNull();
  await logIn('Asia/Tokyo');
  expect(await zone()).toBe('Asia/Tokyo');
  for (const made of ['Moon/Base', '+02:00', `Europe/${'K'.repeat(80)}`, '$ne']) await logIn(made);
  expect(await zone()).toBe('Asia/Tokyo');
  await call.post('/data/user-data', { diaryReminders: true, timeZone: 'europe/berlin' }).expect(200);
  expect(await zone()).toBe('Europe/Berlin');
  await call.post('/data/user-data', { timeZone: 'Moon/Base' }).expect(200);
  expect(await zone()).toBeNull();
});

test('a member knows whether their address is confirmed', async () => {
  const sofiia = await somebody();
  expect(await dataOf(sofiia)).toMatchObject({ emailVerified: false });
  await UserModel.updateOne({ _id: sofiia.id }, { emailVerifiedAt: new Date() });
  expect(await dataOf(sofiia)).toMatchObject({ emailVerified: true });
});

test.each(['/data/user', '/data/user-data'])('a body that is missing edits nothing at %s', async (path) => {
  const sofiia = await somebody();
  await sofiia.edit({ height: 169 }).expect(200);
  await sofiia.post(path).expect(200);
  expect(await dataOf(sofiia)).toMatchObject({ height: 169, hasPassword: true });
});

test('named keys are saved, others stay', async () => {
  const sofiia = await somebody();
  const reply = await sofiia.edit({
    name: ' Соня ',
    birthday: '14.03.1991',
    sex: 'woman',
    height: 168,
    desiredBust: '920',
    desiredHip: 980,
    desiredWaist: 720,
    desiredWeight: '63,5',
  });
  expect(reply.status).toBe(200);
  expect(reply.body.data).toMatchObject({ name: 'Соня', lastName: 'Мельник', roles: ['ROLE_USER'] });
  expect(sessionWord(reply)).toBeUndefined();
  await sofiia.edit({ height: 169 }).expect(200);
  expect(await dataOf(sofiia)).toMatchObject({
    birthday: '1991-03-14',
    sex: 'woman',
    height: 169,
    desiredBust: 920,
    desiredHip: 980,
    desiredWaist: 720,
    desiredWeight: 63.5,
  });
});

test('values can be cleared', async () => {
  const sofiia = await somebody();
  await sofiia.edit({ birthday: '1991-03-14', sex: 'man', height: 180 }).expect(200);
  await sofiia.edit({ birthday: '', sex: null, height: null }).expect(200);
  expect(await dataOf(sofiia)).toMatchObject({ birthday: null, sex: null, height: null });
});

test.each([
  ['dots', '14.03.1991'],
  ['dashes', '14-03-1991'],
  ['the year first', '1991-03-14'],
])('a birthday is told with %s', async (_, birthday) => {
  const sofiia = await somebody();
  await sofiia.edit({ birthday }).expect(200);
  expect((await dataOf(sofiia)).birthday).toBe('1991-03-14');
});

test.each([
  ['en', 'Type your name', 'Type your surname'],
  ['uk', 'Вкажіть ім’я', 'Вкажіть прізвище'],
  ['ru', 'Укажите имя', 'Укажите фамилию'],
])('name and surname are required, in words of %s', async (locale, name, lastName) => {
  const sofiia = await somebody(locale);
  const reply = await sofiia.edit({ name: ' ', lastName: '' });
  expect(reply.status).toBe(422);
  expect(reply.body.fields).toEqual({ name, lastName });
});

test.each([
  ['a day there is none of', { birthday: '30.02.1991' }, 'There is no such date'],
  ['words for a date', { birthday: 'весна' }, 'There is no such date'],
  ['today', { birthday: '20.11.2026' }, 'Not after 19.11.2026'],
  ['another century', { birthday: '31.12.1899' }, 'Not before 01.01.1900'],
  ['a third sex', { sex: 'other' }, 'Choose one of the options'],
  ['no height', { height: -1 }, 'At least 50'],
  ['a tower', { height: 1e9 }, 'At most 250'],
  ['half a centimetre', { height: 168.5 }, 'Type a whole number'],
  ['NaN', { height: 'NaN' }, 'Type a whole number'],
  ['centimetres for millimetres', { desiredWaist: 72 }, 'At least 300'],
  ['two decimals', { desiredWeight: '63.55' }, 'Up to one decimal place'],
  ['a heavy wish', { desiredWeight: 301 }, 'At most 300'],
  ['a picture by its address', { image: 'https://evil.example/a.svg' }, 'A picture comes by an upload'],
  ['a long name', { name: 'я'.repeat(101) }, 'Up to 100 characters'],
])('%s is refused under its field and nothing is saved', async (_, body, message) => {
  const sofiia = await somebody();
  const reply = await sofiia.edit({ lastName: 'Інша', ...body });
  expect(reply.status).toBe(422);
  expect(reply.body.fields).toEqual({ [Object.keys(body)[0]!]: message });
  expect((await UserModel.findById(sofiia.id))!.lastName).toBe('Мельник');
});

test.each([
  ['roles', { roles: ['ROLE_ADMIN'] }],
  ['a balance', { balance: 1e9 }],
  ['an e-mail', { email: 'admin@stezhka.example' }],
  ['a hash', { passwordHash: 'x' }],
  ['an id', { _id: '65f000000000000000000003' }],
  ['an operator', { name: { $ne: null } }],
  ['an operator as a key', { $set: { roles: ['ROLE_ADMIN'] } }],
  ['a path', { 'profile.height': 170 }],
  ['a prototype', JSON.parse('{"__proto__":{"roles":["ROLE_ADMIN"]}}')],
  ['a list', []],
  ['a method of objects', { toString: 'x' }],
])('%s in the payload answers 400', async (_, body) => {
  const sofiia = await somebody();
  const before = (await UserModel.findById(sofiia.id))!.toObject();
  await sofiia.edit(body).expect(400);
  await sofiia.post('/data/user-data', body).expect(400);
  expect((await UserModel.findById(sofiia.id))!.toObject()).toEqual(before);
  expect(await dataOf(sofiia)).toMatchObject({ balance: 0, height: null });
});

test('two members write each their own', async () => {
  const sofiia = await somebody();
  const other = await member({ email: 'other@stezhka.example' });
  const ihor = await known({ userId: other.id, roles: ['ROLE_USER'] });
  await sofiia.edit({ height: 168 }).expect(200);
  await ihor.post('/data/user', { height: 190 }).expect(200);
  expect((await dataOf(sofiia)).height).toBe(168);
});

test('a session that has outlived its account saves nothing', async () => {
  const sofiia = await somebody();
  await UserModel.updateOne({ _id: sofiia.id }, { blockedAt: new Date() });
  await sofiia.edit({ name: 'Соня' }).expect(401);
  await sofiia.get('/data/user-data').expect(401);
});

test('letters are chosen, those about orders are no choice', async () => {
  const sofiia = await somebody();
  const reply = await sofiia.post('/data/user-data', { diaryReminders: true });
  expect(reply.body.data.userData).toMatchObject({ diaryReminders: true });
  await sofiia.post('/data/user-data', { diaryReminders: false }).expect(200);
  expect(await dataOf(sofiia)).toMatchObject({ diaryReminders: false });
  await sofiia.post('/data/user-data', { orderMails: false }).expect(400);
});

const NEXT = 'інша довга фраза, теж із багатьох слів';
const SAME = PASSWORD.replaceAll(' ', '\u00a0');
const change = (fields: object = {}) => ({
  current_password: PASSWORD,
  password: NEXT,
  repeat_password: NEXT,
  ...fields,
});

test('a new password needs the current one, ends every session and opens a new one here', async () => {
  const sofiia = await somebody();
  const reply = await sofiia.edit(change());
  expect(reply.status).toBe(200);
  expect(sessionWord(reply)).toEqual({
    start: { userId: sofiia.id, roles: ['ROLE_USER'], epoch: 1 },
  });
  expect(await inbox.newMails()).toMatchObject([{ to: email, subject: 'Your password has changed' }]);
  expect(gateway.heard).toEqual([{ url: '/private/sessions/end', body: { userId: sofiia.id, before: 1 } }]);
  expect((await visitor().logIn(email, PASSWORD)).status).toBe(401);
  expect((await visitor().logIn(email, NEXT)).status).toBe(200);
});

test.each([
  [
    'a wrong current one',
    { current_password: 'не той' },
    'current_password',
    'This is not your current password',
  ],
  ['none', { current_password: '' }, 'current_password', 'Field cannot be empty'],
  ['a short one', { password: 'коротка', repeat_password: 'коротка' }, 'password', 'At least 8 characters'],
  ['a common one', { password: 'Password1', repeat_password: 'Password1' }, 'password', /easy to guess/],
  ['the e-mail', { password: email, repeat_password: email }, 'password', /easy to guess/],
  ['the one there is', { password: PASSWORD, repeat_password: PASSWORD }, 'password', /you have now/],
  [
    'the one there is, with signs that look the same',
    { password: SAME, repeat_password: SAME },
    'password',
    /you have now/,
  ],
  ['two different ones', { repeat_password: `${NEXT}!` }, 'repeat_password', /don’t match/],
])('%s leaves the password and the sessions as they are', async (_, fields, field, message) => {
  const sofiia = await somebody();
  const reply = await sofiia.edit({ name: 'Соня', ...change(fields) });
  expect(reply.status).toBe(422);
  expect(reply.body.fields[field]).toMatch(message);
  expect(sessionWord(reply)).toBeUndefined();
  expect((await visitor().logIn(email, PASSWORD)).status).toBe(200);
  expect((await UserModel.findById(sofiia.id))!.name).toBe('Софія');
});

test('a mail for a recovery that is still out opens nothing after it', async () => {
  const sofiia = await somebody();
  await visitor().post('/form/forgot-password', { email }).expect(200);
  const code = await inbox.code();
  await sofiia.edit(change()).expect(200);
  const late = { code, password: `${NEXT}?`, repeat_password: `${NEXT}?` };
  expect((await visitor().post('/form/pass-recover', late)).body.code).toBe('code_spent');
  expect((await visitor().logIn(email, NEXT)).status).toBe(200);
});

test('a password changed meanwhile refuses the change', async () => {
  const { id } = await somebody();
  const before = (await UserModel.findById(id))!;
  await visitor().post('/form/forgot-password', { email }).expect(200);
  const recovered = { code: await inbox.code(), password: NEXT, repeat_password: NEXT };
  await visitor().post('/form/pass-recover', recovered).expect(200);
  const late = { current_password: PASSWORD, password: `${NEXT}!`, repeat_password: `${NEXT}!` };
  await expect(changePassword(before, late, 'uk')).rejects.toMatchObject({ code: 'login_required' });
  expect((await visitor().logIn(email, NEXT)).status).toBe(200);
});

test('a password alone is no change of it', async () => {
  const sofiia = await somebody();
  await sofiia.edit({ password: NEXT }).expect(422);
  expect((await visitor().logIn(email, PASSWORD)).status).toBe(200);
});

test('guessing the current password is slowed, for this member alone', async () => {
  const sofiia = await somebody();
  for (let n = 0; n < 10; n++) await sofiia.edit(change({ current_password: `не той ${n}` })).expect(422);
  const slowed = await sofiia.edit(change());
  expect(slowed.status).toBe(429);
  expect(slowed.headers['retry-after']).toBe('1');
  await sofiia.edit({ height: 168 }).expect(200);
});

test('the form that changes the password carries its token and no value', async () => {
  const { id } = await somebody();
  const { get } = await known({ userId: id, csrf: 'k3J9' });
  const { form } = (await get('/form/password').expect(200)).body.data;
  expect(form).toMatchObject({ action: '/data/user' });
  expect(form.fields.map(({ name }: { name: string }) => name)).toEqual([
    'current_password',
    'password',
    'repeat_password',
    '_csrf_token',
  ]);
});

test.each(['/data/user', '/data/user-data'])(
  'a tab that was opened for another member edits nothing at %s',
  async (path) => {
    const sofiia = await somebody();
    const other = '65f0000000000000000000ff';
    const edits = { height: 169 };
    const refused = await sofiia.post(path, edits).set(FOR_MEMBER_HEADER, other).expect(409);
    expect(refused.body.code).toBe('other_member');
    expect(await dataOf(sofiia)).toMatchObject({ height: null });
    await sofiia.post(path, edits).set(FOR_MEMBER_HEADER, sofiia.id).expect(200);
    expect(await dataOf(sofiia)).toMatchObject({ height: 169 });
  },
);

test('the form of a password names the member it was opened for', async () => {
  const sofiia = await somebody();
  const { body } = await sofiia.get('/form/password').expect(200);
  expect(body.data.form).toMatchObject({ name: 'password', member: sofiia.id });
});
