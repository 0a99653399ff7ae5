import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../build/webpack-config.ts';
import { resultsFile } from './results-file.ts';

/** The last line of a test command, and its exit code. */
const run = (script: string, ...args: string[]) =>
  promisify(execFile)('node', [join(ROOT, 'tools/test', script), ...args], { cwd: ROOT }).then(
    ({ stdout }) => [stdout.trim().split('\n').at(-1), 0],
    ({ stdout, code }: { stdout: string; code: number }) => [stdout.trim().split('\n').at(-1), code],
  );

test.each([
  ['an unknown argument to npm test', 'test.ts', ['services/shop']],
  ['an unknown argument to npm run check', 'check.ts', ['--help']],
  ['a path without tests', 'run-unit.ts', ['tools/nowhere']],
  ['an unknown gate', 'run-gate.ts', ['lint', 'beauty']],
  ['no gate at all', 'run-gate.ts', []],
])('%s runs nothing and fails', async (_, script, args) => {
  expect(await run(script, ...args)).toEqual(['0 passed, 1 failed', 1]);
});

test('the path of a test is counted by what ran there', async () => {
  expect(await run('run-unit.ts', 'tools/start/flags.test')).toEqual(['5 passed, 0 failed', 0]);
});

test('results that another run left are gone before a runner starts, and those of this run after they are read', () => {
  const left = resultsFile('commands-test').path;
  writeFileSync(left, '{"numPassedTests": 9}');
  const results = resultsFile('commands-test');
  expect(results.path).toBe(left);
  expect(results.read()).toBeUndefined();
  writeFileSync(left, '{"numPassedTests": 7}');
  expect(results.read()).toEqual({ numPassedTests: 7 });
  expect(existsSync(left)).toBe(false);
});
