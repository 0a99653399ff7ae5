import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/recipe.ts';
import { runStep } from './step.ts';

export interface Count {
  passed: number;
  failed: number;
}

/** Runs every jest test; each file has a database of its own on one real MongoDB. */
export async function runUnitTests(args: string[] = []): Promise<Count> {
  const file = join(ROOT, '.cache', 'unit-results.json');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const step = await runStep({
    name: 'unit and service tests',
    command: 'jest',
    args: ['--json', `--outputFile=${file}`, '--silent', ...args],
    env: {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      NODE_ENV: 'test',
    },
  });
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
    // A file that could not even load counts as one failure.
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    if (!step.ok) process.stdout.write(step.output.replace(/^\{"num.*$/m, ''));
    process.stdout.write(
      `${step.ok ? '✓' : '✗'} ${step.name}: ${numPassedTests} passed (${step.seconds.toFixed(1)} s)\n`,
    );
    return { passed: numPassedTests, failed: step.ok ? failed : Math.max(1, failed) };
  } catch {
    process.stdout.write(step.output);
    return { passed: 0, failed: 1 };
  }
}
