import type { StepResult } from './step.ts';

export interface Count {
  passed: number;
  /** Skipped ones among them: a test that did not run has proved nothing. */
  failed: number;
}
type Counted = Count & { skipped: number };

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** @param some only a part was asked for, so that the rest is not skipped but left out */
export function countUnit(results: JestResults, some = false): Counted {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } = results;
  const skipped = some ? 0 : numPendingTests + numTodoTests;
  // A file that could not even load counts as one failure.
  return { passed: numPassedTests, skipped, failed: Math.max(numFailedTests, numFailedTestSuites) + skipped };
}

interface PlaywrightStats {
  expected: number;
  unexpected: number;
  flaky: number;
  skipped: number;
}

export const countBrowser = ({ expected, unexpected, flaky, skipped }: PlaywrightStats): Counted => ({
  passed: expected,
  skipped,
  failed: unexpected + flaky + skipped,
});

/** Prints one line about a step; a tool that failed without naming a test counts as one failure. */
export function report({ name, ok, seconds }: StepResult, { passed, failed, skipped }: Counted): Count {
  const good = ok && failed === 0;
  process.stdout.write(
    `${good ? '✓' : '✗'} ${name}: ${passed} passed${skipped ? `, ${skipped} skipped` : ''} (${seconds.toFixed(1)} s)\n`,
  );
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}
