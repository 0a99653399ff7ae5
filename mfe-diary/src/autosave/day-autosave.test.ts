import { jest } from '@jest/globals';
import type { Day, DayChange, DayReply } from '@stezhka/diary-contract';
import { DayAutosave, PAUSE } from './day-autosave.ts';
import { viewOf } from './draft.ts';

const note = (value: string) => [
  { key: 'notes[thanks]', systemName: 'thanks', title: '', color: 'primary', value },
];
const day = (version: number, part: Partial<Day> = {}): Day => ({
  date: '2026-11-20',
  version,
  parameters: [],
  notes: [],
  details: [],
  availability: 'enabled',
  imageData: null,
  decart: [],
  question: { text: '', answer: '' },
  revisions: {},
  ...part,
});

function keep(first: Day = day(0)) {
  const calls: {
    change: DayChange;
    answer: (reply: Day) => Promise<void>;
    fail: (error: object) => Promise<void>;
  }[] = [];
  const send = jest.fn((change: DayChange) => {
    const { promise, resolve, reject } = Promise.withResolvers<DayReply>();
    const settle = () => promise.then(flushed, flushed);
    calls.push({
      change,
      answer: (reply) => {
        resolve({ day: reply });
        return settle();
      },
      fail: (error) => {
        reject(error);
        return settle();
      },
    });
    return promise;
  });
  const autosave = new DayAutosave(first, send);
  return {
    autosave,
    calls,
    text: () => viewOf(autosave.get().day, autosave.get().draft).notes['notes[thanks]'],
  };
}
const flushed = async () => {
  for (let i = 0; i < 5; i++) await null;
};
const write = (text: string) => ({ notes: { 'notes[thanks]': text } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('writing is saved once, after a pause', async () => {
  const { autosave, calls, text } = keep();
  autosave.edit(write('За'));
  autosave.edit(write('За каву'));
  expect([autosave.get().state, text(), calls.length]).toEqual(['unsaved', 'За каву', 0]);
  jest.advanceTimersByTime(PAUSE);
  expect(autosave.get().state).toBe('saving');
  expect(calls[0]!.change).toEqual({
    date: '2026-11-20',
    version: 0,
    notes: [{ key: 'notes[thanks]', value: 'За каву' }],
  });
  await calls[0]!.answer(day(1, { notes: note('За каву') }));
  expect(autosave.get()).toMatchObject({ state: 'saved', savedAt: expect.any(Number) });
  expect(autosave.busy).toBe(false);
});

test('edits during a call go with the next call, upon its version', async () => {
  const { autosave, calls, text } = keep();
  autosave.edit(write('Раз'));
  jest.advanceTimersByTime(PAUSE);
  autosave.edit(write('Раз, два'));
  jest.advanceTimersByTime(PAUSE);
  expect(calls).toHaveLength(1);
  await calls[0]!.answer(day(1, { notes: note('Раз') }));
  expect(text()).toBe('Раз, два');
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change).toMatchObject({ version: 1, notes: [{ value: 'Раз, два' }] });
});

test('a failure keeps the text and tries again', async () => {
  const { autosave, calls, text } = keep();
  autosave.edit(write('Не загубити'));
  autosave.flush();
  await calls[0]!.fail({ status: 0, code: 'unreachable', message: '' });
  expect([autosave.get().state, text(), autosave.busy]).toEqual(['offline', 'Не загубити', true]);
  jest.advanceTimersByTime(4_000);
  expect(calls[1]!.change.notes).toEqual([{ key: 'notes[thanks]', value: 'Не загубити' }]);
  await calls[1]!.answer(day(1, { notes: note('Не загубити') }));
  expect(autosave.get().state).toBe('saved');
});

test.each([0, 429, 500, 503])(
  'after %i it is tried again, each time later, however much is written',
  async (status) => {
    const { autosave, calls } = keep();
    autosave.edit(write('Раз'));
    autosave.flush();
    await calls[0]!.fail({ status, code: 'x', message: '' });
    autosave.edit(write('Раз, два'));
    expect(autosave.get().state).toBe('offline');
    jest.advanceTimersByTime(3_999);
    expect(calls).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(calls[1]!.change).toMatchObject({ notes: [{ value: 'Раз, два' }] });
    await calls[1]!.fail({ status, code: 'x', message: '' });
    jest.advanceTimersByTime(7_999);
    expect(calls).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(calls).toHaveLength(3);
  },
);

test('a lost login keeps the text and sends nothing until the writer is back', async () => {
  const { autosave, calls, text } = keep();
  autosave.edit(write('Раз'));
  autosave.flush();
  await calls[0]!.fail({ status: 401, code: 'login_required', message: 'Log in' });
  autosave.edit(write('Раз, два'));
  autosave.flush({ leaving: true });
  jest.advanceTimersByTime(600_000);
  expect([autosave.get().state, text(), autosave.busy, calls.length]).toEqual(['login', 'Раз, два', true, 1]);
  autosave.resume();
  expect(calls[1]!.change).toMatchObject({ notes: [{ value: 'Раз, два' }] });
});

test('a refusal stops, says why, and the next change is tried', async () => {
  const { autosave, calls } = keep();
  autosave.edit({ parameters: { 'parameters[sleep]': 99 } });
  autosave.flush();
  await calls[0]!.fail({ status: 422, code: 'wrong_value', message: 'Sleep is 0 to 14' });
  autosave.flush();
  jest.advanceTimersByTime(600_000);
  expect(autosave.get()).toMatchObject({ state: 'refused', refusal: 'Sleep is 0 to 14' });
  expect([autosave.busy, calls.length]).toEqual([true, 1]);
  autosave.edit({ parameters: { 'parameters[sleep]': 9 } });
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change).toMatchObject({ parameters: [{ value: 9 }] });
});

const stale = (current: Day) => ({ status: 409, code: 'day_changed', message: '', data: { day: current } });

test('another window’s values and mine both stay', async () => {
  const { autosave, calls } = keep();
  autosave.edit({ parameters: { 'parameters[mood]': 4 }, details: { 'details[day_off]': true } });
  autosave.flush();
  const theirs = day(1, { notes: note('Звідти'), details: ['details[good_news]'] });
  await calls[0]!.fail(stale(theirs));
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change).toEqual({
    date: '2026-11-20',
    version: 1,
    parameters: [{ key: 'parameters[mood]', value: 4 }],
    details: ['details[good_news]', 'details[day_off]'],
  });
});

test('a note with two texts waits for the writer, and neither text is overwritten', async () => {
  const { autosave, calls } = keep();
  autosave.edit(write('Мій'));
  autosave.flush();
  await calls[0]!.fail(stale(day(1, { notes: note('Інший') })));
  expect(autosave.get().conflicts).toEqual({ 'notes[thanks]': { mine: 'Мій', theirs: 'Інший' } });
  jest.advanceTimersByTime(PAUSE);
  expect(calls).toHaveLength(1);
  expect(autosave.busy).toBe(true);
  autosave.settle('notes[thanks]', 'Інший\n\nМій');
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change).toMatchObject({ version: 1, notes: [{ value: 'Інший\n\nМій' }] });
  expect(autosave.get().conflicts).toEqual({});
});

test('leaving sends the rest without waiting for the call under way', () => {
  const { autosave, calls } = keep();
  autosave.edit(write('Раз'));
  autosave.flush();
  autosave.edit(write('Раз, два'));
  autosave.flush({ leaving: true });
  expect(calls[1]!.change).toMatchObject({ version: 1, notes: [{ value: 'Раз, два' }] });
});

test('a newer copy is taken over, an older one is not', () => {
  const { autosave, text } = keep(day(2, { notes: note('Два') }));
  autosave.arrived(day(1, { notes: note('Один') }));
  expect(text()).toBe('Два');
  autosave.arrived(day(3, { notes: note('Три') }));
  expect(text()).toBe('Три');
});
