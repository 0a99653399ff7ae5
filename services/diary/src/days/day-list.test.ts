import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(async () => {
  setClock('2026-11-20T19:00:00Z');
  await clearMembers();
  for (const [date, part] of Object.entries(DAYS)) {
    expect((await anna.set({ date, version: 0, ...part })).status).toBe(200);
  }
});
afterAll(() => setClock(null));

const anna = as(ANNA);
const note = (key: string, value: string) => ({ notes: [{ key: `notes[${key}]`, value }] });
const DAYS = {
  '2026-11-16': note('thanks', 'За каву з Олею біля об’їзної.'),
  '2026-11-17': { parameters: [{ key: 'parameters[sleep]', value: 7.5 }] },
  '2026-11-18': note('event_of_day', 'Приїхала Оля.'),
  '2026-11-19': { details: ['details[good_news]'] },
};

const dates = async (query: string, who = anna) =>
  (await who.get(`/data/diary?${query}`)).body.data.days.map(({ date }: { date: string }) => date);
const found = (text: string) => dates(`text=${encodeURIComponent(text)}`);

test('a sphere finds the days that hold something of it, newest first', async () => {
  expect(await dates('sphere=health')).toEqual(['2026-11-17']);
  expect(await dates('sphere=meaning')).toEqual(['2026-11-16']);
  expect(await dates('sphere=nowhere')).toEqual([]);
});

test('‘other’ finds what belongs to no sphere', async () => {
  expect(await dates('sphere=other')).toEqual(['2026-11-19', '2026-11-18']);
});

test('an own parameter stands in its sphere, and in ‘other’ without one', async () => {
  const own = {
    title: 'Фортепіано',
    shortDescription: '',
    type: 'tracker',
    units: null,
    icon: 'waves',
    color: 'primary',
    bounds: { min: 0, max: 10, step: 1 },
    options: [],
  };
  const [piano, walk] = ['a1', 'a2'].map((end) => `parameters[own_6560b0d1a2c4e8f0123456${end}]`);
  const setting = { revision: 0, chosen: true };
  await anna.post('/data/diary/set/day-param-setting', {
    key: piano,
    ...setting,
    own: { ...own, spheres: [] },
  });
  await anna.post('/data/diary/set/day-param-setting', {
    key: walk,
    ...setting,
    own: { ...own, spheres: ['rest'] },
  });
  await anna.set({ date: '2026-11-14', version: 0, parameters: [{ key: piano, value: 3 }] });
  await anna.set({ date: '2026-11-15', version: 0, parameters: [{ key: walk, value: 3 }] });
  expect(await dates('sphere=other')).toEqual(['2026-11-19', '2026-11-18', '2026-11-14']);
  expect(await dates('sphere=rest')).toEqual(['2026-11-17', '2026-11-15']);
});

test('words are found by how they begin, in any case and with any apostrophe', async () => {
  expect(await found('ОЛ')).toEqual(['2026-11-18', '2026-11-16']);
  expect(await found('об\u0027їзн кав')).toEqual(['2026-11-16']);
  expect(await found('кава')).toEqual([]);
  expect(await found('ля')).toEqual([]);
});

test('answers and the square are searched too', async () => {
  const texts = { decision: 'Переїхати до моря', willIfHappen: '', willIfNotHappen: '', wontIfHappen: '' };
  await anna.set({
    date: '2026-11-15',
    writer: 'phone-0001',
    changes: [
      { field: 'question', base: 0, seq: 1, value: 'Сміялися з кота.' },
      {
        field: 'decart[6560b0d1a2c4e8f0123456d1]',
        base: 0,
        seq: 2,
        value: { ...texts, wontIfNotHappen: 'Гір' },
      },
    ],
  });
  expect(await found('кота')).toEqual(['2026-11-15']);
  expect(await found('моря')).toEqual(['2026-11-15']);
});

test('sphere, text and page go together', async () => {
  expect(await dates('sphere=meaning&text=%D0%9E%D0%BB')).toEqual(['2026-11-16']);
  const { days, pagination } = (await anna.get('/data/diary?text=%D0%9E%D0%BB&limit=1&page=2')).body.data;
  expect(days).toMatchObject([{ date: '2026-11-16' }]);
  expect(pagination).toEqual({ page: 2, pages: 2, limit: 1, total: 2 });
  expect((await anna.get('/data/diary?text=%D0%9E%D0%BB&limit=1&page=3')).status).toBe(404);
});

test('nobody finds another member’s words', async () => {
  expect(await dates(`text=${encodeURIComponent('Оля')}`, as(BORYS))).toEqual([]);
});

test.each(['text=a', `text=${'a'.repeat(101)}`, 'sphere=$ne', 'sphere[$ne]=', 'text[$ne]=', 'limit=32'])(
  '%s is refused',
  async (query) => {
    expect((await anna.get(`/data/diary?${query}`)).status).toBe(400);
  },
);

test('signs alone find nothing', async () => {
  expect(await found('%%')).toEqual([]);
});
