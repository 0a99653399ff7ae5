import type { Day, DayConflict, FieldChange } from '@stezhka/diary-contract';
import { firstDecartId } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { ANNA, as, clearMembers, setUpDiary } from '../testing/diary.ts';
import { DayModel } from './days.model.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const PHONE = 'phone-0001';
const LAPTOP = 'laptop-0001';
const THANKS = 'notes[thanks]';
const anna = as(ANNA);

type Change = Partial<FieldChange> & Pick<FieldChange, 'seq' | 'value'>;
const send = (writer: string, ...changes: Change[]) =>
  anna.set({
    date: TODAY,
    writer,
    changes: changes.map((change) => ({ field: THANKS, base: 0, ...change })),
  });
const today = async (): Promise<Day> => (await anna.get('/data/diary/get-day')).body.data.day;
const thanks = async () => (await today()).notes[0]?.value;

test('every kind of field is saved by itself, with its revision', async () => {
  const id = '6560b0d1a2c4e8f0123456d1';
  const texts = {
    decision: 'Переїхати',
    willIfHappen: 'Море',
    willIfNotHappen: '',
    wontIfHappen: '',
    wontIfNotHappen: '',
  };
  const { status, body } = await send(
    PHONE,
    { field: 'parameters[sleep]', seq: 1, value: 7.5 },
    { field: THANKS, seq: 2, value: 'За каву.' },
    { field: 'details[good_news]', seq: 3, value: true },
    { field: 'question', seq: 4, value: 'Ранок.' },
    { field: `decart[${id}]`, seq: 5, value: texts },
  );
  expect(status).toBe(200);
  expect(body.data.day).toMatchObject({
    version: 1,
    availability: 'enabled',
    parameters: [{ key: 'parameters[sleep]', value: 7.5 }],
    notes: [{ key: THANKS, value: 'За каву.' }],
    details: ['details[good_news]'],
    decart: [{ id, ...texts }],
    question: { text: expect.stringMatching(/\?$/), answer: 'Ранок.' },
    revisions: {
      'parameters[sleep]': 1,
      [THANKS]: 1,
      'details[good_news]': 1,
      question: 1,
      [`decart[${id}]`]: 1,
    },
  });
  const emptied = await send(
    PHONE,
    { field: 'parameters[sleep]', base: 1, seq: 6, value: null },
    { field: THANKS, base: 1, seq: 7, value: '' },
    { field: 'details[good_news]', base: 1, seq: 8, value: false },
    { field: 'question', base: 1, seq: 9, value: '' },
    { field: `decart[${id}]`, base: 1, seq: 10, value: null },
  );
  expect(emptied.body.data.day).toMatchObject({
    parameters: [],
    notes: [],
    details: [],
    decart: [{ id: firstDecartId(TODAY), decision: '' }],
    question: { answer: '' },
  });
  expect((await anna.get('/data/diary')).body.data.days).toEqual([]);
});

test('what is written of the square and the question rests sealed', async () => {
  const value = {
    decision: 'Таємне',
    willIfHappen: '',
    willIfNotHappen: '',
    wontIfHappen: '',
    wontIfNotHappen: '',
  };
  await send(
    PHONE,
    { field: `decart[${firstDecartId(TODAY)}]`, seq: 1, value },
    { field: 'question', seq: 2, value: 'Таємне' },
  );
  expect(JSON.stringify(await DayModel.find({ user: ANNA }).lean())).not.toContain('Таємне');
  expect((await today()).decart).toEqual([{ id: firstDecartId(TODAY), ...value }]);
});

test('two windows that write different fields do not disturb each other', async () => {
  await send(PHONE, { seq: 1, value: 'За каву.' });
  const { status } = await send(LAPTOP, { field: 'parameters[sleep]', seq: 1, value: 7.5 });
  expect(status).toBe(200);
  expect(await today()).toMatchObject({
    notes: [{ value: 'За каву.' }],
    parameters: [{ value: 7.5 }],
  });
});

test('a field changed in two windows offers both texts; all else of the call is saved', async () => {
  await send(PHONE, { seq: 1, value: 'За каву.' });
  const { status, body } = await send(
    LAPTOP,
    { seq: 1, value: 'За тишу.' },
    { field: 'parameters[sleep]', seq: 2, value: 7.5 },
  );
  const { day, conflicts } = body.data as DayConflict;
  expect([status, body.code]).toEqual([409, 'day_changed']);
  expect(conflicts).toEqual([{ field: THANKS, mine: 'За тишу.', theirs: 'За каву.', revision: 1 }]);
  expect(day).toMatchObject({ notes: [{ value: 'За каву.' }], parameters: [{ value: 7.5 }] });
  const settled = await send(LAPTOP, { base: 1, seq: 3, value: 'За каву.\n\nЗа тишу.' });
  expect(settled.status).toBe(200);
  expect(await thanks()).toBe('За каву.\n\nЗа тишу.');
});

test('the same text from two windows is no conflict', async () => {
  await send(PHONE, { seq: 1, value: 'За каву.' });
  expect((await send(LAPTOP, { seq: 1, value: 'За каву.' })).status).toBe(200);
  expect((await today()).revisions[THANKS]).toBe(1);
});

test('a change that comes twice is applied once, also after another window went on', async () => {
  await send(PHONE, { seq: 1, value: 'За каву.' });
  await send(LAPTOP, { base: 1, seq: 1, value: 'За каву й тишу.' });
  const { status, body } = await send(PHONE, { seq: 1, value: 'За каву.' });
  expect(status).toBe(200);
  expect(body.data.day.notes[0].value).toBe('За каву й тишу.');
});

test('one writer goes on although the reply with the new revision was lost', async () => {
  await send(PHONE, { seq: 1, value: 'За' });
  await send(PHONE, { seq: 2, value: 'За ка' });
  expect((await send(PHONE, { seq: 3, value: 'За каву.' })).status).toBe(200);
  expect(await thanks()).toBe('За каву.');
});

test('after another window’s change the writer’s next one is a conflict again', async () => {
  await send(PHONE, { seq: 1, value: 'За каву.' });
  await send(LAPTOP, { base: 1, seq: 1, value: 'За чай.' });
  const { status, body } = await send(PHONE, { base: 1, seq: 2, value: 'За каву зранку.' });
  expect(status).toBe(409);
  expect(body.data.conflicts).toMatchObject([{ mine: 'За каву зранку.', theirs: 'За чай.', revision: 2 }]);
});

const orders = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((one, at) => orders(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));

const QUEUE: Change[] = [
  { seq: 1, value: 'З' },
  { seq: 2, value: '' },
  { seq: 3, value: 'За каву.' },
  { field: 'parameters[mood]', seq: 4, value: 4 },
];

test.each(orders(QUEUE).map((queue) => [queue.map(({ seq }) => seq).join(' '), queue] as const))(
  'a queue from offline sent as %s, each twice, ends as it was typed',
  async (_, queue) => {
    for (const change of [...queue, ...queue.toReversed()])
      expect((await send(PHONE, change)).status).toBe(200);
    expect(await today()).toMatchObject({
      notes: [{ value: 'За каву.' }],
      parameters: [{ key: 'parameters[mood]', value: 4 }],
    });
    expect(await DayModel.countDocuments({ user: ANNA }).hint({ user: 1, date: 1 })).toBe(1);
  },
);

test('a text that was emptied offline does not come back with an older change', async () => {
  await send(PHONE, { seq: 2, value: '' });
  await send(PHONE, { seq: 1, value: 'За каву.' });
  expect(await thanks()).toBeUndefined();
});

test('changes of one queue sent at once are all kept', async () => {
  const replies = await Promise.all(QUEUE.map((change) => send(PHONE, change)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await today()).toMatchObject({ notes: [{ value: 'За каву.' }], parameters: [{ value: 4 }] });
});

test('an entry of the square that another window removed is offered, not brought back', async () => {
  const field = `decart[${firstDecartId(TODAY)}]`;
  const texts = {
    decision: 'А',
    willIfHappen: '',
    willIfNotHappen: '',
    wontIfHappen: '',
    wontIfNotHappen: '',
  };
  await send(PHONE, { field, seq: 1, value: texts });
  await send(LAPTOP, { field, base: 1, seq: 1, value: null });
  const { status, body } = await send(PHONE, { field, base: 1, seq: 2, value: { ...texts, decision: 'АБ' } });
  expect(status).toBe(409);
  expect(body.data.conflicts).toMatchObject([{ theirs: null, revision: 2 }]);
});

const decision = (n: number): Change & { field: string } => ({
  field: `decart[${String(n).padStart(24, '0')}]`,
  seq: n,
  value: { decision: `${n}`, willIfHappen: '', willIfNotHappen: '', wontIfHappen: '', wontIfNotHappen: '' },
});
const decisions = (from: number, count = 20) => Array.from({ length: count }, (_, n) => decision(from + n));
const removed = (change: Change): Change => ({ ...change, base: 1, seq: change.seq + 1000, value: null });

test('twenty decisions fit into a day, not one more; all else of the call is saved', async () => {
  expect((await send(PHONE, ...decisions(1))).body.data.day.decart).toHaveLength(20);
  const refused = await send(PHONE, decision(21), { seq: 22, value: 'За каву.' });
  expect([refused.status, refused.body.code]).toEqual([422, 'decart_full']);
  expect(refused.body.fields).toEqual({ [decision(21).field]: refused.body.error });
  expect((await today()).decart).toHaveLength(20);
  expect(await thanks()).toBe('За каву.');
});

test('a decision removed in the same call makes room for another', async () => {
  await send(PHONE, ...decisions(1));
  expect((await send(PHONE, decision(21), removed(decision(1)))).status).toBe(200);
  expect((await today()).decart.map(({ decision }) => decision)).toContain('21');
});

test('a day that has held sixty decisions takes no more, and does not ask to remove one', async () => {
  for (const from of [1, 21, 41]) {
    expect((await send(PHONE, ...decisions(from))).status).toBe(200);
    expect((await send(PHONE, ...decisions(from).map(removed))).status).toBe(200);
  }
  const { status, body } = await send(PHONE, decision(61), { seq: 62, value: 'За каву.' });
  expect([status, body.code, Object.keys(body.fields)]).toEqual([
    422,
    'decart_exhausted',
    [decision(61).field],
  ]);
  expect(body.error).not.toContain('Приберіть');
  expect(await thanks()).toBe('За каву.');
});

test('texts that are too long are named by their field, so that the others can be sent', async () => {
  const long = { ...decision(1), value: { ...(decision(1).value as object), decision: 'a'.repeat(2001) } };
  const { status, body } = await send(PHONE, { seq: 1, value: 'a'.repeat(10_001) }, long as Change, {
    field: 'parameters[sleep]',
    seq: 2,
    value: 7.5,
  });
  expect([status, body.fields]).toEqual([
    400,
    { [THANKS]: 'До 10000 символів', [decision(1).field]: 'До 2000 символів' },
  ]);
});

test('an answer keeps the question that it answers', async () => {
  const { question } = await today();
  await send(PHONE, { field: 'question', seq: 1, value: 'Ранок.' });
  expect((await today()).question).toEqual({ text: question.text, answer: 'Ранок.' });
  await DayModel.updateOne({ user: ANNA, date: TODAY }, { 'question.order': 0 });
  expect((await today()).question.text).toBe('Що сьогодні далося легше, ніж здавалося?');
});

test.each<[string, Partial<Record<string, unknown>>]>([
  ['no field', { field: 'user' }],
  ['an unknown parameter', { field: 'parameters[rich]', value: 1 }],
  ['a foreign own parameter', { field: 'parameters[own_6560b0d1a2c4e8f0123456a1]', value: 1 }],
  ['a text for a number', { field: 'parameters[sleep]', value: '7' }],
  ['a number out of its bounds', { field: 'parameters[sleep]', value: 25 }],
  ['a number for a text', { value: 7 }],
  ['a text for a detail', { field: 'details[good_news]', value: 'так' }],
  ['a text for an entry', { field: 'decart[6560b0d1a2c4e8f0123456d1]', value: 'так' }],
  ['an entry without its texts', { field: 'decart[6560b0d1a2c4e8f0123456d1]', value: { decision: 'А' } }],
  ['an operator', { value: { $ne: null } }],
  ['a key of the prototype', { field: 'notes[__proto__]' }],
  ['a text too long', { value: 'a'.repeat(10_001) }],
  ['a negative base', { base: -1 }],
  ['no sequence', { seq: 0 }],
])('%s is refused', async (_, part) => {
  const change = { field: THANKS, base: 0, seq: 1, value: 'За каву.', ...part };
  const { status, body } = await anna.set({ date: TODAY, writer: PHONE, changes: [change] });
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(await DayModel.exists({ user: ANNA })).toBeNull();
});

const CHANGE = { field: THANKS, base: 0, seq: 1, value: 'За каву.' };
test.each([
  ['changes without their writer', { changes: [CHANGE] }],
  ['both forms at once', { writer: PHONE, changes: [CHANGE], version: 0 }],
  ['one field twice', { writer: PHONE, changes: [CHANGE, { ...CHANGE, seq: 2 }] }],
  ['no changes', { writer: PHONE, changes: [] }],
  ['neither form', {}],
])('%s: refused', async (_, part) => {
  expect((await anna.set({ date: TODAY, ...part })).status).toBe(400);
});

test('no field of a future day is written', async () => {
  const refused = await anna.set({ date: '2026-11-21', writer: PHONE, changes: [CHANGE] });
  expect([refused.status, refused.body.code]).toEqual([422, 'day_ahead']);
  expect((await anna.get('/data/diary/get-day/2026-11-21')).body.data.day.availability).toBe('future');
});
