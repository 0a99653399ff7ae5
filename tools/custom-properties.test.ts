import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspaces.ts';

/** 'var(--ink)' or 'var(--ink, …)'. */
const READ = /var\((--[\w-]+)/g;
/** '--ink: …' of a style sheet, "'--x': …" of a component, '@property --lean'. */
const SET = /(--[\w-]+)['"]?\s*:|'(--[\w-]+)'|@property (--[\w-]+)/g;

function namesIn(sources: string[]): { read: Set<string>; set: Set<string> } {
  const all = sources.join('\n');
  return {
    read: new Set([...all.matchAll(READ)].map(([, name]) => name!)),
    set: new Set([...all.matchAll(SET)].map(([, a, b, c]) => (a ?? b ?? c)!)),
  };
}

const unset = (sources: string[]): string[] => {
  const { read, set } = namesIn(sources);
  return [...read].filter((name) => !set.has(name));
};

test('every custom property that a style reads is set somewhere', () => {
  const files = globSync('{shared-ui,shell,mfe-*}/src/**/*.{css,ts,tsx}', { cwd: ROOT });
  const sources = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  expect(namesIn(sources).read.size).toBeGreaterThan(80);
  expect(unset(sources)).toEqual([]);
});

test('a misspelt one is found', () => {
  expect(unset([':root { --sh-1: none; }', '.a { box-shadow: var(--shadow-1); }'])).toEqual(['--shadow-1']);
});
