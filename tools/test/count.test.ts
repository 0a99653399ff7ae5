import { countBrowser, countUnit } from './count.ts';

const jest = {
  numPassedTests: 9,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};
const playwright = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

test.each([
  ['nothing', {}, 0],
  ['a failed test', { numFailedTests: 1, numFailedTestSuites: 1 }, 1],
  ['a file that does not load', { numFailedTestSuites: 1 }, 1],
  ['a skipped test', { numPendingTests: 1 }, 1],
  ['a test only planned', { numTodoTests: 2 }, 2],
])('unit tests fail by %s', (_, change, failed) => {
  expect(countUnit({ ...jest, ...change })).toMatchObject({ passed: 9, failed });
});

test('tests that were not asked for are not skipped', () => {
  expect(countUnit({ ...jest, numPendingTests: 50 }, true)).toEqual({ passed: 9, failed: 0, skipped: 0 });
});

test.each([
  ['nothing', {}, 0],
  ['a failed journey', { unexpected: 1 }, 1],
  ['one that passed the second time', { flaky: 1 }, 1],
  ['a skipped one', { skipped: 1 }, 1],
])('journeys fail by %s', (_, change, failed) => {
  expect(countBrowser({ ...playwright, ...change })).toMatchObject({ passed: 4, failed });
});
