import { jest } from '@jest/globals';
import { getDay } from '@stezhka/diary-contract';
import { dayStarts } from '@stezhka/diary-contract/examples';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { renderHook } from '@testing-library/react';
import { useDayClock } from './use-day-clock.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(dayStarts)('an open page asks for the new day as it begins: $when', ({ at, timeZone, hours }) => {
  jest.setSystemTime(new Date(Date.parse(at) - 1_000));
  const refetch = jest.fn();
  const current = { ...exampleOf(getDay).reply, timeZone, hour: hours[0] };
  renderHook(() => useDayClock(current, refetch));
  expect(refetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(refetch).toHaveBeenCalledTimes(1);
});
