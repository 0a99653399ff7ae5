import { jest } from '@jest/globals';
import { AppError } from '../errors/errors.ts';
import { logLimited } from './limited-log.ts';
import { log } from './log.ts';

afterEach(() => {
  jest.runAllTimers();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

let lines: unknown[][];
beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  jest.spyOn(log, 'warn').mockImplementation(((...line: unknown[]) => void lines.push(line)) as never);
});

test('a message is written sixty times a minute, and what was dropped is counted', () => {
  for (let n = 0; n < 1_000; n++) logLimited('warn', { n }, 'a call failed');
  logLimited('warn', {}, 'another message');
  expect(lines).toHaveLength(61);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(61)).toEqual([
    [{ dropped: 940, lines: 'a call failed: no place' }, 'lines left out of the log'],
  ]);
  logLimited('warn', { n: 'next' }, 'a call failed');
  expect(lines.at(-1)).toEqual([{ n: 'next' }, 'a call failed']);
});

test('noise of one kind leaves room for another failure of the same message', () => {
  const fail = () => new Error('a defect');
  for (let n = 0; n < 1_000; n++) logLimited('warn', { err: new AppError('busy') }, 'a call failed');
  logLimited('warn', { err: fail() }, 'a call failed');
  logLimited('warn', { err: new Error('another defect') }, 'a call failed');
  expect(lines).toHaveLength(62);
});

test('ever new places do not make ever more windows', () => {
  for (let n = 0; n < 1_000; n++) {
    const err = Object.assign(new Error(), { stack: `Error\n    at place ${n}` });
    logLimited('warn', { err }, 'a call failed');
  }
  expect(lines).toHaveLength(100 + 60);
});
