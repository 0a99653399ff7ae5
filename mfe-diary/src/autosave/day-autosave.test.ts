import { jest } from '@jest/globals';
import type { Day, DayChange, DayReply, FieldConflict } from '@stezhka/diary-contract';
import { memoryStore } from '../testing/memory-store.ts';
import { DayAutosave, PAUSE } from './day-autosave.ts';
import { viewOf } from './day-view.ts';
import type { KeptChange } from './kept-changes.ts';

const THANKS = 'notes[thanks]';
const day = (version: number, text = '', revision = version): Day => ({
  date: '2026-11-20',
  version,
  availability: 'enabled',
  parameters: [],
  notes: text ? [{ key: THANKS, systemName: 'thanks', title: '', color: 'primary', value: text }] : [],
  details: [],
  imageData: null,
  decart: [],
  question: { text: '', answer: '' },
  revisions: revision ? { [THANKS]: revision } : {},
});

function setUp(first: Day = day(0), { store = memoryStore(), writer = 'tab-one-1', erasure = 0 } = {}) {
  const calls: {
    change: DayChange;
    answer: (reply: Day) => Promise<void>;
    fail: (error: object) => Promise<void>;
  }[] = [];
  const send = (change: DayChange) => {
    const { promise, resolve, reject } = Promise.withResolvers<DayReply>();
    calls.push({
      change,
      answer: (reply) => {
        resolve({ day: reply });
        return flushed();
      },
      fail: (error) => {
        reject(error);
        return flushed();
      },
    });
    return promise;
  };
  const saved: Day[] = [];
  let erased = 0;
  const autosave = new DayAutosave(first, {
    member: 'sofiia',
    writer: () => writer,
    erasure,
    store,
    send,
    onErased: () => {
      erased += 1;
    },
    onSaved: (one) => saved.push(one),
  });
  return {
    autosave,
    calls,
    store,
    saved,
    erased: () => erased,
    text: () => viewOf(autosave.get().day, autosave.get().pending).notes[THANKS],
    kept: async () => (await store.list('sofiia')).map(({ value }) => value),
  };
}
const flushed = async () => {
  for (let i = 0; i < 9; i++) await null;
};
const change = (field: string, value: KeptChange['value'], part: object = {}) =>
  expect.objectContaining({ field, value, ...part });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('writing is kept at once and saved once, after a pause', async () => {
  const { autosave, calls, text, kept, saved } = setUp();
  autosave.edit(THANKS, 'За');
  autosave.edit(THANKS, 'За каву');
  expect([autosave.get().state, text(), calls.length]).toEqual(['unsaved', 'За каву', 0]);
  expect(await kept()).toEqual(['За каву']);
  jest.advanceTimersByTime(PAUSE);
  expect(autosave.get().state).toBe('saving');
  expect(calls[0]!.change).toEqual({
    date: '2026-11-20',
    writer: 'tab-one-1',
    erasure: 0,
    changes: [{ field: THANKS, base: 0, seq: expect.any(Number), value: 'За каву' }],
  });
  await calls[0]!.answer(day(1, 'За каву'));
  expect(autosave.get()).toMatchObject({ state: 'saved', savedAt: expect.any(Number) });
  expect([autosave.busy, await kept(), saved.length]).toEqual([false, [], 1]);
});

test('edits during a call go with the next one, of the same row and with a larger number', async () => {
  const { autosave, calls, text, kept } = setUp(day(4, 'Було'));
  autosave.edit(THANKS, 'Раз');
  jest.advanceTimersByTime(PAUSE);
  autosave.edit(THANKS, 'Раз, два');
  jest.advanceTimersByTime(PAUSE);
  expect(calls).toHaveLength(1);
  await calls[0]!.answer(day(5, 'Раз'));
  expect([text(), await kept()]).toEqual(['Раз, два', ['Раз, два']]);
  jest.advanceTimersByTime(PAUSE);
  const [first, second] = calls.map(({ change: sent }) => sent.changes![0]!);
  expect(second).toMatchObject({ base: 4, value: 'Раз, два' });
  expect(second!.seq).toBeGreaterThan(first!.seq);
});

test('a failure keeps the text and tries again', async () => {
  const { autosave, calls, text, kept } = setUp();
  autosave.edit(THANKS, 'Не загубити');
  autosave.flush();
  await calls[0]!.fail({ status: 0, code: 'unreachable', message: '' });
  expect([autosave.get().state, text(), await kept()]).toEqual(['offline', 'Не загубити', ['Не загубити']]);
  jest.advanceTimersByTime(4_000);
  expect(calls[1]!.change).toEqual(calls[0]!.change);
  await calls[1]!.answer(day(1, 'Не загубити'));
  expect([autosave.get().state, await kept()]).toEqual(['saved', []]);
});

test.each([0, 429, 500, 503])(
  'after %i it is tried again, each time later, however much is written',
  async (status) => {
    const { autosave, calls } = setUp();
    autosave.edit(THANKS, 'Раз');
    autosave.flush();
    await calls[0]!.fail({ status, code: 'x', message: '' });
    autosave.edit(THANKS, 'Раз, два');
    expect(autosave.get().state).toBe('offline');
    jest.advanceTimersByTime(3_999);
    expect(calls).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(calls[1]!.change.changes).toEqual([change(THANKS, 'Раз, два')]);
    await calls[1]!.fail({ status, code: 'x', message: '' });
    jest.advanceTimersByTime(7_999);
    expect(calls).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(calls).toHaveLength(3);
  },
);

test.each([
  [403, 'diary_closed'],
  [409, 'other_member'],
  [422, 'day_ahead'],
])('%i %s is the fault of no value: all wait, say why, and are tried again', async (status, code) => {
  const { autosave, calls, kept } = setUp();
  autosave.edit(THANKS, 'Раз');
  autosave.edit('question', 'Два');
  autosave.flush();
  await calls[0]!.fail({ status, code, message: 'Not now' });
  expect(autosave.get()).toMatchObject({ state: 'offline', refusal: 'Not now' });
  jest.advanceTimersByTime(4_000);
  expect(calls[1]!.change).toEqual(calls[0]!.change);
  await calls[1]!.fail({ status: 0, code: 'unreachable', message: '' });
  expect(autosave.get().refusal).toBeUndefined();
  autosave.flush();
  await calls[2]!.answer(day(1, 'Раз'));
  expect([autosave.get().state, await kept()]).toEqual(['saved', []]);
});

test('finishing saves everything, one writer and a hundred values a call', async () => {
  const store = memoryStore();
  setUp(day(0), { store, writer: 'crashed-tab' }).autosave.edit(THANKS, 'До аварії');
  const { autosave, calls } = setUp(day(0), { store });
  autosave.restore(await store.list('sofiia'));
  for (let i = 0; i < 101; i++) autosave.edit(`parameters[p${i}]`, i);
  const finished = autosave.finish();
  for (let i = 0; i < 3; i++) await calls[i]!.answer(day(i + 1));
  expect(await finished).toBe(true);
  expect(calls.map(({ change: { writer, changes } }) => [writer, changes!.length])).toEqual([
    ['crashed-tab', 1],
    ['tab-one-1', 100],
    ['tab-one-1', 1],
  ]);
});

test('finishing goes on past a refused value, and says that it is left', async () => {
  const { autosave, calls, kept } = setUp();
  autosave.edit('parameters[sleep]', 99);
  autosave.edit(THANKS, 'За сон');
  const finished = autosave.finish();
  const refusal = { status: 422, code: 'invalid_input', message: 'Check it' };
  await flushed();
  await calls[0]!.fail(refusal);
  await calls[1]!.fail(refusal);
  await calls[2]!.answer(day(1, 'За сон'));
  expect([await finished, await kept()]).toEqual([false, [99]]);
});

test.each([0, 401, 403])(
  'finishing ends with a failure of %i, and says that something is left',
  async (status) => {
    const { autosave, calls, kept } = setUp();
    autosave.edit(THANKS, 'Раз');
    const finished = autosave.finish();
    await flushed();
    await calls[0]!.fail({ status, code: 'x', message: '' });
    expect([await finished, calls.length, await kept()]).toEqual([false, 1, ['Раз']]);
  },
);

test('what the browser has lost is kept again', async () => {
  const { autosave, calls, store, kept } = setUp();
  autosave.edit(THANKS, 'Раз');
  await store.clear('sofiia');
  autosave.keepAgain();
  await calls[0]!.fail({ status: 401, code: 'login_required', message: '' });
  expect([autosave.get().state, await kept()]).toEqual(['login', ['Раз']]);
});

test('a lost login keeps the text and sends nothing until the writer is back', async () => {
  const { autosave, calls, text } = setUp();
  autosave.edit(THANKS, 'Раз');
  autosave.flush();
  await calls[0]!.fail({ status: 401, code: 'login_required', message: 'Log in' });
  autosave.edit(THANKS, 'Раз, два');
  autosave.flush({ leaving: true });
  jest.advanceTimersByTime(600_000);
  expect([autosave.get().state, text(), autosave.busy, calls.length]).toEqual(['login', 'Раз, два', true, 1]);
  autosave.resume();
  expect(calls[1]!.change.changes).toEqual([change(THANKS, 'Раз, два')]);
});

test('a refused value stops alone and says why; the others are saved, and a new value is tried', async () => {
  const { autosave, calls } = setUp();
  autosave.edit('parameters[sleep]', 99);
  autosave.edit(THANKS, 'За сон');
  autosave.flush();
  await calls[0]!.fail({
    status: 422,
    code: 'invalid_input',
    message: 'Check the fields',
    fields: { 'parameters[sleep]': 'No' },
  });
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change.changes).toEqual([change(THANKS, 'За сон')]);
  await calls[1]!.answer(day(1, 'За сон'));
  expect(autosave.get()).toMatchObject({ state: 'refused', refusal: 'Check the fields' });
  jest.advanceTimersByTime(600_000);
  expect(calls).toHaveLength(2);
  autosave.edit('parameters[sleep]', 9);
  jest.advanceTimersByTime(PAUSE);
  expect(calls[2]!.change.changes).toEqual([change('parameters[sleep]', 9)]);
});

const conflict: FieldConflict = { field: THANKS, mine: 'Мій', theirs: 'Інший', revision: 7 };
const stale = {
  status: 409,
  code: 'day_changed',
  message: '',
  data: { day: day(7, 'Інший'), conflicts: [conflict] },
};

test('a note with two texts waits for the writer; what came with it is saved', async () => {
  const { autosave, calls, text, kept } = setUp(day(4, 'Було'));
  autosave.edit('details[day_off]', true);
  autosave.edit(THANKS, 'Мій');
  autosave.flush();
  await calls[0]!.fail(stale);
  expect(autosave.get()).toMatchObject({ state: 'conflict', conflicts: { [THANKS]: conflict } });
  jest.advanceTimersByTime(600_000);
  expect([calls.length, text(), await kept()]).toEqual([1, 'Мій', ['Мій']]);
  autosave.edit(THANKS, 'Мій далі');
  expect(autosave.get()).toMatchObject({
    state: 'conflict',
    conflicts: { [THANKS]: { mine: 'Мій далі', theirs: 'Інший' } },
  });
  autosave.settle(THANKS, 'Інший\n\nМій далі');
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change.changes).toEqual([change(THANKS, 'Інший\n\nМій далі', { base: 7 })]);
  expect(autosave.get().conflicts).toEqual({});
});

test('the other text, once chosen, is not sent again', async () => {
  const { autosave, calls, text, kept } = setUp(day(4, 'Було'));
  autosave.edit(THANKS, 'Мій');
  autosave.flush();
  await calls[0]!.fail(stale);
  autosave.settle(THANKS, 'Інший');
  jest.advanceTimersByTime(PAUSE);
  expect([autosave.get().state, text(), calls.length, await kept()]).toEqual(['saved', 'Інший', 1, []]);
});

test('of texts that several tabs left behind, all are offered', async () => {
  const { store, ...first } = setUp(day(4, 'Було'), { writer: 'tab-one-1' });
  first.autosave.edit(THANKS, 'Перший');
  setUp(day(4, 'Було'), { store, writer: 'tab-two-2' }).autosave.edit(THANKS, 'Другий');
  const { autosave, calls, kept } = setUp(day(4, 'Було'), { store, writer: 'new-tab-1' });
  autosave.edit(THANKS, 'Третій');
  autosave.restore((await store.list('sofiia')).filter(({ writer }) => writer !== 'new-tab-1'));
  await calls[0]!.fail({ ...stale, data: { ...stale.data, conflicts: [{ ...conflict, mine: 'Перший' }] } });
  const { mine, theirs } = autosave.get().conflicts[THANKS]!;
  expect([mine, theirs]).toEqual(['Перший\n\nДругий\n\nТретій', 'Інший']);
  autosave.settle(THANKS, mine);
  expect(await kept()).toEqual([mine]);
});

test('an erased diary gets back nothing that was typed, and waits for the call under way', async () => {
  const { autosave, calls } = setUp();
  autosave.edit(THANKS, 'Раз');
  autosave.flush();
  autosave.edit('question', 'Два');
  let held = false;
  const holding = autosave.hold().then(() => {
    held = true;
  });
  await flushed();
  expect(held).toBe(false);
  await calls[0]!.answer(day(1, 'Раз'));
  await holding;
  jest.advanceTimersByTime(600_000);
  autosave.release({ erased: true });
  jest.advanceTimersByTime(600_000);
  expect([calls.length, autosave.busy, autosave.get().state, autosave.get().pending]).toEqual([
    1,
    false,
    'saved',
    {},
  ]);
});

test('a diary that could not be erased saves what was typed', async () => {
  const { autosave, calls } = setUp();
  autosave.edit(THANKS, 'Раз');
  await autosave.hold();
  jest.advanceTimersByTime(600_000);
  expect(calls).toEqual([]);
  autosave.release({ erased: false });
  expect(calls[0]!.change.changes).toEqual([change(THANKS, 'Раз')]);
});

test('leaving sends the rest without waiting for the call under way', () => {
  const { autosave, calls } = setUp();
  autosave.edit(THANKS, 'Раз');
  autosave.flush();
  autosave.edit('question', 'Так');
  autosave.flush({ leaving: true });
  expect(calls[1]!.change.changes).toEqual([change('question', 'Так')]);
});

test('a newer copy is taken over, an older one is not, and typed text stays over both', () => {
  const { autosave, text } = setUp(day(2, 'Два'));
  autosave.arrived(day(1, 'Один'));
  expect(text()).toBe('Два');
  autosave.arrived(day(3, 'Три'));
  expect(text()).toBe('Три');
  autosave.edit(THANKS, 'Мій');
  autosave.arrived(day(4, 'Чотири'));
  expect(text()).toBe('Мій');
});

test('what a tab left behind is sent as that tab would have sent it, and goes on being its row', async () => {
  const { store, ...crashed } = setUp(day(4, 'Було'), { writer: 'crashed-tab' });
  crashed.autosave.edit(THANKS, 'До аварії');
  const { autosave, calls, text, kept } = setUp(day(4, 'Було'), { store, writer: 'new-tab-1' });
  autosave.restore(await store.list('sofiia'));
  expect(text()).toBe('До аварії');
  expect(calls[0]!.change).toMatchObject({
    writer: 'crashed-tab',
    changes: [{ base: 4, value: 'До аварії' }],
  });
  autosave.edit(THANKS, 'До аварії й після');
  await calls[0]!.answer(day(5, 'До аварії'));
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change).toMatchObject({ writer: 'crashed-tab', changes: [{ base: 4 }] });
  await calls[1]!.answer(day(6, 'До аварії й після'));
  expect(await kept()).toEqual([]);
});

test('two tabs that ended are sent one after another, in the order of writing', async () => {
  const store = memoryStore();
  const one = setUp(day(0), { store, writer: 'tab-one-1' });
  const two = setUp(day(0), { store, writer: 'tab-two-2' });
  one.autosave.edit(THANKS, 'Перша');
  two.autosave.edit('question', 'Друга');
  const { autosave, calls } = setUp(day(0), { store, writer: 'new-tab-1' });
  autosave.restore((await store.list('sofiia')).reverse());
  expect(calls.map(({ change: sent }) => sent.writer)).toEqual(['tab-one-1']);
  await calls[0]!.answer(day(1, 'Перша'));
  jest.advanceTimersByTime(PAUSE);
  expect(calls.map(({ change: sent }) => sent.writer)).toEqual(['tab-one-1', 'tab-two-2']);
});

test('where the browser keeps nothing, leaving would lose edits', async () => {
  const broken = { ...memoryStore(), keep: () => Promise.reject(new Error('no storage')) };
  const { autosave, calls } = setUp(day(0), { store: broken });
  autosave.edit(THANKS, 'Лише тут');
  await flushed();
  expect(autosave.unkept).toBe(true);
  autosave.flush();
  await calls[0]!.answer(day(1, 'Лише тут'));
  expect(autosave.unkept).toBe(false);
});

test('a browser that keeps nothing says so, is tried again, and says so no more once it keeps', async () => {
  const memory = memoryStore();
  let full = true;
  const keep: typeof memory.keep = (one) => (full ? Promise.reject(new Error('full')) : memory.keep(one));
  const { autosave, calls, kept } = setUp(day(0), { store: { ...memory, keep } });
  autosave.edit(THANKS, 'Лише тут');
  await flushed();
  expect(autosave.get()).toMatchObject({ state: 'unsaved', unkept: true });
  autosave.flush();
  await calls[0]!.fail({ status: 0, code: 'unreachable', message: '' });
  expect(autosave.get()).toMatchObject({ state: 'offline', unkept: true });
  full = false;
  jest.advanceTimersByTime(4_000);
  await flushed();
  expect([autosave.get().unkept, await kept()]).toEqual([false, ['Лише тут']]);
});

test('a refusal that names no field is tried one value at a time: only the wrong one waits', async () => {
  const { autosave, calls, kept } = setUp();
  autosave.edit(THANKS, 'За сон');
  autosave.edit('parameters[sleep]', 99);
  autosave.edit('question', 'Так');
  autosave.flush();
  const refusal = { status: 422, code: 'invalid_input', message: 'Check it' };
  await calls[0]!.fail(refusal);
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change.changes).toEqual([change(THANKS, 'За сон')]);
  await calls[1]!.answer(day(1, 'За сон'));
  jest.advanceTimersByTime(PAUSE);
  expect(calls[2]!.change.changes).toEqual([change('parameters[sleep]', 99)]);
  await calls[2]!.fail(refusal);
  jest.advanceTimersByTime(PAUSE);
  expect(calls[3]!.change.changes).toEqual([change('question', 'Так')]);
  await calls[3]!.answer(day(2, 'За сон'));
  expect(autosave.get()).toMatchObject({ state: 'refused', refusal: 'Check it' });
  expect(await kept()).toEqual([99]);
});

const diaryErased = { status: 409, code: 'diary_erased', message: '' };

test('a diary erased elsewhere drops what waits here and asks for a reload', async () => {
  const { autosave, calls, kept, erased } = setUp(day(4, 'Було'), { erasure: 2 });
  autosave.edit(THANKS, 'Раз');
  autosave.flush();
  expect(calls[0]!.change).toMatchObject({ erasure: 2 });
  autosave.edit('question', 'Два');
  await calls[0]!.fail(diaryErased);
  jest.advanceTimersByTime(600_000);
  expect([autosave.busy, await kept(), erased(), calls.length]).toEqual([false, [], 1, 1]);
});

test('what was left from before an erasure is dropped; what is typed after it is saved', async () => {
  const store = memoryStore();
  setUp(day(4), { store, writer: 'crashed-tab', erasure: 1 }).autosave.edit(THANKS, 'До');
  const { autosave, calls, kept, erased } = setUp(day(0), { store, erasure: 2 });
  autosave.restore(await store.list('sofiia'));
  autosave.edit('question', 'Після');
  expect(calls[0]!.change).toMatchObject({ erasure: 1 });
  await calls[0]!.fail(diaryErased);
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change).toMatchObject({ erasure: 2, changes: [change('question', 'Після')] });
  expect([await kept(), erased()]).toEqual([['Після'], 0]);
});

test('a page that learns of an erasure shows the new day, whatever its version, and writes into it', () => {
  const { autosave, calls, text } = setUp(day(7, 'Було'), { erasure: 1 });
  autosave.arrived(day(0), 2);
  expect(text()).toBeUndefined();
  autosave.edit(THANKS, 'Нове');
  autosave.flush();
  expect(calls[0]!.change).toMatchObject({ erasure: 2, changes: [change(THANKS, 'Нове', { base: 0 })] });
});

test('saves and an erasure are told to the page of now, not to the one that is gone', async () => {
  const { autosave, calls, saved, erased } = setUp();
  const later: Day[] = [];
  autosave.heardBy({ onSaved: (one) => later.push(one) });
  autosave.edit(THANKS, 'Раз');
  autosave.flush();
  await calls[0]!.answer(day(1, 'Раз'));
  autosave.heardBy();
  autosave.edit(THANKS, 'Два');
  autosave.flush();
  await calls[1]!.fail(diaryErased);
  expect([saved, later.length, erased(), autosave.busy]).toEqual([[], 1, 0, false]);
});
