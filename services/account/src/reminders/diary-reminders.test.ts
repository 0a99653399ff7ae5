import { advanceClock, clock, setClock } from '@stezhka/kit/clock';
import { deadJobs, JobModel, LEASE_MS, later, runDueJobs, runJob, takeJob } from '@stezhka/kit/jobs';
import { clearDatabase, profileOf, useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { TEST_ORIGIN } from '@stezhka/kit/testing/mails';
import type { Locale } from '@stezhka/kit-contract';
import { Types } from 'mongoose';
import { ErasureModel } from '../privacy/privacy.model.ts';
import { ProfileModel } from '../profile/profile.model.ts';
import { known, member } from '../testing/account.ts';
import { openInbox } from '../testing/inbox.ts';
import { type UserFields, UserModel } from '../users/users.model.ts';
import { diaryReminders } from './diary-reminders.job.ts';

useDatabase();
const gateway = useFakeGateway({ wrote: [] });
const inbox = openInbox();
const DATE = '2026-11-20';
/** 20:00 in Kyiv. */
const EVENING = '2026-11-20T18:00:00Z';
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

/** A member who wants reminders, and what they read. */
async function wanting(name: string, fields: Partial<UserFields> = {}, timeZone: string | null = null) {
  const email = `${name}@stezhka.example`;
  const user = await member({ email, emailVerifiedAt: new Date(), ...fields });
  await ProfileModel.create({ _id: user.id, diaryReminders: true, timeZone });
  return { id: user.id, email };
}
const choose = async (userId: string, diaryReminders: boolean) => {
  const caller = await known({ userId, roles: ['ROLE_USER'] });
  await caller.post('/data/user-data', { diaryReminders }).expect(200);
};
/** What goes out once the hour has come round, to whom. */
async function remindedAt(moment: string): Promise<string[]> {
  setClock(moment);
  await later(null, diaryReminders, {});
  return (await inbox.newMails()).map(({ to }) => to).sort();
}
/** Goes on to a moment, minute by minute, and answers who was written to. */
async function remindedUntil(moment: string): Promise<string[]> {
  const to: string[] = [];
  while (clock.now() < new Date(moment)) {
    to.push(...(await inbox.newMails()).map((mail) => mail.to));
    advanceClock({ minutes: 1 });
  }
  return to;
}
const askedOf = (n: number) => (gateway.heard[n]!.body as { users: string[] }).users;
const jobOf = (name: string) => JobModel.findOne({ name, state: 'open' }).hint({ state: 1, dueAt: 1 });

test('a member without an entry today gets one mail in the evening', async () => {
  const sofiia = await wanting('sofiia');
  const ihor = await wanting('ihor');
  gateway.data = { wrote: [ihor.id] };
  expect(await remindedAt(EVENING)).toEqual([sofiia.email]);
  expect(gateway.heard).toEqual([
    { url: '/api/data/diary/who-wrote', body: { users: [sofiia.id, ihor.id] } },
  ]);
});

test.each([
  ['uk', 'Як минув ваш день?', '/diary', '/cabinet#notifications'],
  ['ru', 'Каким был ваш день?', '/ru/diary', '/ru/cabinet#notifications'],
  ['en', 'How was your day?', '/en/diary', '/en/cabinet#notifications'],
] as const)('it speaks the reader’s language, calmly (%s)', async (locale, subject, diary, off) => {
  await wanting('sofiia', { locale: locale as Locale });
  setClock(EVENING);
  await later(null, diaryReminders, {});
  const [mail] = await inbox.newMails();
  expect(mail).toMatchObject({ subject, unsubscribe: TEST_ORIGIN + off });
  expect(mail!.text).toContain(`${TEST_ORIGIN}${diary}\n`);
  expect(mail!.text).toContain(`${TEST_ORIGIN}${off}`);
  expect(`${mail!.subject}${mail!.text}`).not.toContain('!');
});

test.each([
  ['winter', '2026-01-15T17:59:59Z', '2026-01-15T18:00:00Z'],
  ['summer', '2026-07-15T16:59:59Z', '2026-07-15T17:00:00Z'],
  ['the day summer time begins', '2026-03-29T16:59:59Z', '2026-03-29T17:00:00Z'],
  ['the day it ends', '2026-10-25T17:59:59Z', '2026-10-25T18:00:00Z'],
])('the evening begins at eight in Kyiv: %s', async (_, before, at) => {
  const { email } = await wanting('sofiia');
  expect(await remindedAt(before)).toEqual([]);
  expect(gateway.heard).toEqual([]);
  setClock(at);
  expect((await inbox.newMails()).map(({ to }) => to)).toEqual([email]);
});

test('everybody has an evening of their own', async () => {
  const tokyo = await wanting('tokyo', {}, 'Asia/Tokyo');
  const kyiv = await wanting('kyiv', {}, 'Europe/Kyiv');
  const unknown = await wanting('unknown');
  const york = await wanting('york', {}, 'America/New_York');
  const sent = [];
  for (const at of ['2026-11-20T11:00:00Z', EVENING, '2026-11-20T19:00:00Z', '2026-11-21T01:00:00Z'])
    sent.push(await remindedAt(at));
  expect(sent).toEqual([[tokyo.email], [kyiv.email, unknown.email].sort(), [], [york.email]]);
  // For which date is the diary's affair.
  expect(gateway.heard.map(({ body }) => body)).toEqual(
    [[tokyo], [kyiv, unknown], [york]].map((part) => ({ users: part.map(({ id }) => id) })),
  );
});

test('an evening that is over at home is let go, whatever the time in Kyiv', async () => {
  await wanting('tokyo', {}, 'Asia/Tokyo');
  expect(await remindedAt('2026-11-20T13:00:00Z')).toEqual([]);
  expect(await remindedAt(EVENING)).toEqual([]);
});

test('reminders go to members with a verified address who want them', async () => {
  const leaving = await wanting('leaving');
  await ErasureModel.create({ _id: leaving.id, askedAt: clock.now(), dueAt: clock.in(1e9) });
  await wanting('blocked', { blockedAt: clock.now() });
  await wanting('unverified', { emailVerifiedAt: null });
  const silent = await wanting('silent');
  await choose(silent.id, false);
  await member({ email: 'never@stezhka.example', emailVerifiedAt: new Date() });
  const sofiia = await wanting('sofiia');
  expect(await remindedAt(EVENING)).toEqual([sofiia.email]);
  expect(askedOf(0)).toEqual([sofiia.id]);
});

test('the last choice before the evening counts', async () => {
  const sofiia = await wanting('sofiia');
  expect(await remindedAt('2026-11-20T17:00:00Z')).toEqual([]);
  await choose(sofiia.id, false);
  expect(await remindedAt(EVENING)).toEqual([]);
  await choose(sofiia.id, true);
  expect(await remindedAt('2026-11-21T18:00:00Z')).toEqual([sofiia.email]);
});

test('the diary is not asked while no member wants reminders', async () => {
  await member({ email: 'sofiia@stezhka.example', emailVerifiedAt: new Date() });
  expect(await remindedAt(EVENING)).toEqual([]);
  expect(gateway.heard).toEqual([]);
});

test('a member gets one reminder a day', async () => {
  const { email } = await wanting('sofiia');
  for (const at of [EVENING, '2026-11-20T19:00:00Z', '2026-11-20T20:00:00Z', '2026-11-20T22:30:00Z'])
    expect(await remindedAt(at)).toEqual(at === EVENING ? [email] : []);
  expect(await remindedAt('2026-11-21T17:59:00Z')).toEqual([]);
  expect(await remindedAt('2026-11-21T18:00:00Z')).toEqual([email]);
});

test('while the diary does not answer it is asked until ten, and everybody gets theirs once it does', async () => {
  const { email } = await wanting('sofiia');
  gateway.status = 503;
  expect(await remindedAt(EVENING)).toEqual([]);
  expect(await remindedUntil('2026-11-20T19:53:00Z')).toEqual([]);
  gateway.status = 200;
  expect(await remindedUntil('2026-11-20T20:00:00Z')).toEqual([email]);
});

test('at ten the day is let go, and the next one is like any other', async () => {
  const { email } = await wanting('sofiia');
  gateway.status = 503;
  expect(await remindedAt(EVENING)).toEqual([]);
  expect(await remindedUntil('2026-11-20T20:00:00Z')).toEqual([]);
  const asked = gateway.heard.length;
  gateway.status = 200;
  expect(await remindedUntil('2026-11-20T21:00:00Z')).toEqual([]);
  expect([gateway.heard.length, await deadJobs()]).toEqual([asked, []]);
  expect(await remindedAt('2026-11-21T18:00:00Z')).toEqual([email]);
});

test('a service that slept at eight reminds when it wakes, unless it is ten', async () => {
  const { email } = await wanting('sofiia');
  expect(await remindedAt('2026-11-20T19:59:59Z')).toEqual([email]);
  expect(await remindedAt('2026-11-21T20:00:00Z')).toEqual([]);
});

/** Up to where the mails wait to go out. */
async function mailsWaiting(): Promise<number> {
  setClock(EVENING);
  await later(null, diaryReminders, {});
  for (let n = 0; n < 2; n++) await runJob((await takeJob())!);
  return JobModel.countDocuments({ name: 'mail', state: 'open' }).hint({ state: 1, dueAt: 1 });
}

test('a mail on its way to somebody who has just switched it off is dropped', async () => {
  const sofiia = await wanting('sofiia');
  const ihor = await wanting('ihor');
  expect(await mailsWaiting()).toBe(2);
  await choose(ihor.id, false);
  expect((await inbox.newMails()).map(({ to }) => to)).toEqual([sofiia.email]);
});

test('a mail that had to wait past ten is dropped', async () => {
  await wanting('sofiia');
  expect(await mailsWaiting()).toBe(1);
  setClock('2026-11-20T20:00:00Z');
  expect(await inbox.newMails()).toEqual([]);
});

/** More members than the diary is asked about at once, all with reminders. */
async function crowd(): Promise<string[]> {
  const ids = Array.from({ length: 510 }, () => new Types.ObjectId());
  await UserModel.insertMany(
    ids.map((_id) => ({
      _id,
      email: `${_id}@stezhka.example`,
      emailVerifiedAt: new Date(),
      locale: 'uk',
      createdAt: new Date(),
    })),
  );
  await ProfileModel.insertMany(ids.map((_id) => ({ _id: String(_id), diaryReminders: true })));
  return ids.map(String).sort();
}

test('a crowd is gone through in parts, two workers at once, and everybody is written to once', async () => {
  const ids = await crowd();
  gateway.data = { wrote: ids.slice(0, 505) };
  setClock(EVENING);
  await Promise.all([later(null, diaryReminders, {}), later(null, diaryReminders, {})]);
  await Promise.all([runDueJobs(), runDueJobs()]);
  const to = (await inbox.newMails()).map((mail) => mail.to);
  expect(to.sort()).toEqual(ids.slice(505).map((id) => `${id}@stezhka.example`));
  expect([askedOf(0), askedOf(1)]).toEqual([ids.slice(0, 500), ids.slice(500)]);
  expect(gateway.heard).toHaveLength(2);
});

test('a process that dies on the way leaves the rest to another, which does not begin anew', async () => {
  const ids = await crowd();
  gateway.data = { wrote: ids.slice(0, 505) };
  setClock(EVENING);
  await later(null, diaryReminders, {});
  for (let n = 0; n < 2; n++) await runJob((await takeJob())!);
  expect(await jobOf('remind-of-diary')).toMatchObject({ data: { date: DATE, after: ids[499] } });
  // Taken and never finished.
  await takeJob();
  setClock(clock.in(LEASE_MS));
  expect(await inbox.newMails()).toHaveLength(5);
  expect([askedOf(0).length, askedOf(1).length, gateway.heard.length]).toEqual([500, 10, 2]);
});

test('a part that is gone through again sends no second mail and starts no second walk', async () => {
  const ids = await crowd();
  gateway.data = { wrote: ids.slice(1) };
  expect(await remindedAt(EVENING)).toEqual([`${ids[0]}@stezhka.example`]);
  // Its process died between the last write and the note of it.
  const again = { state: 'open', dueAt: clock.now(), data: { date: DATE, after: '' } };
  const { matchedCount } = await JobModel.updateOne({ key: `remind-of-diary:${DATE}:Europe/Kyiv` }, again);
  expect([matchedCount, await inbox.newMails()]).toEqual([1, []]);
  expect(gateway.heard.map((_, n) => askedOf(n).length)).toEqual([500, 10, 500]);
});

test('of all profiles only those with reminders are read', async () => {
  const ids = await crowd();
  await ProfileModel.updateMany({ _id: { $in: ids.slice(5) } }, { diaryReminders: false });
  const profile = await profileOf(() => remindedAt(EVENING));
  const walks = profile.filter(({ command }) => command.filter?.diaryReminders && command.limit === 500);
  const { planSummary, docsExamined } = walks.at(-1)!;
  expect(planSummary).toMatch(/^(IXSCAN { diaryReminders: 1, timeZone: 1, _id: 1 }(, )?)+$/);
  expect(docsExamined).toBeLessThanOrEqual(5);
});
