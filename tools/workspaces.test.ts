import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDefinition } from '@stezhka/shell-contract';
import { parse } from 'yaml';
import { folderOf, REMOTES, ROOT, SERVICES, WORKSPACES } from './workspaces.ts';

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
  const remotes = globSync('{*,shared-ui/*}/src/remote.ts', { cwd: ROOT }).map((path) =>
    path.replace('/src/remote.ts', ''),
  );
  expect(REMOTES.map(folderOf).sort()).toEqual(remotes.sort());
  const tested = read('jest.config.mjs').match(/^const web = \[(.*)\]/m)?.[1] ?? '';
  expect(remotes.filter((folder) => !tested.includes(`'${folder.split('/')[0]}'`))).toEqual([]);
});

test('every remote has its heads asked of its service', async () => {
  const asked = globSync('services/*/src/seo/heads.test.ts', { cwd: ROOT }).map(
    (path) => path.split('/')[1]!,
  );
  const services = REMOTES.map(async (name) => {
    const { default: remote } = await import(`../${folderOf(name)}/src/remote.ts`);
    return (remote as RemoteDefinition).service ?? [];
  });
  expect((await Promise.all(services)).flat().sort()).toEqual(asked.sort());
});

test('every service may be debugged by the editor’s launch files', () => {
  const { inputs } = JSON.parse(read('.vscode/launch.json')) as { inputs: { options: string[] }[] };
  expect([...inputs[0]!.options].sort()).toEqual([...SERVICES].sort());
});
