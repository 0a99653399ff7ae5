import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/recipe.ts';
import { type Count, countUnit, report } from './count.ts';
import { runStep } from './step.ts';

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
    // Who names tests by -t leaves the others out on purpose.
    const some = args.some((one) => /^(-t|--testNamePattern)/.test(one));
    const { passed, failed, skipped } = countUnit(JSON.parse(readFileSync(file, 'utf8')), some);
    if (!step.ok) process.stdout.write(step.output.replace(/^\{"num.*$/m, ''));
    return report(step, { passed, failed, skipped });
  } catch {
    process.stdout.write(step.output);
    return { passed: 0, failed: 1 };
  }
}
