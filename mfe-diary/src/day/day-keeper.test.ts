import { jest } from '@jest/globals';
import type { Day, DayChange, DayReply } from '@stezhka/diary-contract';
import { DayKeeper, PAUSE } from './day-keeper.ts';
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
  const keeper = new DayKeeper(first, send);
  return { keeper, calls, text: () => viewOf(keeper.get().day, keeper.get().draft).notes['notes[thanks]'] };
}
const flushed = async () => {
  for (let i = 0; i < 5; i++) await null;
};
const write = (text: string) => ({ notes: { 'notes[thanks]': text } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('writing is saved once, after a pause', async () => {
  const { keeper, calls, text } = keep();
  keeper.edit(write('За'));
  keeper.edit(write('За каву'));
  expect([keeper.get().state, text(), calls.length]).toEqual(['unsaved', 'За каву', 0]);
  jest.advanceTimersByTime(PAUSE);
  expect(keeper.get().state).toBe('saving');
  expect(calls[0]!.change).toEqual({
    date: '2026-11-20',
    version: 0,
    notes: [{ key: 'notes[thanks]', value: 'За каву' }],
  });
  await calls[0]!.answer(day(1, { notes: note('За каву') }));
  expect(keeper.get()).toMatchObject({ state: 'saved', savedAt: expect.any(Number) });
  expect(keeper.busy).toBe(false);
});

test('what is typed while a call is under way goes with the next, upon its version', async () => {
  const { keeper, calls, text } = keep();
  keeper.edit(write('Раз'));
  jest.advanceTimersByTime(PAUSE);
  keeper.edit(write('Раз, два'));
  jest.advanceTimersByTime(PAUSE);
  expect(calls).toHaveLength(1);
  await calls[0]!.answer(day(1, { notes: note('Раз') }));
  expect(text()).toBe('Раз, два');
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change).toMatchObject({ version: 1, notes: [{ value: 'Раз, два' }] });
});

test('a failure keeps the text and tries again', async () => {
  const { keeper, calls, text } = keep();
  keeper.edit(write('Не загубити'));
  keeper.flush();
  await calls[0]!.fail({ status: 0, code: 'unreachable', message: '' });
  expect([keeper.get().state, text(), keeper.busy]).toEqual(['offline', 'Не загубити', true]);
  jest.advanceTimersByTime(4_000);
  expect(calls[1]!.change.notes).toEqual([{ key: 'notes[thanks]', value: 'Не загубити' }]);
  await calls[1]!.answer(day(1, { notes: note('Не загубити') }));
  expect(keeper.get().state).toBe('saved');
});

test.each([0, 429, 500, 503])(
  'after %i it is tried again, each time later, however much is written',
  async (status) => {
    const { keeper, calls } = keep();
    keeper.edit(write('Раз'));
    keeper.flush();
    await calls[0]!.fail({ status, code: 'x', message: '' });
    keeper.edit(write('Раз, два'));
    expect(keeper.get().state).toBe('offline');
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

test('a lost login keeps the text and asks nobody until the writer is back', async () => {
  const { keeper, calls, text } = keep();
  keeper.edit(write('Раз'));
  keeper.flush();
  await calls[0]!.fail({ status: 401, code: 'login_required', message: 'Log in' });
  keeper.edit(write('Раз, два'));
  keeper.flush({ leaving: true });
  jest.advanceTimersByTime(600_000);
  expect([keeper.get().state, text(), keeper.busy, calls.length]).toEqual(['login', 'Раз, два', true, 1]);
  keeper.resume();
  expect(calls[1]!.change).toMatchObject({ notes: [{ value: 'Раз, два' }] });
});

test('a refusal stops, says why, and the next change is tried', async () => {
  const { keeper, calls } = keep();
  keeper.edit({ parameters: { 'parameters[sleep]': 99 } });
  keeper.flush();
  await calls[0]!.fail({ status: 422, code: 'wrong_value', message: 'Sleep is 0 to 14' });
  keeper.flush();
  jest.advanceTimersByTime(600_000);
  expect(keeper.get()).toMatchObject({ state: 'refused', refusal: 'Sleep is 0 to 14' });
  expect([keeper.busy, calls.length]).toEqual([true, 1]);
  keeper.edit({ parameters: { 'parameters[sleep]': 9 } });
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change).toMatchObject({ parameters: [{ value: 9 }] });
});

const stale = (current: Day) => ({ status: 409, code: 'day_changed', message: '', data: { day: current } });

test('another window’s values and mine both stay', async () => {
  const { keeper, calls } = keep();
  keeper.edit({ parameters: { 'parameters[mood]': 4 }, details: { 'details[day_off]': true } });
  keeper.flush();
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

test('one note with two texts waits for the writer; nothing is overwritten', async () => {
  const { keeper, calls } = keep();
  keeper.edit(write('Мій'));
  keeper.flush();
  await calls[0]!.fail(stale(day(1, { notes: note('Інший') })));
  expect(keeper.get().conflicts).toEqual({ 'notes[thanks]': { mine: 'Мій', theirs: 'Інший' } });
  jest.advanceTimersByTime(PAUSE);
  expect(calls).toHaveLength(1);
  expect(keeper.busy).toBe(true);
  keeper.settle('notes[thanks]', 'Інший\n\nМій');
  jest.advanceTimersByTime(PAUSE);
  expect(calls[1]!.change).toMatchObject({ version: 1, notes: [{ value: 'Інший\n\nМій' }] });
  expect(keeper.get().conflicts).toEqual({});
});

test('leaving sends the rest without waiting for the call under way', () => {
  const { keeper, calls } = keep();
  keeper.edit(write('Раз'));
  keeper.flush();
  keeper.edit(write('Раз, два'));
  keeper.flush({ leaving: true });
  expect(calls[1]!.change).toMatchObject({ version: 1, notes: [{ value: 'Раз, два' }] });
});

test('a newer copy is taken over, an older one is not', () => {
  const { keeper, text } = keep(day(2, { notes: note('Два') }));
  keeper.arrived(day(1, { notes: note('Один') }));
  expect(text()).toBe('Два');
  keeper.arrived(day(3, { notes: note('Три') }));
  expect(text()).toBe('Три');
});
