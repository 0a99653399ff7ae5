import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type PollingOptions, usePolling } from './use-polling.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function poll(options?: PollingOptions) {
  const ask = jest.fn();
  const { rerender } = renderHook(({ waiting, asked }) => usePolling(waiting, asked, options), {
    initialProps: { waiting: true, asked: ask },
  });
  const asked = (ms: number) => {
    ask.mockClear();
    pass(ms);
    return ask.mock.calls.length;
  };
  return { ask, asked, rerender };
}

test('asks after two seconds, then ever more seldom, at last every half a minute', () => {
  const { asked } = poll();
  expect([asked(1999), asked(1)]).toEqual([0, 1]);
  expect([asked(2999), asked(1)]).toEqual([0, 1]);
  expect([asked(4499), asked(1)]).toEqual([0, 1]);
  pass(60_000);
  expect(asked(300_000)).toBe(10);
});

test('the longest pause may be the first one: then it asks evenly', () => {
  const { asked } = poll({ slowest: 2000 });
  expect(asked(20_000)).toBe(10);
});

test('a tab that nobody looks at asks only where that is wanted', () => {
  const quiet = poll();
  const busy = poll({ slowest: 2000, unseen: true });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(20_000);
  expect(quiet.ask).not.toHaveBeenCalled();
  expect(busy.ask).toHaveBeenCalledTimes(10);
  visibility.mockReturnValue('visible');
  expect(quiet.asked(30_000)).toBeGreaterThan(0);
});

test('polling stops once the reply is no longer awaited', () => {
  const { ask, asked, rerender } = poll();
  rerender({ waiting: false, asked: ask });
  expect(asked(60_000)).toBe(0);
});

test('another function in between is the one that is called, at the same moment', () => {
  const { ask, rerender } = poll();
  const second = jest.fn();
  pass(1000);
  rerender({ waiting: true, asked: second });
  pass(1000);
  expect(ask).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});
