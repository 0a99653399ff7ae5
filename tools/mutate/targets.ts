import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';
import { JEST_ENV } from '../testing/jest-env.ts';
import { instrument, type Mutant } from './instrument.ts';

export interface Target {
  path: string;
  mutants: Mutant[];
  all: number;
}

/** Not what a user meets: tests, what only tests use, and the seed of a demonstration. */
const APART = /\.test\.tsx?$|\.d\.ts$|(^|\/)(testing|seed)\//;
/** Code for the runner's own tests, which name its files one by one. */
const FIXTURE = /(^|\/)test\/fixture\//;

/** @throws Error for a path without code */
export function readTarget(path: string, sample?: number): Target {
  const full = join(ROOT, path);
  if (!existsSync(full)) throw new Error(`${path} is not there: name a folder or a file from the root.`);
  const files = statSync(full).isDirectory()
    ? git('ls-files', path).filter((file) => !FIXTURE.test(file))
    : [path];
  const code = files.filter((file) => /\.tsx?$/.test(file) && !APART.test(file));
  const all = code.flatMap((file) => instrument(file, readFileSync(join(ROOT, file), 'utf8')).mutants);
  if (!all.length) throw new Error(`${path} has no code to change.`);
  return { path, mutants: sample ? everyNth(all, sample) : all, all: all.length };
}

export function everyNth<T>(all: readonly T[], count: number): T[] {
  if (count >= all.length) return [...all];
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!);
}

export function packageOf(path: string): string {
  let folder = dirname(path.endsWith('.ts') ? path : `${path}/x`);
  while (!existsSync(join(ROOT, folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

export function relatedTests(files: readonly string[], folder: string): string[] {
  const out = execFileSync(
    'jest',
    ['--listTests', '--findRelatedTests', ...files.map((file) => join(ROOT, file))],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...JEST_ENV }, maxBuffer: 10_000_000 },
  );
  const tests = out
    .trim()
    .split('\n')
    .map((path) => relative(ROOT, path))
    .filter((path) => path.startsWith(`${folder}/`));
  return nearestFirst(tests, files);
}

/** A file's own test comes first, then those of the folder where the most is changed, then who names it most. */
export function nearestFirst(
  tests: readonly string[],
  files: readonly string[],
  read = (test: string) => readFileSync(join(ROOT, test), 'utf8'),
): string[] {
  const ranked = tests.map((test) => {
    const text = read(test);
    return {
      test,
      own: Number(files.includes(test.replace('.test.', '.'))),
      beside: files.filter((file) => dirname(file) === dirname(test)).length,
      named: files.filter((file) => text.includes(`/${basename(file)}'`)).length,
    };
  });
  return ranked
    .sort((a, b) => b.own - a.own || b.beside - a.beside || b.named - a.named || (a.test < b.test ? -1 : 1))
    .map(({ test }) => test);
}

const git = (...args: string[]): string[] =>
  execFileSync('git', [...args], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
