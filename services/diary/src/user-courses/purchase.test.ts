import { advanceClock, setClock } from '@stezhka/kit/clock';
import { deadJobs, runDueJobs } from '@stezhka/kit/jobs';
import { useDatabase } from '@stezhka/kit/testing/database';
import { useAccount } from '../testing/account.ts';
import { clearCourses, makeCourse, student } from '../testing/courses.ts';
import { ANNA, as, BORYS, byService, setUpDiary } from '../testing/diary.ts';
import { CourseRunModel } from './course-runs.model.ts';
import { UserCourseModel } from './user-courses.model.ts';

useDatabase();
const account = useAccount();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearCourses);
afterAll(() => setClock(null));

const anna = student(ANNA);
const PRICE = 42_000;
const rowOf = async (user = ANNA) => (await UserCourseModel.findOne({ user }).lean())!;
const later = async (minutes = 2) => {
  advanceClock({ minutes });
  await runDueJobs();
};
const ORDER = '6560b0d1a2c4e8f012345721';
const shop = byService('shop');
const byShop = async (path: string, body: object) => (await shop.post(path, body)).body.data;
let course: string;
beforeEach(async () => {
  course = await makeCourse('mornings', { price: PRICE });
});
const grant = (order = ORDER) => byShop('/data/course-grant', { userId: ANNA, course, order });
const revoke = (order = ORDER) => byShop('/data/course-revoke', { userId: ANNA, course, order });
const offer = () => byShop('/data/course-offer', { userId: ANNA, slug: 'mornings' });

describe('a paid course bought from the balance', () => {
  test('is debited by the id of the user course, and is the member’s', async () => {
    account.credit(ANNA, 50_000);
    const reply = await anna.add('mornings', '?price=420');
    expect(reply).toMatchObject({
      status: true,
      message: 'Ви придбали цей курс',
      refusal: null,
      userCourse: { acquired: 'balance', acquiredOn: '2026-11-20' },
    });
    expect(account.debits()).toEqual([
      { userId: ANNA, kopiykas: PRICE, key: `course:${reply.userCourse.id}`, reason: 'course' },
    ]);
  });

  test('is bought once, however often and however fast it is asked for', async () => {
    account.credit(ANNA, 100_000);
    const replies = await Promise.all(Array.from({ length: 10 }, () => anna.add('mornings')));
    expect(replies.every(({ status }) => status)).toBe(true);
    expect((await anna.add('mornings')).message).toBe('Ви придбали цей курс');
    expect(account.balanceOf(ANNA)).toBe(100_000 - PRICE);
    expect((await anna.read('/data/user-courses')).courses).toHaveLength(1);
  });

  test('needs the money: without it nothing is debited, and it can be bought once it is there', async () => {
    account.credit(ANNA, 10_000);
    expect(await anna.add('mornings')).toEqual({
      userCourse: null,
      status: false,
      message: 'На балансі забракло грошей. Поповніть його або оплатіть курс карткою.',
      refusal: 'not_enough_money',
      missing: 320,
    });
    expect((await anna.read('/data/user-courses')).courses).toEqual([]);
    await later();
    expect(account.debits()).toEqual([]);
    account.credit(ANNA, 32_000);
    await later();
    // What was refused is not bought behind the member's back.
    expect(account.balanceOf(ANNA)).toBe(42_000);
    expect((await anna.add('mornings')).status).toBe(true);
    expect(account.balanceOf(ANNA)).toBe(0);
  });

  test('is not bought for another price than the visitor has seen', async () => {
    account.credit(ANNA, 50_000);
    expect(await anna.add('mornings', '?price=300')).toMatchObject({
      status: false,
      refusal: 'price_changed',
    });
    expect([account.debits(), await UserCourseModel.countDocuments({ user: ANNA })]).toEqual([[], 0]);
  });

  test.each(['?price=-1', '?price=NaN', '?price=1e9', '?price=320.001', '?price[$gt]=0', '?price=1&price=2'])(
    'is refused for %s',
    async (query) => {
      expect((await anna.get(`/data/user-course/create/mornings${query}`)).status).toBe(400);
      expect(account.debits()).toEqual([]);
    },
  );

  test('that does not exist or is not published is not found', async () => {
    await makeCourse('draft', { publishedAt: null, price: PRICE });
    for (const slug of ['draft', 'nowhere'])
      expect((await anna.get(`/data/user-course/create/${slug}`)).status).toBe(404);
    expect((await as().get('/data/user-course/create/mornings')).status).toBe(401);
  });
});

describe('money and ownership agree', () => {
  test('when account is away: the job brings the purchase to its end, once', async () => {
    account.credit(ANNA, 50_000);
    account.away = true;
    expect(await anna.add('mornings')).toMatchObject({ status: false, refusal: 'account_unavailable' });
    expect((await rowOf()).state).toBe('pending');
    account.away = false;
    await later();
    await later();
    expect(account.balanceOf(ANNA)).toBe(8_000);
    expect((await anna.read('/data/user-courses')).courses).toHaveLength(1);
    expect(await deadJobs()).toEqual([]);
  });

  test('when the debit was made and its answer lost', async () => {
    account.credit(ANNA, 50_000);
    account.losesAnswers = true;
    expect(await anna.add('mornings')).toMatchObject({ status: false, refusal: 'account_unavailable' });
    expect(account.balanceOf(ANNA)).toBe(8_000);
    account.losesAnswers = false;
    expect(await anna.add('mornings')).toMatchObject({ status: true });
    await later();
    expect(account.balanceOf(ANNA)).toBe(8_000);
  });

  test('at the price at which the purchase began', async () => {
    account.credit(ANNA, 50_000);
    account.losesAnswers = true;
    await anna.add('mornings');
    account.losesAnswers = false;
    const { CourseModel } = await import('../courses/courses.model.ts');
    await CourseModel.updateOne({ slug: 'mornings' }, { price: 50_000 });
    expect((await anna.add('mornings', '?price=500')).status).toBe(true);
    expect(account.debits()).toMatchObject([{ kopiykas: PRICE }]);
  });
});

describe('where an order gave the course while the debit was on its way, the debit', () => {
  const ordered = () =>
    UserCourseModel.updateOne({ user: ANNA }, { state: 'owned', acquired: 'order', order: ORDER });

  test('goes back once, also where account is away for a while', async () => {
    account.credit(ANNA, 50_000);
    account.meanwhile = async () => {
      await ordered();
      account.away = true;
    };
    await anna.add('mornings');
    expect(account.balanceOf(ANNA)).toBe(8_000);
    await later();
    account.away = false;
    await later(60);
    await later(60);
    expect(account.balanceOf(ANNA)).toBe(50_000);
    expect(await deadJobs()).toEqual([]);
  });

  test('is another one when the course is bought again after the refund', async () => {
    account.credit(ANNA, 50_000);
    account.meanwhile = ordered;
    await anna.add('mornings');
    await later();
    await revoke();
    expect(await anna.add('mornings')).toMatchObject({ status: true, userCourse: { acquired: 'balance' } });
    await later();
    expect(account.balanceOf(ANNA)).toBe(8_000);
  });
});

describe('a paid course ordered in the shop', () => {
  test('has an offer for the shop alone', async () => {
    expect(await offer()).toEqual({
      course,
      slug: 'mornings',
      title: { uk: 'mornings uk', ru: 'mornings ru', en: 'mornings en' },
      kopiykas: PRICE,
      owned: false,
    });
    await makeCourse('free');
    const free = await shop.post('/data/course-offer', { userId: ANNA, slug: 'free' });
    expect(free.status).toBe(404);
    for (const path of ['/data/course-offer', '/data/course-grant', '/data/course-revoke'])
      expect((await anna.post(path, { userId: ANNA, course, order: ORDER })).status).toBe(403);
  });

  test('is given once by its paid order', async () => {
    expect(await grant()).toEqual({ granted: true });
    expect(await grant()).toEqual({ granted: true });
    expect(await grant('6560b0d1a2c4e8f012345722')).toEqual({ granted: false });
    expect((await anna.read('/data/user-courses')).courses).toMatchObject([{ acquired: 'order' }]);
    expect(await anna.add('mornings')).toMatchObject({ status: true, message: 'Ви придбали цей курс' });
    expect([account.debits(), (await offer()).owned]).toEqual([[], true]);
  });

  test('is not sold while a purchase from the balance is under way', async () => {
    account.credit(ANNA, 50_000);
    account.away = true;
    await anna.add('mornings');
    expect((await shop.post('/data/course-offer', { userId: ANNA, slug: 'mornings' })).status).toBe(503);
    expect((await shop.post('/data/course-grant', { userId: ANNA, course, order: ORDER })).status).toBe(503);
    account.away = false;
    expect((await offer()).owned).toBe(true);
    expect(await grant()).toEqual({ granted: false });
    expect(account.balanceOf(ANNA)).toBe(8_000);
  });

  test('is closed when its order is refunded, and what was checked waits for another purchase', async () => {
    await grant();
    const { days } = (await anna.course('mornings')).userCourse.courseData;
    await anna.check(days[0].id);
    expect(await revoke('6560b0d1a2c4e8f012345722')).toEqual({ revoked: false });
    expect(await revoke()).toEqual({ revoked: true });
    expect(await revoke()).toEqual({ revoked: false });
    expect((await anna.get('/data/user-course/mornings')).status).toBe(404);
    expect((await anna.check(days[0].id, false)).status).toBe(404);
    expect(await grant()).toEqual({ granted: false });
    account.credit(ANNA, 50_000);
    await anna.add('mornings');
    expect((await anna.course('mornings')).userCourse).toMatchObject({ acquired: 'balance', checked: 1 });
  });

  test('gives nothing when the refund comes first', async () => {
    expect(await revoke()).toEqual({ revoked: false });
    expect(await grant()).toEqual({ granted: false });
  });

  test('that is a running marathon is finished by the refund, so that another one may start', async () => {
    course = await makeCourse('hard', { price: PRICE, isMarathon: true });
    await makeCourse('thanks', { isMarathon: true });
    await grant();
    const { choices } = await anna.marathon();
    await anna.start(choices[0].id);
    await revoke();
    expect(await anna.marathon()).toMatchObject({ marathon: null, choices: [], history: [{ slug: 'hard' }] });
    const { userCourse } = await anna.add('thanks');
    expect((await anna.start(userCourse.id)).status).toBe(200);
  });
});

test('a marathon started while its order is refunded does not go on without its course', async () => {
  for (let n = 0; n < 10; n++) {
    course = await makeCourse(`hard-${n}`, { price: PRICE, isMarathon: true });
    await grant();
    const { id } = (await anna.marathon()).choices[0];
    advanceClock({ minutes: 1 });
    const [started, revoked] = await Promise.all([anna.start(id), revoke()]);
    expect([200, 404]).toContain(started.status);
    expect(revoked).toEqual({ revoked: true });
    expect((await anna.marathon()).marathon).toBeNull();
    expect(await CourseRunModel.countDocuments({ user: ANNA, running: true })).toBe(0);
  }
});

test('another member neither owns nor pays', async () => {
  account.credit(ANNA, 50_000);
  await anna.add('mornings');
  const borys = student(BORYS);
  expect((await borys.get('/data/user-course/mornings')).status).toBe(404);
  expect(await borys.add('mornings')).toMatchObject({ status: false, missing: 420 });
});
