import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';
import { readFlags } from '../start/flags.ts';
import { type Changes, readChanges, testsAfter } from './changes.ts';
import { exitWithCount } from './count.ts';
import { BUILD_GATES, GATES, gatesAfter, runGates } from './gates.ts';
import { runUnitTests } from './unit.ts';

/** `npm run check`: gates and tests that the changes of this checkout can break; `-- --all`: all of them. */
await exitWithCount(async () => {
  const { all } = readFlags('check', ['all']);
  const changes = all ? undefined : readChanges();
  if (changes) process.stdout.write(`${changes.paths.length} files changed since ${changes.since}\n`);
  if (changes?.paths.length === 0) {
    process.stdout.write("Nothing to check; 'npm run check -- --all' looks at everything.\n");
    process.exit(0);
  }
  const [quick, build] = [GATES, BUILD_GATES].map((gates) =>
    changes ? gatesAfter(gates, changes.paths) : gates,
  );
  const closed = (await runGates(quick!)) + (await runGates(build!));
  const files = changes && testFiles(changes);
  const unit =
    files?.length === 0
      ? { passed: 0, failed: 0 }
      : await runUnitTests(files && ['--runTestsByPath', ...files]);
  return { passed: unit.passed + quick!.length + build!.length - closed, failed: unit.failed + closed };
});

/** Test files that the changes can break; undefined for all of them. */
function testFiles({ paths }: Changes): string[] | undefined {
  const tests = testsAfter(paths);
  if (tests === 'all') return undefined;
  const related = tests.related.length ? list('--findRelatedTests', ...tests.related) : [];
  const ofPackages = tests.packages.length
    ? list(...tests.packages.map((path) => `^${join(ROOT, path)}`))
    : [];
  return [...new Set([...related, ...ofPackages])];
}

const list = (...args: string[]) =>
  execFileSync(join(ROOT, 'node_modules/.bin/jest'), ['--listTests', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
