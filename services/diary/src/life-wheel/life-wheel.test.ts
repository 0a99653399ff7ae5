import type { Sphere } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';
import { markOf } from './sphere-results.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const anna = as(ANNA);
const set = (part: object, sphere = 'health') =>
  anna.post(`/data/diary/set/sphere-setting/${sphere}`, { setting: 'desired', revision: 0, ...part });
const settings = async (name: string, who = anna) =>
  (await who.get(`/data/sphere-settings/${name}`)).body.data;
const sphere = async (name: string): Promise<Sphere> =>
  (await anna.get('/data/spheres')).body.data.find(({ systemName }: Sphere) => systemName === name);
const write = (date: string, values: Record<string, number>) =>
  anna.set({
    date,
    version: 0,
    parameters: Object.entries(values).map(([name, value]) => ({ key: `parameters[${name}]`, value })),
  });

test('nine spheres begin unset, in the caller’s language', async () => {
  const initial = await settings('initial');
  expect(initial).toHaveLength(9);
  expect(initial[0]).toEqual({
    systemName: 'health',
    title: 'Здоров’я',
    color: 'sphere-health',
    value: null,
    revision: 0,
  });
  expect(await sphere('health')).toMatchObject({ result: null, initialResult: null, desiredResult: null });
});

test('the beginning and the wish of a sphere are set apart', async () => {
  await set({ setting: 'initial', value: 4 });
  const { body } = await set({ value: 9 });
  expect(body.data.spheresSettings.initial[0]).toMatchObject({ value: 4, revision: 1 });
  expect(body.data.spheresSettings.desired[0]).toMatchObject({ value: 9, revision: 1 });
  expect(await settings('desired')).toEqual(body.data.spheresSettings.desired);
  expect(await sphere('health')).toMatchObject({ initialResult: 4, desiredResult: 9 });
  await set({ value: null, revision: 1 });
  expect(await sphere('health')).toMatchObject({ initialResult: 4, desiredResult: null });
  expect((await settings('desired', as(BORYS)))[0].revision).toBe(0);
});

test('a stale value is refused with what stands; a repeated one changes nothing', async () => {
  await set({ value: 7 });
  const stale = await set({ value: 8 });
  expect([stale.status, stale.body.code]).toEqual([409, 'setting_changed']);
  expect(stale.body.data.spheresSettings.desired[0]).toMatchObject({ value: 7, revision: 1 });
  expect((await set({ value: 7 })).status).toBe(200);
  const replies = await Promise.all([1, 2, 3].map((value) => set({ value, revision: 1 })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test.each([
  ['zero', { value: 0 }],
  ['eleven', { value: 11 }],
  ['a half', { value: 5.5 }],
  ['no value', {}],
  ['an unknown setting', { setting: 'result', value: 5 }],
  ['an operator', { value: { $gt: 0 } }],
])('%s is refused', async (_, part) => {
  expect((await set(part)).status).toBe(400);
});

test.each(['other', 'space', '__proto__'])('%s is no sphere of the wheel', async (name) => {
  expect((await set({ value: 5 }, name)).status).toBe(404);
});

test('the present result comes from the last thirty days, from three of them on', async () => {
  await write('2026-10-21', { sleep: 4 });
  await write('2026-11-18', { sleep: 6 });
  await write('2026-11-19', { sleep: 8 });
  expect((await sphere('health')).result).toBeNull();
  await write('2026-11-20', { sleep: 8, spent: 5000 });
  expect((await sphere('health')).result).toBe(8.3);
  expect((await sphere('rest')).result).toBe(8.3);
  expect((await sphere('money')).result).toBeNull();
  setClock('2026-12-18T12:00:00Z');
  expect((await sphere('health')).result).toBeNull();
});

test('several values of a day count as one day', async () => {
  await write('2026-11-18', { mood: 5, joy: 0 });
  await write('2026-11-19', { mood: 5, joy: 10 });
  await write('2026-11-20', { mood: 1 });
  expect((await sphere('emotions')).result).toBe(5);
});

test('a scale of ten of one’s own counts for its spheres, a choice of one’s own does not', async () => {
  const own = {
    shortDescription: '',
    units: null,
    icon: 'waves',
    color: 'primary',
    spheres: ['money'],
    bounds: null,
    options: [],
  };
  const scale = 'parameters[own_6560b0d1a2c4e8f0123456a1]';
  const choice = 'parameters[own_6560b0d1a2c4e8f0123456a2]';
  const add = (key: string, part: object) =>
    anna.post('/data/diary/set/day-param-setting', { key, revision: 0, own: { ...own, ...part } });
  const options = [1, 2].map((value) => ({ value, label: `${value}`, icon: 'waves', color: 'primary' }));
  const added = [
    await add(scale, { title: 'Спокій', type: 'tracker', bounds: { min: 0, max: 10, step: 1 } }),
    await add(choice, { title: 'Шахи', type: 'select', options }),
  ];
  expect(added.map(({ status }) => status)).toEqual([200, 200]);
  for (const date of ['2026-11-18', '2026-11-19', '2026-11-20']) {
    const parameters = [
      { key: scale, value: 6 },
      { key: choice, value: 1 },
    ];
    expect((await anna.set({ date, version: 0, parameters })).status).toBe(200);
  }
  expect((await sphere('money')).result).toBe(6);
});

const options = [1, 2, 5].map((value) => ({ value }) as never);
test.each([
  ['the worst choice', { options }, 1, 0],
  ['the best choice', { options }, 5, 10],
  ['a choice between', { options }, 2, 2.5],
  ['a place on a scale of ten', { options: [], bounds: { min: 0, max: 10, step: 1 } }, 7, 7],
  ['half the way', { options: [], rating: { from: 0, to: 60 } }, 30, 5],
  ['more than enough', { options: [], rating: { from: 0, to: 60 } }, 240, 10],
  ['the fewer the better', { options: [], rating: { from: 4, to: 0 } }, 1, 7.5],
  ['money', { options: [], bounds: { min: 0, max: 100_000, step: 10 } }, 500, undefined],
])('%s is worth its mark', (_, definition, value, mark) => {
  expect(markOf(definition, value)).toBe(mark);
});
