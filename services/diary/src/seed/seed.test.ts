import { setClock } from '@stezhka/kit/clock';
import { useMasterKeys } from '@stezhka/kit/sealed';
import { useDatabase } from '@stezhka/kit/testing/database';
import { DayModel } from '../days/days.model.ts';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { QuoteModel } from '../quotes/quotes.model.ts';
import { seed, WEEK_OLD_USER } from '../seed.ts';
import { as } from '../testing/diary.ts';

useDatabase();
afterAll(() => setClock(null));

test('the demo member has a week up to the day of seeding; seeding again changes nothing', async () => {
  useMasterKeys('cd'.repeat(32));
  setClock('2026-11-20T10:00:00Z');
  await seed({ demo: false });
  expect(await DayModel.exists({ user: WEEK_OLD_USER })).toBeNull();
  await seed({ demo: true });
  const sofiia = as(WEEK_OLD_USER);
  const first = (await sofiia.get('/data/diary/get-day')).body.data;
  expect(first).toMatchObject({ date: '2026-11-20', number: 7, streakData: { days: 7, best: 7 } });
  expect(first.day.notes[0].value).toContain('каву');
  setClock('2026-11-22T10:00:00Z');
  await seed({ demo: true });
  expect(await DayModel.countDocuments({ user: WEEK_OLD_USER })).toBe(7);
  expect(await ParameterModel.estimatedDocumentCount()).toBe(60);
  expect(await QuoteModel.estimatedDocumentCount()).toBe(55);
});
