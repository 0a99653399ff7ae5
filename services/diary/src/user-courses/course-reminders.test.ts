import { setClock } from '@stezhka/kit/clock';
import { later, runDueJobs } from '@stezhka/kit/jobs';
import { useDatabase } from '@stezhka/kit/testing/database';
import { collectMails, TEST_ORIGIN } from '@stezhka/kit/testing/mails';
import type { Locale } from '@stezhka/kit-contract';
import request from 'supertest';
import { useAccount } from '../testing/account.ts';
import { clearCourses, makeCourse, student } from '../testing/courses.ts';
import { ANNA, app, as, BORYS, setUpDiary } from '../testing/diary.ts';
import { courseReminders } from './course-reminders.job.ts';

useDatabase();
const account = useAccount();
let locale: Locale = 'uk';
const mails = collectMails(async ({ id }) => ({ email: `${id}@stezhka.example`, locale }));
beforeAll(setUpDiary);
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  locale = 'uk';
  mails.length = 0;
  await makeCourse('evenings');
  await anna.add('evenings');
});
afterEach(clearCourses);
afterAll(() => setClock(null));

const anna = student(ANNA);
const remindAt = (hour: unknown, who = anna) =>
  who.post('/data/user-course/reminder', { slug: 'evenings', hour } as object);
/** What goes out at that moment. */
async function mailsAt(moment: string) {
  setClock(moment);
  mails.length = 0;
  await later(null, courseReminders, {});
  await runDueJobs();
  return [...mails];
}
const tokenIn = ({ text }: { text: string }) => /course-reminder\/([\w-]{43})/.exec(text)![1]!;
const live = (timeZone: string, revision = 0) =>
  anna.post('/data/diary/set/settings', { timeZone, dayStart: 0, revision });

test('a reminder comes each day at the member’s hour, once', async () => {
  expect((await remindAt(20)).body.data).toEqual({ reminderHour: 20 });
  expect((await anna.course('evenings')).userCourse.reminderHour).toBe(20);
  expect(await mailsAt('2026-11-20T17:59:00Z')).toEqual([]);
  expect(await mailsAt('2026-11-20T18:00:00Z')).toMatchObject([{ subject: 'День 1: День 1 uk' }]);
  expect(await mailsAt('2026-11-20T18:05:00Z')).toEqual([]);
  expect(await mailsAt('2026-11-21T18:04:00Z')).toMatchObject([{ subject: 'День 2: День 2 uk' }]);
});

test.each([
  ['uk', 'День 1: День 1 uk', '/diary/courses/evenings'],
  ['ru', 'День 1: День 1 ru', '/ru/diary/courses/evenings'],
  ['en', 'Day 1: День 1 en', '/en/diary/courses/evenings'],
] as const)('it speaks the reader’s language (%s)', async (tongue, subject, path) => {
  locale = tongue;
  await remindAt(20);
  const [mail] = await mailsAt('2026-11-20T18:00:00Z');
  expect(mail!.subject).toBe(subject);
  expect(mail!.text).toContain(`${TEST_ORIGIN}${path}\n`);
  expect(mail!.oneClick).toBe(`${TEST_ORIGIN}/api/course-reminder/${tokenIn(mail!)}`);
});

test('none comes for a day that is checked, after the last one, or hours too late', async () => {
  await remindAt(20);
  const { days } = (await anna.course('evenings')).userCourse.courseData;
  await anna.check(days[0].id);
  expect(await mailsAt('2026-11-20T18:00:00Z')).toEqual([]);
  expect(await mailsAt('2026-11-21T20:30:00Z')).toEqual([]);
  expect(await mailsAt('2026-11-26T18:00:00Z')).toHaveLength(1);
  expect(await mailsAt('2026-11-27T18:00:00Z')).toEqual([]);
});

test('none comes of a marathon that does not run', async () => {
  await makeCourse('thanks', { isMarathon: true });
  const { userCourse } = await anna.add('thanks');
  await anna.post('/data/user-course/reminder', { slug: 'thanks', hour: 20 });
  expect(await mailsAt('2026-11-20T18:00:00Z')).toEqual([]);
  await anna.start(userCourse.id);
  expect(await mailsAt('2026-11-21T18:00:00Z')).toHaveLength(1);
});

test('the hour is the one where the member lives, through journeys', async () => {
  await remindAt(20);
  await live('America/New_York');
  expect(await mailsAt('2026-11-20T18:00:00Z')).toEqual([]);
  expect(await mailsAt('2026-11-21T01:00:00Z')).toHaveLength(1);
  await live('Europe/Kyiv', 1);
  expect(await mailsAt('2026-11-21T18:00:00Z')).toHaveLength(1);
});

test('one click ends it, for good and without a login', async () => {
  await remindAt(20);
  const [mail] = await mailsAt('2026-11-20T18:00:00Z');
  const token = tokenIn(mail!);
  const link = `/data/course-reminder/${token}`;
  expect((await as().get(link, 'en')).body.data).toEqual({
    slug: 'evenings',
    title: 'evenings en',
    active: true,
  });
  const opened = await request(app).get(`/course-reminder/${token}`).set('Locale', 'en');
  expect([opened.status, opened.headers.location]).toEqual([302, `/en/course-reminder/${token}`]);
  expect((await as().get(link)).body.data.active).toBe(true);
  const click = () =>
    request(app).post(`/course-reminder/${token}`).type('form').send({ 'List-Unsubscribe': 'One-Click' });
  for (let n = 0; n < 2; n++) expect((await click()).body.data.active).toBe(false);
  expect(await mailsAt('2026-11-21T18:00:00Z')).toEqual([]);
  expect((await anna.course('evenings')).userCourse.reminderHour).toBeNull();
  const form = await request(app).post(`/course-reminder/${token}`).type('form').send({ page: 'ru' });
  expect([form.status, form.headers.location]).toEqual([303, `/ru/course-reminder/${token}`]);
});

test('a link that was never sent ends nothing', async () => {
  await remindAt(20);
  const token = 'a'.repeat(43);
  expect((await as().get(`/data/course-reminder/${token}`)).status).toBe(404);
  expect((await request(app).post(`/course-reminder/${token}`)).status).toBe(404);
  expect((await anna.course('evenings')).userCourse.reminderHour).toBe(20);
});

test('it goes to a confirmed address alone, and can always be ended', async () => {
  await remindAt(20);
  account.emailVerified = false;
  expect((await remindAt(21)).body.code).toBe('email_unconfirmed');
  expect((await remindAt(null)).body.data).toEqual({ reminderHour: null });
});

test('a reminder is of a course that the member has, at an hour that there is', async () => {
  expect((await remindAt(20, student(BORYS))).status).toBe(404);
  for (const hour of [24, -1, 7.5, '20:00', { $gt: 1 }, undefined])
    expect((await remindAt(hour)).status).toBe(400);
});

test.each([
  ['spring', '2027-03-27', '18:00', '2027-03-28', '17:00'],
  ['autumn', '2026-10-24', '17:00', '2026-10-25', '18:00'],
])('the hour stays when clocks change in %s', async (_, before, earlier, after, later) => {
  setClock(`${before}T08:00:00Z`);
  await makeCourse(`mornings-${after}`);
  await anna.add(`mornings-${after}`);
  await anna.post('/data/user-course/reminder', { slug: `mornings-${after}`, hour: 20 });
  expect(await mailsAt(`${before}T${earlier}:00Z`)).toHaveLength(1);
  const [hour] = later.split(':');
  expect(await mailsAt(`${after}T${Number(hour) - 1}:59:00Z`)).toEqual([]);
  expect(await mailsAt(`${after}T${later}:00Z`)).toHaveLength(1);
});
