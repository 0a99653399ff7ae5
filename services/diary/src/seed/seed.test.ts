import { setClock } from '@stezhka/kit/clock';
import { useMasterKeys } from '@stezhka/kit/sealed';
import { useDatabase } from '@stezhka/kit/testing/database';
import { QuestionModel, QuoteModel } from '../daily-texts/daily-texts.model.ts';
import { checkChange } from '../days/day-change.ts';
import { DayModel } from '../days/days.model.ts';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { seed, WEEK_OLD_USER, YEAR_OLD_USER } from '../seed.ts';
import { as, clearMembers } from '../testing/diary.ts';
import { longDiary } from './long-diary.ts';

useDatabase();
beforeAll(() => useMasterKeys('cd'.repeat(32)));
afterEach(clearMembers);
afterAll(() => setClock(null));

test('the demo member has a week up to the day of seeding; seeding again changes nothing', async () => {
  setClock('2026-11-20T10:00:00Z');
  await seed({ demo: false });
  expect(await DayModel.exists({ user: WEEK_OLD_USER })).toBeNull();
  await seed({ demo: true });
  const sofiia = as(WEEK_OLD_USER);
  const first = (await sofiia.get('/data/diary/get-day')).body.data;
  expect(first).toMatchObject({ date: '2026-11-20', number: 7, streakData: { days: 7, best: 7 } });
  expect(first.day.notes[0].value).toContain('каву');
  const hardDay = (await sofiia.get('/data/diary/get-day/2026-11-17')).body.data.day;
  expect(hardDay.decart).toMatchObject([{ decision: 'Відмовитися від другого проєкту' }]);
  setClock('2026-11-22T10:00:00Z');
  await seed({ demo: true });
  expect(await DayModel.countDocuments({ user: WEEK_OLD_USER })).toBe(7);
  expect(await ParameterModel.estimatedDocumentCount()).toBe(60);
  expect(await QuoteModel.estimatedDocumentCount()).toBe(55);
  expect(await QuestionModel.estimatedDocumentCount()).toBe(53);
});

test('another demo member has a diary of four hundred days, with a few missed ones', async () => {
  setClock('2026-11-20T10:00:00Z');
  await seed({ demo: true });
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
  await seed({ demo: true });
  expect(await DayModel.countDocuments({ user: YEAR_OLD_USER })).toBe(today.number);
});

test('each of those days could have been written by the member’s own page, and no line comes twice', async () => {
  setClock('2026-11-20T10:00:00Z');
  await seed({ demo: true });
  const days = longDiary(Temporal.PlainDate.from('2026-11-20'));
  for (const { date, values } of days) {
    const changes = Object.entries(values).map(([field, value]) => ({ field, base: 0, seq: 1, value }));
    await checkChange(YEAR_OLD_USER, { date, writer: 'seed', changes }, 'uk');
  }
  const lines = days.flatMap(({ values }) => Object.values(values).filter((one) => typeof one === 'string'));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(100);
});
