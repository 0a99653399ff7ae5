import { jest } from '@jest/globals';
import { logLimited } from './limited-log.ts';
import { log } from './log.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a message is written sixty times a minute, and what was dropped is counted', () => {
  jest.useFakeTimers();
  const lines: unknown[][] = [];
  jest.spyOn(log, 'warn').mockImplementation(((...line: unknown[]) => void lines.push(line)) as never);
  for (let n = 0; n < 1_000; n++) logLimited('warn', { n }, 'a call failed');
  logLimited('warn', {}, 'another message');
  expect(lines).toHaveLength(61);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(61)).toEqual([[{ dropped: 940, lines: 'a call failed' }, 'lines left out of the log']]);
  logLimited('warn', { n: 'next' }, 'a call failed');
  expect(lines.at(-1)).toEqual([{ n: 'next' }, 'a call failed']);
});
