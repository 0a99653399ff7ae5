import { setClock } from '@stezhka/kit/clock';
import { documentsWith, useDatabase } from '@stezhka/kit/testing/database';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const ID = '6560b0d1a2c4e8f0123456c1';
const layout = { id: ID, title: 'Перед розмовою', deck: 'paths' };
const anna = as(ANNA);
const attach = (date: string, more: object = {}) =>
  anna.post(`/data/diary/layouts/${date}`, { ...layout, ...more });
const layouts = async (date: string, who = anna) =>
  (await who.get(`/data/diary/layouts/${date}`)).body.data.layouts;

test('a layout is on one day: attached again, it moves and takes its new title', async () => {
  await Promise.all([attach('2026-11-19'), attach('2026-11-19')]);
  expect(await layouts('2026-11-19')).toEqual([layout]);
  await attach('2026-11-20', { title: 'Після' });
  expect(await layouts('2026-11-19')).toEqual([]);
  expect(await layouts('2026-11-20')).toEqual([{ ...layout, title: 'Після' }]);
});

test('it is detached as often as one likes, and from its own day alone', async () => {
  await attach('2026-11-20');
  const detach = (date: string) => anna.post(`/data/diary/remove/layouts/${date}`, { id: ID });
  await detach('2026-11-19');
  expect(await layouts('2026-11-20')).toHaveLength(1);
  for (let n = 0; n < 2; n++) expect((await detach('2026-11-20')).body.data.layouts).toEqual([]);
});

test('the title is sealed, and another member sees nothing of it', async () => {
  await attach('2026-11-20');
  expect(await documentsWith((json) => json.includes(layout.title))).toEqual([]);
  expect(await layouts('2026-11-20', as(BORYS))).toEqual([]);
});

test.each([
  ['a day to come', '2026-11-21', {}, 'day_ahead'],
  ['no date', '2026-02-30', {}, 'not_found'],
  ['no title', '2026-11-20', { title: '' }, 'invalid_input'],
  ['an operator', '2026-11-20', { id: { $ne: null } }, 'invalid_input'],
])('%s is refused', async (_, date, more, code) => {
  expect((await attach(date, more)).body.code).toBe(code);
});

test('a day holds twenty', async () => {
  for (let n = 10; n < 30; n++) await attach('2026-11-20', { id: `6560b0d1a2c4e8f0123456${n}` });
  expect((await attach('2026-11-20')).body.code).toBe('day_layouts_full');
});
