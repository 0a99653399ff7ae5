import { jest } from '@jest/globals';
import { DECART_LIMIT, DECART_TEXT_LIMIT, NOTE_LIMIT } from '@stezhka/diary-contract';
import { clock, setClock } from '@stezhka/kit/clock';
import { seal } from '@stezhka/kit/sealed';
import { useDatabase } from '@stezhka/kit/testing/database';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';
import { listDays } from './day-list.ts';
import { DayModel, DECART_FIELD, NOTE_FIELD } from './days.model.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(async () => {
  setClock('2026-11-20T19:00:00Z');
  await clearMembers();
  for (const [date, part] of Object.entries(DAYS)) {
    expect((await anna.set({ date, version: 0, ...part })).status).toBe(200);
  }
});
afterEach(() => jest.restoreAllMocks());
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

const YEAR = 365;
/** A year before the four days, with the searched word on its first date alone. */
async function writeYear(): Promise<string> {
  const [first, others] = await Promise.all(
    ['Черепаха на стежці.', 'Тиша.'].map((value) => seal(ANNA, NOTE_FIELD, value)),
  );
  const rows = Array.from({ length: YEAR }, (_, day) => ({
    user: ANNA,
    date: Temporal.PlainDate.from('2025-11-01').add({ days: day }).toString(),
    version: 1,
    filled: true,
    notes: [{ key: 'notes[thanks]', sealed: day ? others : first }],
  }));
  await DayModel.insertMany(rows);
  return rows[0]!.date;
}

/** Milliseconds that reads of days may take. */
function watchReads(onRead = () => {}): number[] {
  const reads: number[] = [];
  const { collection } = DayModel;
  for (const name of ['find', 'countDocuments'] as const) {
    const read = collection[name].bind(collection) as (filter: never, options: object) => never;
    const watched = (filter: never, options: { maxTimeMS?: number }) => {
      if (options.maxTimeMS !== undefined) reads.push(options.maxTimeMS);
      onRead();
      return read(filter, options);
    };
    jest.spyOn(collection, name).mockImplementation(watched as never);
  }
  return reads;
}

/** How many texts of notes a search reads, and the most characters between two turns of the event loop. */
function watchTexts(onText = () => {}) {
  const watched = { texts: 0, mostAtOnce: 0, isOver: false };
  let atOnce = 0;
  const turn = () => {
    atOnce = 0;
    if (!watched.isOver) setImmediate(turn);
  };
  turn();
  const { normalize } = String.prototype;
  jest.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    if (/^(Тиша|Черепаха|Слово)/.test(this)) {
      watched.texts++;
      onText();
    }
    atOnce += this.length;
    watched.mostAtOnce = Math.max(watched.mostAtOnce, atOnce);
    return normalize.call(this, form);
  });
  return watched;
}

const TURTLE = `/data/diary?text=${encodeURIComponent('черепах')}`;
const search = (
  { visitor = ANNA, gone = new AbortController().signal } = {},
  query: object = { text: 'черепах' },
) => listDays({ visitor, gone }, { page: 1, limit: 7, ...query });

test('a large diary is searched to its first day, and of what is found a page is opened', async () => {
  const first = await writeYear();
  const watched = watchTexts();
  expect(await found('черепах')).toEqual([first]);
  watched.isOver = true;
  expect(watched.texts).toBeGreaterThanOrEqual(YEAR);
  const { days, pagination } = (await anna.get(`/data/diary?text=${encodeURIComponent('тиша')}`)).body.data;
  expect([days.length, pagination.total]).toEqual([7, YEAR - 1]);
});

const FULL_DAYS = ['2026-01-01', '2026-01-02'];
/** As much as a day may hold. */
async function writeFullDays(): Promise<void> {
  const text = 'Слово про це. '.repeat(1_000).slice(0, NOTE_LIMIT);
  const part = text.slice(0, DECART_TEXT_LIMIT);
  const entry = { decision: part, willIfHappen: part, willIfNotHappen: part, wontIfHappen: part };
  const notes = await ParameterModel.find({ group: 'notes' }).select({ key: 1 }).lean();
  const [note, decart] = await Promise.all([
    seal(ANNA, NOTE_FIELD, text),
    seal(ANNA, DECART_FIELD, JSON.stringify({ ...entry, wontIfNotHappen: part })),
  ]);
  const day = {
    user: ANNA,
    version: 1,
    filled: true,
    notes: notes.map(({ key }) => ({ key, sealed: note })),
    decart: Array.from({ length: DECART_LIMIT }, (_, n) => ({
      id: String(n).padStart(24, '0'),
      sealed: decart,
    })),
  };
  await DayModel.insertMany(FULL_DAYS.map((date) => ({ ...day, date })));
}

test('full days are judged text by text, and other calls have their turn between', async () => {
  await writeFullDays();
  const watched = watchTexts();
  expect((await search()).days).toEqual([]);
  expect((await search({}, { text: 'лово' })).days).toEqual([]);
  expect((await search({}, { text: 'слово це' })).days.map(({ date }) => date)).toEqual(
    FULL_DAYS.toReversed(),
  );
  watched.isOver = true;
  expect(watched.mostAtOnce).toBeLessThan(5 * NOTE_LIMIT);
});

test('all of one search has one time together, and what is over says what helps', async () => {
  await writeYear();
  const reads = watchReads(() => setClock(clock.in(800)));
  const watched = watchTexts(() => setClock(clock.in(700)));
  const { status, body, headers } = await anna.get(TURTLE);
  watched.isOver = true;
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'search_too_long', '30']);
  expect(body.error).toMatch('сфер');
  expect([reads, watched.texts]).toEqual([[2000], 2]);
});

test('a search that its member has left reads no further', async () => {
  await writeYear();
  const leaving = new AbortController();
  const watched = watchTexts(() => leaving.abort());
  await expect(search({ gone: leaving.signal })).rejects.toThrow();
  expect(watched.texts).toBe(1);
  expect((await search()).days).toHaveLength(1);
  watched.isOver = true;
});

test('days of a sphere are counted and read within the time of a search', async () => {
  const reads = watchReads(() => setClock(clock.in(800)));
  expect(await dates('sphere=health')).toEqual(['2026-11-17']);
  expect(reads).toEqual([2000, 1200]);
  jest.restoreAllMocks();
  const late = watchReads(() => setClock(clock.in(2000)));
  const { status, body } = await anna.get('/data/diary?sphere=health');
  expect([status, body.code, late]).toEqual([503, 'search_too_long', [2000]]);
});

test.each([{ text: 'черепах' }, { sphere: 'rest' }])(
  'one member’s seventh search at once is refused, another’s first is not: %j',
  async (query) => {
    const held = Array.from({ length: 6 }, () => search({}, query));
    await expect(search({}, query)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await search({ visitor: BORYS }, query)).days).toEqual([]);
    await Promise.all(held);
    await search({}, query);
  },
);

test('signs alone read no day', async () => {
  const reads = watchReads();
  expect(await found('%%')).toEqual([]);
  expect(reads).toEqual([]);
});
