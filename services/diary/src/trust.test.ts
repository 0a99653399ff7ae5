import { getCourseReminder, uploadDayPicture } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { useDecoder } from '@stezhka/kit/testing/decoder';
import { testHostileInput } from '@stezhka/kit/testing/hostile-input';
import { testOthersData } from '@stezhka/kit/testing/others-data';
import { setDiaryOpen } from './access/access.model.ts';
import { served } from './app.ts';
import { DayModel } from './days/days.model.ts';
import { HabitModel } from './habits/habits.model.ts';
import { useAccount } from './testing/account.ts';
import { clearCourses, makeCourse, student } from './testing/courses.ts';
import { ANNA, app, as, BORYS, newId, PIXEL, setUpDiary } from './testing/diary.ts';

// Every call of the diary is attacked, also those that come later.
useDatabase();
useAccount();
useDecoder();
beforeAll(async () => {
  setClock('2026-11-20T19:00:00Z');
  await setUpDiary();
});
beforeEach(() => setDiaryOpen(true));
afterAll(() => setClock(null));

const VIRA = '65f0000000000000000000c3';
const TODAY = '2026-11-20';
const operations = served.map(({ op }) => op);

testHostileInput({
  app,
  operations,
  people: async () => ({ member: ANNA, staff: BORYS }),
  dropping: { [uploadDayPicture.name]: [415, 'unsupported_media'] },
});

const DECART = 'decart[6560b0d1a2c4e8f0123456d1]';
const OWN = 'parameters[own_6560b0d1a2c4e8f0123456a1]';
const QUARTERS = { willIfHappen: '', willIfNotHappen: '', wontIfHappen: '', wontIfNotHappen: '' };
const write = (user: string, text: string) =>
  as(user).set({
    date: TODAY,
    writer: 'phone-0001',
    changes: [
      { field: 'parameters[mood]', base: 0, seq: 1, value: 4 },
      { field: 'notes[thanks]', base: 0, seq: 2, value: text },
      { field: DECART, base: 0, seq: 3, value: { ...QUARTERS, decision: text } },
    ],
  });
const own = (title: string) => ({
  title,
  shortDescription: '',
  type: 'tracker',
  units: 'хв',
  icon: 'waves',
  color: 'primary',
  spheres: [],
  bounds: { min: 0, max: 240, step: 5 },
  options: [],
});
const choose = (user: string, title: string) =>
  as(user).post('/data/diary/set/day-param-setting', {
    key: OWN,
    revision: 0,
    chosen: true,
    own: own(title),
  });

const EVENT = {
  id: '6560b0d1a2c4e8f0123456e1',
  date: TODAY,
  time: '18:30',
  note: '',
  color: 'primary',
};
const plan = (user: string, title: string, id = EVENT.id) =>
  as(user).post('/data/calendar-event', { ...EVENT, id, title, revision: 0 });

const attach = (user: string, title: string) =>
  as(user).post(`/data/diary/layouts/${TODAY}`, { id: '6560b0d1a2c4e8f0123456c1', title, deck: 'paths' });

const HABIT = { title: 'Пішки', color: 'primary' };
const JOB = { text: 'Подзвонити', duration: 'light' };
const GOAL = {
  text: 'Добрий місяць',
  parameter: 'parameters[mood]',
  period: 'day',
  aim: 'at_least',
  value: 4,
  from: TODAY,
  to: '2026-12-20',
};
/** Anna's words, which nobody else may read. */
const HIDDEN = 'Нікому не видно.';
const HERS_ALONE = {
  habit: { ...HABIT, title: HIDDEN },
  job: { ...JOB, text: HIDDEN },
  goal: { ...GOAL, text: HIDDEN },
};
/** The ids of a member's habit, job and goal begin with another number. */
async function prepare(
  user: string,
  first: number,
  { habit, job, goal }: { habit: object; job: object; goal: object },
): Promise<void> {
  const member = as(user);
  for (const [path, body] of [
    ['/data/user-habit/create', habit],
    ['/data/job/add', job],
    ['/data/goal/add', goal],
  ] as const)
    expect((await member.post(path, { id: newId(first), ...body })).status).toBe(200);
}
const theirs = { params: { id: newId(1) } };
/** Of Anna alone, and one that everybody has. */
const HERS = 'annas-marathon';
const COMMON = 'everybodys-course';
async function takeCourses(): Promise<void> {
  await makeCourse(HERS, { isMarathon: true });
  await makeCourse(COMMON);
  for (const user of [ANNA, BORYS, VIRA]) expect((await student(user).add(COMMON)).status).toBe(true);
  const anna = student(ANNA);
  expect((await anna.start((await anna.add(HERS)).userCourse.id)).status).toBe(200);
}

testOthersData({
  app,
  operations,
  async members() {
    const marks = [HIDDEN, HERS];
    await clearCourses();
    await takeCourses();
    expect((await write(ANNA, HIDDEN)).status).toBe(200);
    expect((await plan(ANNA, HIDDEN)).status).toBe(200);
    expect((await choose(ANNA, HIDDEN)).status).toBe(200);
    expect((await attach(ANNA, HIDDEN)).status).toBe(200);
    await prepare(ANNA, 1, HERS_ALONE);
    for (const [n, other] of [BORYS, VIRA].entries()) {
      expect((await write(other, 'За каву.')).status).toBe(200);
      expect((await choose(other, 'Гітара')).status).toBe(200);
      expect((await plan(other, 'Хор', `6560b0d1a2c4e8f0123456f${n}`)).status).toBe(200);
      await prepare(other, 10 + n, { habit: HABIT, job: JOB, goal: GOAL });
    }
    const staff = { userId: VIRA, roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] };
    return { owner: { userId: ANNA }, others: [{ userId: BORYS }, staff], marks };
  },
  theirs: {
    'GET /data/diary/remove/tracker/:id': async () => {
      const day = await DayModel.findOne({ user: ANNA, date: TODAY }).lean();
      return { params: { id: String(day!.parameters[0]!._id) } };
    },
    'GET /data/calendar-event/remove/:id': () => ({ params: { id: EVENT.id } }),
    'GET /data/calendar-event-history': () => ({ query: { id: EVENT.id } }),
    'POST /data/calendar-event': () => ({ body: { ...EVENT, title: 'Чуже', revision: 1 } }),
    'POST /data/user-habit/create': () => ({ body: { id: newId(1), ...HERS_ALONE.habit } }),
    'POST /data/user-habit-status': () => ({
      body: { id: newId(1), date: TODAY, status: 'failed', revision: 0 },
    }),
    'GET /data/user-habit/remove/:id': () => theirs,
    'GET /data/habit-user-action/repeat/:id': () => theirs,
    'GET /data/habit-user-action/archive/:id': () => theirs,
    'GET /data/user-habit/streak/:id': async () => {
      const kept = [{ from: '2026-10-31', to: TODAY }];
      await HabitModel.updateOne({ _id: newId(1) }, { $set: { kept, startedOn: '2026-10-31' } });
      return theirs;
    },
    'POST /data/job/add': () => ({ body: { id: newId(1), ...HERS_ALONE.job } }),
    'POST /data/user-habit/set': () => ({ body: { id: newId(1), title: 'Чуже' } }),
    'POST /data/job/set': () => ({ body: { id: newId(1), text: 'Чуже' } }),
    'POST /data/goal/set': () => ({ body: { id: newId(1), text: 'Чуже' } }),
    'POST /data/job/order': () => ({ body: { id: newId(1), before: null } }),
    'GET /data/job/remove/:id': () => theirs,
    'GET /data/job/:id/:action': () => ({ params: { id: newId(1), action: 'refuse' } }),
    'POST /data/goal/add': () => ({ body: { id: newId(1), ...HERS_ALONE.goal } }),
    'GET /data/goal/remove/:id': () => theirs,
    'GET /data/user-course/:slug': () => ({ params: { slug: HERS } }),
    'GET /data/check-user-course-day/:id': async () => ({
      params: { id: (await student(ANNA).marathon()).day.id },
    }),
    'GET /data/maraphon/start/:id': async () => ({
      params: { id: (await student(ANNA).marathon()).marathon.userCourse },
    }),
  },
  common: { 'the token of a mail': [getCourseReminder] },
  own: {
    'GET /data/diary/:date': () => ({ params: { date: TODAY } }),
    'GET /data/diary/get-day/:date': () => ({ params: { date: TODAY } }),
    'GET /data/maraphon/get-current/:date': () => ({ params: { date: TODAY } }),
    'GET /data/maraphon/stop': async () => ({
      query: { id: (await student(ANNA).marathon()).marathon.id },
    }),
    'GET /data/user-course/create/:slug': () => ({ params: { slug: COMMON } }),
    'GET /data/calendar-events/:date': () => ({ params: { date: TODAY } }),
    'GET /data/diary/layouts/:date': () => ({ params: { date: TODAY } }),
    'POST /data/diary/layouts/:date': () => ({ params: { date: TODAY } }),
    'POST /data/diary/remove/layouts/:date': () => ({ params: { date: TODAY } }),
    'POST /data/diary/picture/:date': () => ({ params: { date: TODAY }, file: PIXEL }),
    'POST /data/diary/remove/picture/:date': () => ({ params: { date: TODAY } }),
    'POST /data/diary/set/sphere-setting/:id': () => ({
      params: { id: 'health' },
      body: { setting: 'desired', value: 7, revision: 0 },
    }),
    'POST /data/diary/set': [
      () => ({
        body: { date: TODAY, version: 1, parameters: [{ key: 'parameters[mood]', value: 2 }] },
      }),
      () => ({
        body: {
          date: TODAY,
          writer: 'phone-0002',
          changes: [
            { field: DECART, base: 1, seq: 1, value: null },
            { field: OWN, base: 0, seq: 2, value: 20 },
          ],
        },
      }),
    ],
    'POST /data/diary/set/day-param-setting': [
      () => ({ body: { key: OWN, revision: 1, own: own('Скрипка') } }),
      () => ({ body: { key: OWN, revision: 1, removed: true } }),
    ],
  },
});
