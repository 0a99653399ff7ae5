import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { ANNA, as, BORYS, clearMembers, randomNumbers, setUpDiary } from '../testing/diary.ts';
import { dayValues } from './day-values.ts';
import { DayModel } from './days.model.ts';
import { shifted } from './plain-date.ts';
import { YearModel, yearsOfMember } from './year-values.model.ts';
import { type ParameterYear, yearsOf } from './year-values.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2028-03-10T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const TODAY = '2028-03-10';
const EVER = { from: 2000, to: 2999 };
const anna = as(ANNA);
const PARAMETERS = [
  { key: 'parameters[sleep]', valueAt: (n: number) => (n % 56) / 4 },
  { key: 'parameters[mood]', valueAt: (n: number) => 1 + (n % 5) },
  { key: 'parameters[outdoors]', valueAt: (n: number) => (n % 96) * 5 },
  { key: 'parameters[weight]', valueAt: (n: number) => Number((60 + (n % 300) / 10).toFixed(1)) },
];

const kept = async () =>
  (await YearModel.find({ user: ANNA }).sort({ year: 1 }).lean())
    .filter(({ parameters }) => parameters.length)
    .map(({ year, parameters }) => [year, parameters]);

/** Adds every value of every day, without the code that keeps sums. */
async function recounted(): Promise<[number, ParameterYear[]][]> {
  const years = new Map<number, Map<string, ParameterYear>>();
  for (const day of await DayModel.find({ user: ANNA }).sort({ date: 1 }).lean())
    for (const { key, value } of day.parameters) {
      const year = Number(day.date.slice(0, 4));
      const month = Number(day.date.slice(5, 7)) - 1;
      const ofYear = years.get(year) ?? new Map<string, ParameterYear>();
      years.set(year, ofYear);
      const one = ofYear.get(key) ?? { key, sums: Array(12).fill(0), counts: Array(12).fill(0) };
      ofYear.set(key, one);
      one.sums[month]! += value;
      one.counts[month]! += 1;
    }
  const exact = ({ sums, ...one }: ParameterYear) => ({
    ...one,
    sums: sums.map((sum) => Number(sum.toFixed(6))),
  });
  return [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, ofYear]) => [
      year,
      [...ofYear.values()].map(exact).sort((a, b) => (a.key < b.key ? -1 : 1)),
    ]);
}

/** One call of a page, or the removal of one value. */
async function writeSomething(below: (most: number) => number): Promise<void> {
  const date = shifted(TODAY, -below(430));
  const day = await DayModel.findOne({ user: ANNA, date }).lean();
  const tracker = day?.parameters[below(4)];
  if (tracker && below(4) === 0) {
    expect((await anna.get(`/data/diary/remove/tracker/${tracker._id}`)).status).toBe(200);
    return;
  }
  const chosen = PARAMETERS.filter(() => below(2));
  const parameters = chosen.map(({ key, valueAt }) => ({
    key,
    value: below(5) ? valueAt(below(400)) : null,
  }));
  const notes = below(3) ? [] : [{ key: 'notes[thanks]', value: `Слово ${below(99)}` }];
  const { status } = await anna.set({ date, version: day?.version ?? 0, parameters, notes });
  expect([200, 409]).toContain(status);
}

test.each([1, 2, 3])(
  'kept sums equal a recount after late, changed and removed values (history %d)',
  async (seed) => {
    const below = randomNumbers(seed);
    for (let step = 0; step < 60; step++) {
      if (step % 6 === 0) await Promise.all(Array.from({ length: 4 }, () => writeSomething(below)));
      else await writeSomething(below);
      if (step % 10 === 9) expect(await kept()).toEqual(await recounted());
    }
    expect((await kept()).length).toBeGreaterThan(0);
  },
);

test('days of one month that are written at once are all counted', async () => {
  const dates = Array.from({ length: 8 }, (_, n) => shifted('2028-03-01', n));
  const replies = await Promise.all(
    dates.map((date) =>
      anna.set({ date, version: 0, parameters: [{ key: 'parameters[outdoors]', value: 10 }] }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(dates.map(() => 200));
  expect(await kept()).toEqual(await recounted());
});

test('a diary from before the sums were kept is counted from its days, and kept whole with the next write', async () => {
  await anna.set({ date: '2027-12-31', version: 0, parameters: [{ key: 'parameters[sleep]', value: 8 }] });
  await anna.set({ date: TODAY, version: 0, parameters: [{ key: 'parameters[sleep]', value: 6 }] });
  const before = await yearsOfMember(ANNA, EVER);
  await YearModel.deleteMany({ user: ANNA });
  expect(await yearsOfMember(ANNA, EVER)).toEqual(before);
  expect(await yearsOfMember(ANNA, { from: 2028, to: 2028 })).toEqual(new Map([[2028, before.get(2028)]]));
  await anna.set({ date: TODAY, version: 1, parameters: [{ key: 'parameters[sleep]', value: 7 }] });
  expect(await kept()).toEqual(await recounted());
  expect(await kept()).toHaveLength(2);
});

test('a note alone moves no sum', async () => {
  await anna.set({ date: TODAY, version: 0, parameters: [{ key: 'parameters[sleep]', value: 8 }] });
  const id = (await YearModel.findOne({ user: ANNA, year: 2028 }).lean())!._id;
  await YearModel.updateOne({ user: ANNA, year: 2028 }, { $set: { parameters: [] } });
  await anna.set({ date: TODAY, version: 1, notes: [{ key: 'notes[thanks]', value: 'За каву.' }] });
  expect(await YearModel.findOne({ user: ANNA, year: 2028 }).lean()).toMatchObject({
    _id: id,
    parameters: [],
  });
});

test('sums are of one member', async () => {
  await anna.set({ date: TODAY, version: 0, parameters: [{ key: 'parameters[sleep]', value: 8 }] });
  expect(await yearsOfMember(BORYS, EVER)).toEqual(new Map());
  expect(yearsOf(await dayValues(ANNA, { from: TODAY, to: TODAY }))).toEqual(await yearsOfMember(ANNA, EVER));
});
