import { ACHIEVEMENT_METRICS, type Achievement } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { shifted } from '../days/plain-date.ts';
import { SphereModel } from '../spheres/spheres.model.ts';
import { ANNA, as, BORYS, clearMembers, newId, setUpDiary } from '../testing/diary.ts';
import { UserAchievementModel } from './achievements.model.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const anna = as(ANNA);
const list = async (locale = 'uk'): Promise<Achievement[]> =>
  (await anna.get('/data/achievements', locale)).body.data.achievements;
const one = async (systemName: string) => (await list()).find((other) => other.systemName === systemName)!;
const fill = (date: string, version = 0, value: number | null = 4) =>
  anna.set({ date, version, parameters: [{ key: 'parameters[mood]', value }] });
const granted = async () =>
  (await UserAchievementModel.find({ user: ANNA }).lean()).map(({ systemName }) => systemName).sort();

test('there are fifteen, none of them achieved, each in the page’s language', async () => {
  const achievements = await list();
  expect(achievements).toHaveLength(15);
  expect(achievements.every(({ progress, achievedAt, isNew }) => !progress && !achievedAt && !isNew)).toBe(
    true,
  );
  expect(new Set(achievements.map(({ metric }) => metric))).toEqual(new Set(ACHIEVEMENT_METRICS));
  expect(achievements.find(({ target }) => target === 365)).toMatchObject({
    metric: 'days',
    title: 'ДЕНЬ 365',
  });
  expect((await list('en'))[0]!.title).toBe('The first day');
  expect((await list('ru'))[0]!.title).toBe('Первый день');
});

test('a week in a row is granted once, also when its last day was filled in late, and stays', async () => {
  for (const ago of [6, 5, 4, 2, 1, 0]) await fill(shifted(TODAY, -ago));
  expect(await one('week_in_a_row')).toMatchObject({ progress: 3, target: 7, achievedAt: null });
  expect(await granted()).toEqual(['first_day']);
  await fill(shifted(TODAY, -3));
  expect(await granted()).toEqual(['first_day', 'week_in_a_row']);
  const achieved = { achievedAt: '2026-11-20T19:00:00.000Z', isNew: true, progress: 7 };
  expect(await one('week_in_a_row')).toMatchObject(achieved);
  setClock('2026-11-25T19:00:00Z');
  await fill(shifted(TODAY, -3), 1, null);
  await fill(shifted(TODAY, -3), 2);
  expect(await one('week_in_a_row')).toMatchObject(achieved);
  await fill(shifted(TODAY, -3), 3, null);
  expect(await one('week_in_a_row')).toMatchObject({ ...achieved, progress: 3 });
});

test('at once granted is granted once', async () => {
  await Promise.all([fill(TODAY), ...Array.from({ length: 5 }, list)]);
  expect(await granted()).toEqual(['first_day']);
});

test('a celebration is seen once, in every window', async () => {
  await fill(TODAY);
  expect((await one('first_day')).isNew).toBe(true);
  for (let n = 0; n < 2; n++) {
    const { body } = await anna.post('/data/achievements/seen', {
      achievements: ['first_day', 'hundred_days'],
    });
    expect(body.data.achievements.filter(({ isNew }: Achievement) => isNew)).toEqual([]);
  }
  expect(await granted()).toEqual(['first_day']);
  for (const achievements of [[], ['First'], 'first_day', ['first_day', 'first_day']])
    expect((await anna.post('/data/achievements/seen', { achievements })).status).toBe(400);
});

test('what one member sees is another’s own', async () => {
  await fill(TODAY);
  await as(BORYS).set({ date: TODAY, version: 0, parameters: [{ key: 'parameters[mood]', value: 4 }] });
  await as(BORYS).post('/data/achievements/seen', { achievements: ['first_day'] });
  expect((await one('first_day')).isNew).toBe(true);
});

test('a completed habit, a legendary one and their removal', async () => {
  const from = shifted(TODAY, -65);
  setClock(`${from}T19:00:00Z`);
  await anna.post('/data/user-habit/create', { id: newId(1), title: 'Пішки', color: 'primary' });
  setClock('2026-11-20T19:00:00Z');
  for (let n = 0; n < 66; n++) {
    const body = { id: newId(1), date: shifted(from, n), status: 'continues', revision: 0 };
    await anna.post('/data/user-habit-status', body);
    if (n === 19) expect(await granted()).toEqual([]);
    if (n === 20) expect(await granted()).toEqual(['first_habit']);
  }
  expect(await granted()).toEqual(['first_habit', 'legendary_habit']);
  await anna.get(`/data/user-habit/remove/${newId(1)}`);
  expect(await one('legendary_habit')).toMatchObject({ progress: 0, achievedAt: expect.any(String) });
});

test('ten completed tasks, not the same one ten times', async () => {
  const act = (n: number, action: string) => anna.get(`/data/job/${newId(n)}/${action}`);
  for (let n = 1; n <= 10; n++)
    await anna.post('/data/job/add', { id: newId(n), text: `Завдання ${n}`, duration: 'light' });
  for (let n = 0; n < 12; n++) await act(1, n % 2 ? 'reopen' : 'complete');
  for (let n = 1; n <= 9; n++) await act(n, 'complete');
  expect(await one('ten_jobs')).toMatchObject({ progress: 9, achievedAt: null });
  await act(10, 'complete');
  expect(await granted()).toEqual(['ten_jobs']);
});

test('a goal is achieved by its deadline alone', async () => {
  await fill(TODAY);
  const goal = { parameter: 'parameters[mood]', period: 'day', aim: 'at_least', value: 4, to: TODAY };
  await anna.post('/data/goal/add', { id: newId(1), text: 'Добрий день', ...goal });
  expect((await one('first_goal')).achievedAt).toBeNull();
  setClock('2026-11-21T19:00:00Z');
  expect(await one('first_goal')).toMatchObject({ progress: 1, achievedAt: '2026-11-21T19:00:00.000Z' });
});

test('the whole wheel', async () => {
  const spheres = await SphereModel.find().sort({ order: 1 }).lean();
  for (const [n, { systemName }] of spheres.entries()) {
    expect(await granted()).toEqual([]);
    const body = { setting: 'initial', value: 5, revision: 0 };
    await anna.post(`/data/diary/set/sphere-setting/${systemName}`, body);
    expect((await one('whole_wheel')).progress).toBe(n + 1);
  }
  expect(await granted()).toEqual(['whole_wheel']);
});
