import type { StepResult } from './step.ts';

export interface Count {
  passed: number;
  /** Skipped ones among them: a test that did not run has proved nothing. */
  failed: number;
}
type Counted = Count & { skipped: number };

export interface FileSeconds {
  /** The path from the root. */
  file: string;
  seconds: number;
}

export interface Report extends Count {
  seconds: number;
  files: FileSeconds[];
}

/** A tool that left no results has proved nothing, whatever its exit code. */
export const NONE: Report = { passed: 0, failed: 1, seconds: 0, files: [] };

export interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Times in ms. */
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** @param some only a part was asked for, so that the rest is not skipped but left out */
export function countUnit(results: Omit<JestResults, 'testResults'>, some = false): Counted {
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

interface PlaywrightSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightResults {
  stats: PlaywrightStats;
  suites: PlaywrightSuite[];
}

export const countBrowser = ({ expected, unexpected, flaky, skipped }: PlaywrightStats): Counted => ({
  passed: expected,
  skipped,
  failed: unexpected + flaky + skipped,
});

/** Time that the tests of each file took, in the order of the report. */
export const secondsByFile = ({ suites }: PlaywrightResults): FileSeconds[] =>
  suites.map((suite) => ({ file: `e2e/src/${suite.file}`, seconds: milliseconds(suite) / 1000 }));

const milliseconds = ({ specs, suites = [] }: PlaywrightSuite): number =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) +
  sum(suites.map(milliseconds));

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Prints one line about a step; a tool that failed without naming a test counts as one failure. */
export function report(
  { name, ok, seconds }: StepResult,
  { passed, failed, skipped }: Counted,
  files: FileSeconds[] = [],
): Report {
  const good = ok && failed === 0;
  process.stdout.write(
    `${good ? '✓' : '✗'} ${name}: ${passed} passed${skipped ? `, ${skipped} skipped` : ''} (${seconds.toFixed(1)} s)\n`,
  );
  return { passed, failed: ok ? failed : Math.max(1, failed), seconds, files };
}

/** Runs a command of tests: ends with 'N passed, N failed', and the process with 1 when one failed or none ran. */
export async function exitWithCount(command: () => Promise<Count>): Promise<never> {
  const { passed, failed } = await command().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  });
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
