import { relative } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';
import { JEST_ARGS, JEST_ENV } from '../testing/jest-env.ts';
import { countUnit, type JestResults, NONE, type Report, report } from './count.ts';
import { resultsFile } from './results-file.ts';
import { runStep } from './step.ts';

/** The gate's order is one of many, and always the same; bare jest shuffles anew each time and prints its seed. */
const seed = (args: string[]) => (args.some((one) => one.startsWith('--seed')) ? [] : ['--seed=1']);

/** Runs jest tests, all of them without arguments; each file has a database of its own on one real MongoDB. */
export async function runUnitTests(args: string[] = []): Promise<Report> {
  const results = resultsFile('unit');
  const step = await runStep({
    name: 'unit and service tests',
    command: 'node',
    args: [...JEST_ARGS, '--json', `--outputFile=${results.path}`, '--silent', ...seed(args), ...args],
    env: JEST_ENV,
  });
  const told = results.read<JestResults>();
  if (!step.ok) process.stdout.write(step.output.replace(/^\{"num.*$/m, ''));
  if (!told) return NONE;
  // Tests that -t does not name are left out on purpose.
  const some = args.some((one) => /^(-t|--testNamePattern)/.test(one));
  const files = told.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return report(step, countUnit(told, some), files);
}
