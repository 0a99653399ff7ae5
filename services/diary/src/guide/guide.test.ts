import type { GuideStep } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const anna = as(ANNA);
const AT = '/data/diary/user-guide-data';
const set = async (body: object) => (await anna.post(AT, body)).body.data;
const steps = async (locale = 'uk'): Promise<GuideStep[]> =>
  (await anna.get('/data/diary/guide', locale)).body.data.steps;
const availability = async () => (await steps()).map((step) => step.availability);

test('the guide begins with its first step; later days are not open yet', async () => {
  const [first, ...rest] = await steps('en');
  expect(first).toMatchObject({
    systemName: 'first_line',
    title: 'One line',
    day: 1,
    availability: 'enabled',
  });
  expect(rest.map((step) => step.availability)).toEqual(['blocked', ...Array(5).fill('future')]);
  expect((await anna.get(AT)).body.data).toEqual({ step: null, done: [], dismissed: false });
});

test('a step that is done opens the next one of its day, a written day the steps of the next', async () => {
  await set({ done: ['first_line'] });
  expect((await availability()).slice(0, 3)).toEqual(['disabled', 'enabled', 'future']);
  await set({ done: ['mood'] });
  expect((await availability()).slice(0, 3)).toEqual(['disabled', 'disabled', 'future']);
  await anna.set({ date: '2026-11-19', version: 0, parameters: [{ key: 'parameters[mood]', value: 4 }] });
  expect((await availability()).slice(2, 5)).toEqual(['enabled', 'blocked', 'future']);
});

test('the guide remembers where one stopped, whatever comes twice or late', async () => {
  await set({ step: 'mood', done: ['first_line'] });
  await set({ done: ['mood'], dismissed: true });
  await set({ done: ['first_line'] });
  const kept = { step: 'mood', done: ['first_line', 'mood'], dismissed: true };
  expect((await anna.get(AT)).body.data).toEqual(kept);
  expect((await as(BORYS).get(AT)).body.data.done).toEqual([]);
  expect(await set({ restart: true })).toEqual({ step: null, done: [], dismissed: false });
});

test('calls at once lose no step', async () => {
  await Promise.all(['first_line', 'mood', 'parameters'].map((name) => set({ done: [name] })));
  expect((await anna.get(AT)).body.data.done.sort()).toEqual(['first_line', 'mood', 'parameters']);
});

test.each([
  ['an unknown step', { step: 'fly' }, ['step']],
  ['an unknown step that is done', { done: ['fly'] }, ['done']],
  ['an operator', { step: { $ne: null } }, ['step']],
  ['a step twice', { done: ['mood', 'mood'] }, ['done.1']],
  ['a text for yes', { dismissed: 'maybe' }, ['dismissed']],
])('%s is refused', async (_, body, fields) => {
  const reply = await anna.post(AT, body);
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, fields]);
});
