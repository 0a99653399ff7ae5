import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { REMOTES, ROOT } from './build/recipe.ts';
import { SERVICES, WORKSPACES } from './workspaces.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('services are the folders below services that run as a process', () => {
  const running = globSync('services/*/src/main.ts', { cwd: ROOT }).map((path) => path.split('/')[1]!);
  expect([...SERVICES].sort()).toEqual(running.sort());
});

test('every workspace is type-checked', () => {
  const { references } = parse(read('tsconfig.json')) as { references: { path: string }[] };
  const checked = references.map(({ path }) => path);
  const own = WORKSPACES.filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
  expect(own.filter((folder) => !checked.includes(folder))).toEqual([]);
});

test('every remote is built, and its tests run', async () => {
  const remotes = WORKSPACES.filter((folder) => folder.startsWith('mfe-'));
  expect([...REMOTES].sort()).toEqual([...remotes].sort());
  const tested = read('jest.config.mjs').match(/^const web = \[(.*)\]/m)?.[1] ?? '';
  expect(remotes.filter((name) => !tested.includes(`'${name}'`))).toEqual([]);
});

test('every remote has its heads asked of the service of its name', () => {
  const asked = globSync('services/*/src/seo/heads.test.ts', { cwd: ROOT }).map(
    (path) => path.split('/')[1]!,
  );
  expect(REMOTES.map((name) => name.replace('mfe-', '')).sort()).toEqual(asked.sort());
});
