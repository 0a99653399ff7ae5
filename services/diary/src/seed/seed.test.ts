import { setClock } from '@stezhka/kit/clock';
import { useMasterKeys } from '@stezhka/kit/sealed';
import { collectionHashes, useDatabase } from '@stezhka/kit/testing/database';
import { QuestionModel, QuoteModel } from '../daily-texts/daily-texts.model.ts';
import { checkChange } from '../days/day-change.ts';
import { DayModel } from '../days/days.model.ts';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { MARATHON_USER, seed, WEEK_OLD_USER, YEAR_OLD_USER } from '../seed.ts';
import { as } from '../testing/diary.ts';
import { longDiary } from './long-diary.ts';

useDatabase();
beforeAll(() => useMasterKeys('cd'.repeat(32)));
let withoutDemo: number;
/** After the first seeding, after another one at once, and two days later. */
const hashes: Record<string, string>[] = [];
beforeAll(async () => {
  setClock('2026-11-20T10:00:00Z');
  await seed({ demo: false });
  withoutDemo = await DayModel.estimatedDocumentCount();
  for (const now of ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z', '2026-11-22T10:00:00Z']) {
    setClock(now);
    await seed({ demo: true });
    // Courses are written anew with their dates, and jobs purge what caches keep of them.
    const { courses, later_jobs, ...kept } = await collectionHashes();
    hashes.push(kept);
  }
  setClock('2026-11-20T10:00:00Z');
});
afterAll(() => setClock(null));

test('seeding again changes nothing that members or definitions have, at once or two days later', () => {
  expect(Object.keys(hashes[0]!).length).toBeGreaterThan(10);
  expect(hashes).toEqual([hashes[0], hashes[0], hashes[0]]);
});

test('the demo member has a week up to the day of seeding, by a demonstration alone', async () => {
  expect(withoutDemo).toBe(0);
  const sofiia = as(WEEK_OLD_USER);
  const first = (await sofiia.get('/data/diary/get-day')).body.data;
  expect(first).toMatchObject({ date: '2026-11-20', number: 7, streakData: { days: 7, best: 7 } });
  expect(first.day.notes[0].value).toContain('каву');
  const hardDay = (await sofiia.get('/data/diary/get-day/2026-11-17')).body.data.day;
  expect(hardDay.decart).toMatchObject([{ decision: 'Відмовитися від другого проєкту' }]);
  expect(await DayModel.countDocuments({ user: WEEK_OLD_USER })).toBe(7);
  expect(await ParameterModel.estimatedDocumentCount()).toBe(60);
  expect(await QuoteModel.estimatedDocumentCount()).toBe(55);
  expect(await QuestionModel.estimatedDocumentCount()).toBe(53);
});

test('another demo member has a diary of four hundred days, with a few missed ones', async () => {
  const bohdana = as(YEAR_OLD_USER);
  const today = (await bohdana.get('/data/diary/get-day')).body.data;
  expect(today.day.date).toBe('2026-11-20');
  expect(today.number).toBeGreaterThan(365);
  expect(today.streakData.best).toBeGreaterThan(20);
  const choir = (await bohdana.get(`/data/diary?text=${encodeURIComponent('хор')}`)).body.data;
  expect(choir.pagination.total).toBeGreaterThan(2);
  const spheres = (await bohdana.get('/data/spheres')).body.data;
  expect(spheres[0]).toMatchObject({ initialResult: 4, desiredResult: 7, result: expect.any(Number) });
  expect((await bohdana.get('/data/calendar-events/2026-11-20')).body.data.events).toHaveLength(1);
  expect(await DayModel.countDocuments({ user: YEAR_OLD_USER })).toBe(today.number);
});

test('the demo members have habits, tasks, goals and achievements that fit their days', async () => {
  const [sofiia, bohdana] = [as(WEEK_OLD_USER), as(YEAR_OLD_USER)];
  const of = async (member: ReturnType<typeof as>, path: string) =>
    (await member.get(`/data/${path}`)).body.data;
  expect(await of(sofiia, 'user-habits')).toMatchObject({
    habits: [
      { state: 'active', daysInRow: 3 },
      { state: 'failed', best: 4 },
    ],
  });
  expect((await of(bohdana, 'user-habits')).habits).toMatchObject([
    { legendary: true, state: 'completed' },
    { state: 'failed', best: 17 },
    { state: 'active' },
    { state: 'completed', target: 21, best: 21 },
  ]);
  expect((await of(bohdana, 'user-habits?archive=1')).habits).toHaveLength(1);
  expect((await of(sofiia, 'jobs')).jobs).toHaveLength(4);
  expect((await of(bohdana, 'jobs?all=true')).pagination.total).toBe(16);
  expect((await of(sofiia, 'goals')).goals).toMatchObject([{ state: 'in_process', daysMeasured: 7 }, {}]);
  const outcomes = (await of(bohdana, 'goals')).goals.map(({ outcome }: { outcome: string }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set([null, 'success', 'failure']));
  const { achievements } = await of(bohdana, 'achievements');
  expect(achievements.some(({ isNew }: { isNew: boolean }) => isNew)).toBe(false);
  expect(achievements).toContainEqual(
    expect.objectContaining({ systemName: 'year_of_days', achievedAt: expect.stringMatching(/^2026-11/) }),
  );
  expect((await of(bohdana, 'diary/insights')).insights.length).toBeGreaterThan(0);
  expect((await of(bohdana, 'diary/all-month-total')).months).toHaveLength(12);
});

test('one demo member is in the middle of a marathon, and has others behind', async () => {
  const danylo = as(MARATHON_USER);
  const { marathon, day, history, paramsTotal } = (await danylo.get('/data/maraphon/get-current')).body.data;
  expect(marathon).toMatchObject({ slug: 'odna-mala-zvychka', today: 14, checked: 11, over: false });
  expect(day).toMatchObject({ checked: false, text: expect.stringMatching(/^<p>/) });
  expect(history).toMatchObject([{ slug: 'chotyry-kroky-vdiachnosti', checked: 8, to: '2026-11-01' }]);
  expect([paramsTotal.length > 1, history[0].paramsTotal.length > 1]).toEqual([true, true]);
  const { courses } = (await danylo.get('/data/user-courses')).body.data;
  expect(courses).toHaveLength(3);
  const done = (await danylo.get('/data/user-course/sim-vechoriv')).body.data.userCourse;
  expect(done).toMatchObject({ progress: 'done', certificate: { days: 7 } });
  const { history: past } = (await as(YEAR_OLD_USER).get('/data/user-courses')).body.data;
  expect(past.map(({ certificate }: { certificate: object | null }) => certificate !== null)).toEqual([
    false,
    true,
  ]);
  expect((await as().get('/data/courses')).body.data.courses).toHaveLength(6);
});

test('each of those days could have been written by the member’s own page, and no line comes twice', async () => {
  const days = longDiary(Temporal.PlainDate.from('2026-11-20'));
  for (const { date, values } of days) {
    const changes = Object.entries(values).map(([field, value]) => ({ field, base: 0, seq: 1, value }));
    await checkChange(YEAR_OLD_USER, { date, writer: 'seed', changes }, 'uk');
  }
  const lines = days.flatMap(({ values }) => Object.values(values).filter((one) => typeof one === 'string'));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(100);
});
