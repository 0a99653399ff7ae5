import { advanceClock, clock, setClock } from './clock.ts';

afterEach(() => setClock(null));

test('a stopped clock stands still until it is moved', () => {
  setClock('2026-03-01T10:00:00Z');
  expect(clock.now().toISOString()).toBe('2026-03-01T10:00:00.000Z');
  advanceClock({ days: 1, minutes: 30 });
  expect(clock.now().toISOString()).toBe('2026-03-02T10:30:00.000Z');
  expect(clock.in(-1000).toISOString()).toBe('2026-03-02T10:29:59.000Z');
});

test('a clock that runs is the real one', () => {
  const before = Date.now();
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
});

test('two people at one moment live on different dates', () => {
  setClock('2026-03-01T22:30:00Z');
  expect(clock.today('Europe/Kyiv').toString()).toBe('2026-03-02');
  expect(clock.today('America/New_York').toString()).toBe('2026-03-01');
});

test('before the hour a day starts at, it is still yesterday', () => {
  setClock('2026-03-02T01:30:00Z'); // 03:30 in Kyiv
  expect(clock.today('Europe/Kyiv', 4).toString()).toBe('2026-03-01');
  expect(clock.today('Europe/Kyiv', 3).toString()).toBe('2026-03-02');
});

test('a day begins at its wall-clock hour also when clocks change', () => {
  setClock('2026-03-29T01:30:00Z'); // 04:30 in Kyiv, an hour after 3:00 became 4:00
  expect(clock.today('Europe/Kyiv', 4).toString()).toBe('2026-03-29');
  expect(clock.startOf('2026-03-29', 'Europe/Kyiv', 4).toISOString()).toBe('2026-03-29T01:00:00.000Z');
});

test('an invalid moment is refused', () => {
  expect(() => setClock('soon')).toThrow(RangeError);
});
