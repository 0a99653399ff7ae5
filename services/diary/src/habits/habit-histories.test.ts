import type { Habit } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { shifted } from '../days/plain-date.ts';
import { ANNA, as, clearMembers, newId, randomNumbers, setUpDiary } from '../testing/diary.ts';
import { HabitAnswerModel } from './habits.model.ts';

useDatabase();
beforeAll(setUpDiary);
afterEach(clearMembers);
afterAll(() => setClock(null));

const FIRST = '2028-02-10';
const DAYS = 16;
const ID = newId(1);
const anna = as(ANNA);
const habit = async (): Promise<Habit | undefined> =>
  (await anna.get('/data/user-habits')).body.data.habits[0];

/** Days in a row up to today, or to yesterday while today is open, and the longest row, from the answers alone. */
async function recount(startedOn: string, today: string): Promise<Pick<Habit, 'daysInRow' | 'best'>> {
  const rows = await HabitAnswerModel.find({ user: ANNA, habit: ID }).lean();
  const answers = new Map(rows.flatMap(({ date, status }) => (status ? [[date, status] as const] : [])));
  let [best, row] = [0, 0];
  for (let date = FIRST; date <= today; date = shifted(date, 1)) {
    row = answers.get(date) === 'continues' ? row + 1 : 0;
    best = Math.max(best, row);
  }
  let daysInRow = 0;
  const last = answers.has(today) ? today : shifted(today, -1);
  for (let date = last; date >= startedOn && answers.get(date) === 'continues'; date = shifted(date, -1))
    daysInRow++;
  return { daysInRow, best };
}

const ACTIONS = {
  repeat: 'habit-user-action/repeat',
  streak: 'user-habit/streak',
  archive: 'habit-user-action/archive',
};
const act = async (action: keyof typeof ACTIONS): Promise<void> => {
  expect([200, 409]).toContain((await anna.get(`/data/${ACTIONS[action]}/${ID}`)).status);
};

/** One press of a member: mostly an answer of a day, also a changed or removed one, at times another action. */
async function press(below: (most: number) => number, shown: Habit | undefined): Promise<void> {
  if (!shown) return act('repeat');
  if (shown.state === 'failed' && below(2)) return act('repeat');
  if (below(12) === 0) return act((['repeat', 'streak', 'archive'] as const)[below(3)]!);
  const { date, revision } = shown.days[shown.days.length - 1 - below(shown.days.length)]!;
  const status = ['failed', null, null, 'continues', 'continues', 'continues', 'continues'][below(7)];
  const reply = await anna.post('/data/user-habit-status', { id: ID, date, status, revision });
  expect([200, 409]).toContain(reply.status);
}

test.each([1, 2, 3])(
  'a streak and a best result follow from the answers that stand (history %d)',
  async (seed) => {
    const below = randomNumbers(seed);
    setClock(`${FIRST}T12:00:00Z`);
    await anna.post('/data/user-habit/create', { id: ID, title: 'Пішки', color: 'primary' });
    let longest = 0;
    for (let day = 0; day < DAYS; day++) {
      const today = shifted(FIRST, day);
      setClock(`${today}T12:00:00Z`);
      for (let step = 0; step < 2; step++) {
        const shown = await habit();
        if (shown) expect(shown).toMatchObject(await recount(shown.startedOn, today));
        longest = Math.max(longest, shown?.best ?? 0);
        await Promise.all(Array.from({ length: 1 + below(2) }, () => press(below, shown)));
      }
    }
    expect(longest).toBeGreaterThan(2);
  },
);
