import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';
import { WORKSPACES } from '../workspaces.ts';
import { borderRules } from './border-rules.ts';
import { findCrossings, findCycles } from './borders.ts';

const root = mkdtempSync(join(tmpdir(), 'borders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** [what, the file that imports, how it imports, rules that it breaks] */
type Probe = [name: string, file: string, line: string, rules: string[]];

const CROSSINGS: Probe[] = [
  [
    'a remote its service by a relative path',
    'mfe-shop/src/a.ts',
    "import '../../services/shop/src/app.ts'",
    ['remote'],
  ],
  [
    "a remote the kit's source",
    'mfe-content/src/a.ts',
    "import '../../services/kit/src/process/clock.ts'",
    ['remote'],
  ],
  [
    'a contract its own service',
    'services/shop/contract/src/a.ts',
    "import '../../src/app.ts'",
    ['contract'],
  ],
  [
    'a singleton a domain contract',
    'shared-ui/router/src/a.ts',
    "import '@stezhka/shop-contract'",
    ['singleton'],
  ],
  ['a remote the database', 'mfe-diary/src/a.ts', "import 'mongoose'", ['declared', 'remote']],
  [
    'a remote its service by its types',
    'mfe-shop/src/b.ts',
    "import type { A } from '../../services/shop/src/app.ts'",
    ['remote'],
  ],
  [
    'a remote its service by a re-export',
    'mfe-shop/src/c.tsx',
    "export * from '../../services/shop/src/app.ts'",
    ['remote'],
  ],
  [
    'a remote its service when it is needed',
    'mfe-shop/src/d.tsx',
    "export const d = () => import('../../services/shop/src/app.ts')",
    ['remote'],
  ],
  ['a remote the kit by its name', 'mfe-content/src/b.ts', "import '@stezhka/kit/clock'", ['remote']],
  ['a remote another one', 'mfe-shop/src/e.ts', "import '../../mfe-diary/src/remote.ts'", ['remote']],
  [
    'a remote another one by its name',
    'mfe-shop/src/f.ts',
    "import '@stezhka/mfe-diary/src/remote.ts'",
    ['remote'],
  ],
  ['a remote the shell', 'mfe-shop/src/g.ts', "import '../../shell/src/server.tsx'", ['remote']],
  ['a remote the gateway', 'mfe-shop/src/h.ts', "import '../../gateway/src/settings.ts'", ['remote']],
  [
    'a remote a shared library past its package',
    'mfe-shop/src/i.ts',
    "import 'react-intl'",
    ['declared', 'remote'],
  ],
  ["a remote Node's modules", 'mfe-shop/src/j.ts', "import 'node:fs'", ['remote']],
  ['a remote the drawings', 'mfe-shop/src/l.ts', "import '@stezhka/art'", ['remote']],
  ['a remote a script that draws', 'mfe-diary/src/b.ts', "import '../art/draw-skies.ts'", ['remote']],
  [
    'a test of a remote a service',
    'mfe-shop/src/a.test.ts',
    "import '../../services/shop/src/app.ts'",
    ['remote-test'],
  ],
  [
    "a helper of a remote's tests a service",
    'mfe-shop/src/testing/a.ts',
    "import '../../../services/shop/src/app.ts'",
    ['remote-test'],
  ],
  [
    'a script that draws a service',
    'mfe-diary/art/a.ts',
    "import '../../services/diary/src/app.ts'",
    ['remote-drawings'],
  ],
  ['shared-ui a domain contract', 'shared-ui/src/a.ts', "import '@stezhka/shop-contract'", ['shared-ui']],
  ['shared-ui the shell', 'shared-ui/src/b.ts', "import '../../shell/src/events.ts'", ['shared-ui']],
  ['a singleton shared-ui', 'shared-ui/store/src/a.ts', "import '@stezhka/shared-ui/section'", ['singleton']],
  ['a contract a library', 'services/shop/contract/src/b.ts', "import 'joi'", ['contract', 'declared']],
  [
    'a contract another one',
    'services/shop/contract/src/c.ts',
    "import '@stezhka/diary-contract'",
    ['contract'],
  ],
  [
    "the kit's contract the kit",
    'services/kit/contract/src/a.ts',
    "import '../../src/process/clock.ts'",
    ['contract'],
  ],
  [
    "the shell's contract shared-ui",
    'shell/contract/src/a.ts',
    "import '@stezhka/shared-ui/section'",
    ['shell-contract'],
  ],
  [
    "the shell's contract code of a library",
    'shell/contract/src/b.ts',
    "import { combineReducers } from 'redux'",
    ['types-alone'],
  ],
  [
    'a remote the composition',
    'mfe-shop/src/m.ts',
    "import '@stezhka/shell-composition/releases'",
    ['remote'],
  ],
  [
    'a remote its types',
    'mfe-content/src/m.ts',
    "import type { Release } from '../../shell/composition/src/releases.ts'",
    ['remote'],
  ],
  [
    'a remote its file',
    'mfe-diary/src/m.ts',
    "import '../../shell/composition/src/ownership.ts'",
    ['remote'],
  ],
  [
    'a remote its file at run time',
    'mfe-account/src/m.ts',
    "void import('../../shell/composition/src/address.ts')",
    ['remote'],
  ],
  [
    'the gallery the composition',
    'shared-ui/gallery/src/m.ts',
    "export * from '../../../shell/composition/src/document.ts'",
    ['remote'],
  ],
  [
    'a test of a remote the composition',
    'mfe-shop/src/m.test.ts',
    "import '../../shell/composition/src/redirects.ts'",
    ['remote-test'],
  ],
  [
    'shared-ui the composition',
    'shared-ui/src/m.ts',
    "import '../../shell/composition/src/address.ts'",
    ['shared-ui'],
  ],
  [
    "the shell's contract the composition",
    'shell/contract/src/m.ts',
    "import '../../composition/src/address.ts'",
    ['shell-contract'],
  ],
  [
    'a service the composition',
    'services/diary/src/m.ts',
    "import '../../../shell/composition/src/address.ts'",
    ['service'],
  ],
  [
    'the composition shared-ui',
    'shell/composition/src/m.ts',
    "import '../../../shared-ui/src/layout/section.tsx'",
    ['shell-composition'],
  ],
  [
    'the composition the shell',
    'shell/composition/src/n.ts',
    "import '../../src/app.tsx'",
    ['shell-composition', 'types-alone'],
  ],
  ['the shell a remote', 'shell/src/a.ts', "import '../../mfe-shop/src/remote.ts'", ['shell']],
  ['the shell the kit', 'shell/src/b.ts', "import '@stezhka/kit/clock'", ['shell']],
  ['the renderer code of the shell', 'shell/server/a.ts', "import '../src/server.tsx'", ['types-alone']],
  ['the renderer a service', 'shell/server/b.ts', "import '../../services/shop/src/app.ts'", ['renderer']],
  ['the kit a service', 'services/kit/src/a.ts', "import '../../shop/src/app.ts'", ['kit']],
  ['the kit a domain contract', 'services/kit/src/b.ts', "import '@stezhka/shop-contract'", ['kit']],
  ['the kit the drawings', 'services/kit/src/c.ts', "import '@stezhka/art'", ['drawn-in-seeds', 'kit']],
  ['a drawing the kit', 'services/art/src/a.ts', "import '@stezhka/kit/clock'", ['art']],
  ["a drawing Node's modules", 'services/art/src/b.ts', "import 'node:fs'", ['art']],
  ['a drawing a library', 'services/art/src/c.ts', "import 'joi'", ['art', 'declared']],
  [
    'a service the drawings outside its seed',
    'services/shop/src/products/a.ts',
    "import '@stezhka/art'",
    ['drawn-in-seeds'],
  ],
  ['the gateway the drawings', 'gateway/src/d.ts', "import '@stezhka/art'", ['gateway']],
  ['a service another one', 'services/shop/src/a.ts', "import '../../account/src/app.ts'", ['service']],
  [
    'a service another one by its name',
    'services/shop/src/b.ts',
    "import '@stezhka/account-service/src/app.ts'",
    ['service'],
  ],
  ['a seed another service', 'services/shop/seed/a.ts', "import '../../account/src/app.ts'", ['service']],
  ['a service shared-ui', 'services/shop/src/c.ts', "import '@stezhka/shared-ui/section'", ['service']],
  [
    'a service the gateway',
    'services/shop/src/d.ts',
    "import '../../../gateway/src/settings.ts'",
    ['service'],
  ],
  ['a service react', 'services/shop/src/e.ts', "import 'react'", ['declared', 'server-knows-no-pages']],
  ['the gateway a service', 'gateway/src/a.ts', "import '../../services/shop/src/app.ts'", ['gateway']],
  ['the gateway a domain contract', 'gateway/src/b.ts', "import '@stezhka/shop-contract'", ['gateway']],
  ['the gateway a remote', 'gateway/src/c.ts', "import '../../mfe-shop/src/remote.ts'", ['gateway']],
  ['a tool a service', 'tools/a.ts', "import '../services/shop/src/app.ts'", ['tools']],
  ['a journey a remote', 'e2e/src/a.ts', "import '../../mfe-shop/src/remote.ts'", ['tools']],
  [
    'a service a helper of tests',
    'services/shop/src/f.ts',
    "import '@stezhka/kit/testing/database'",
    ['tests-stay-outside'],
  ],
  [
    'a page the examples of a contract',
    'mfe-shop/src/cart-sample.ts',
    "import '@stezhka/shop-contract/examples'",
    ['examples-stay-outside'],
  ],
  [
    'a package that its part does not declare',
    'services/diary/src/a.ts',
    "import 'joi-to-json'",
    ['declared'],
  ],
  [
    'a test of a script that draws a service',
    'mfe-diary/art/a.test.ts',
    "import '../../services/diary/src/app.ts'",
    ['remote-drawings-test'],
  ],
  [
    'a test of shared-ui a domain contract',
    'shared-ui/src/a.test.ts',
    "import '@stezhka/shop-contract'",
    ['shared-ui-test'],
  ],
  [
    'a test of a singleton a domain contract',
    'shared-ui/router/src/a.test.ts',
    "import '@stezhka/shop-contract'",
    ['singleton-test'],
  ],
  [
    'a test of a contract another one',
    'services/shop/contract/src/a.test.ts',
    "import '@stezhka/diary-contract'",
    ['contract-test'],
  ],
  [
    "a test of the shell's contract shared-ui",
    'shell/contract/src/a.test.ts',
    "import '@stezhka/shared-ui/section'",
    ['shell-contract-test'],
  ],
  [
    'a test of the composition the shell',
    'shell/composition/src/a.test.ts',
    "import '../../src/app.tsx'",
    ['shell-composition-test'],
  ],
  [
    'a test of the shell a remote',
    'shell/src/a.test.ts',
    "import '../../mfe-shop/src/remote.ts'",
    ['shell-test'],
  ],
  [
    'a test of the renderer a service',
    'shell/server/a.test.ts',
    "import '../../services/shop/src/app.ts'",
    ['renderer-test'],
  ],
  [
    'a test of the kit a service',
    'services/kit/src/a.test.ts',
    "import '../../shop/src/app.ts'",
    ['kit-test'],
  ],
  ['a test of a drawing the kit', 'services/art/src/a.test.ts', "import '@stezhka/kit/clock'", ['art-test']],
  [
    'a test of a service another one',
    'services/shop/src/a.test.ts',
    "import '../../account/src/app.ts'",
    ['service-test'],
  ],
  [
    'a test of the gateway a remote',
    'gateway/src/a.test.ts',
    "import '../../mfe-shop/src/remote.ts'",
    ['gateway-test'],
  ],
  ['a test of a tool a service', 'tools/a.test.ts', "import '../services/shop/src/app.ts'", ['tools-test']],
  [
    'the shell what development builds add to it',
    'shell/src/h.ts',
    "import './dev/hot.ts'",
    ['development-alone'],
  ],
  [
    'something that is not there',
    'services/diary/src/b.ts',
    "import './nowhere.ts'",
    ['declared', 'found', 'service'],
  ],
];

const ALLOWED: Probe[] = [
  ['the gateway the composition', 'gateway/src/m.ts', "import '@stezhka/shell-composition/releases'", []],
  ['the renderer the composition', 'shell/server/m.ts', "import '@stezhka/shell-composition/releases'", []],
  ["shared-ui the shell's contract", 'shared-ui/src/n.ts', "import '@stezhka/shell-contract'", []],
  ['a remote shared-ui', 'mfe-shop/src/k.ts', "import '@stezhka/shared-ui/section'", []],
  ['a remote a service contract', 'mfe-diary/src/c.ts', "import '@stezhka/account-contract'", []],
  ["a test of a remote the shell's helper", 'mfe-shop/src/b.test.ts', "import '@stezhka/shell/testing'", []],
  ['a seed the drawings', 'services/content/src/seed/a.ts', "import '@stezhka/art'", []],
  ['the content of a seed the drawings', 'services/content/seed/a.ts', "import '@stezhka/art'", []],
  ['the constructor the drawings', 'services/shop/src/constructor/a.ts', "import '@stezhka/art'", []],
  ['a test of the kit the drawings', 'services/kit/src/files/a.test.ts', "import '@stezhka/art'", []],
  ['a script that draws the drawings', 'mfe-diary/art/b.ts', "import '@stezhka/art'", []],
  ['a tool the drawings', 'tools/b.ts', "import '@stezhka/art'", []],
  ['a service a contract of another one', 'services/shop/src/g.ts', "import '@stezhka/account-contract'", []],
  [
    "the shell's contract types of a library",
    'shell/contract/src/c.ts',
    "import type { Reducer } from 'redux'",
    [],
  ],
];

let crossings: string[];
beforeAll(async () => {
  const sources = globSync('**/{*.ts,*.tsx,package.json}', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist', '.cache', '.data', 'docs'],
  });
  for (const folder of new Set(sources.map(dirname))) await mkdir(join(root, folder), { recursive: true });
  await Promise.all(sources.map((file) => copyFile(join(ROOT, file), join(root, file))));
  for (const folder of WORKSPACES) linkWorkspace(folder);
  for (const name of ['mongoose', 'joi', 'joi-to-json', 'react', 'react-intl', 'redux']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  const probes = [...CROSSINGS, ...ALLOWED];
  for (const [, file, line] of probes) write(file, `${line};\n`);
  crossings = await findCrossings(
    probes.map(([, file]) => file),
    root,
  );
});

function linkWorkspace(folder: string): void {
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string };
  mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
  symlinkSync(join(root, folder), join(root, 'node_modules', name), 'dir');
}

const brokenBy = (file: string) =>
  crossings.filter((line) => line.startsWith(`${file} → `)).map((line) => /\(([\w-]+)\)$/.exec(line)![1]);

test.each(CROSSINGS)('%s: the import is refused', (_, file, _line, rules) => {
  expect(brokenBy(file).sort()).toEqual(rules);
});

test('every rule has an import that it refuses', () => {
  const tried = new Set(CROSSINGS.flatMap(([, , , rules]) => rules));
  expect([...tried].sort()).toEqual(borderRules.map(({ name }) => name).sort());
});

test.each(ALLOWED)('%s: the import is allowed', (_, file) => {
  expect(brokenBy(file)).toEqual([]);
});

test('features that import each other, directly or over others, are found with all their imports', async () => {
  const files = { one: '../two/a.ts', two: '../three/a.ts', three: '../one/a.ts', four: '../one/a.ts' };
  for (const [feature, target] of Object.entries(files))
    write(`services/cycles/src/${feature}/a.ts`, `import type { A } from '${target}';\n`);
  write('services/cycles/src/one/a.test.ts', "import '../four/a.ts';\n");
  const names = [...Object.keys(files).map((feature) => `${feature}/a.ts`), 'one/a.test.ts'];
  const cycles = await findCycles(
    names.map((name) => `services/cycles/src/${name}`),
    root,
  );
  expect(cycles.sort()).toEqual([
    'services/cycles/src/one → services/cycles/src/two: a cycle of features',
    'services/cycles/src/three → services/cycles/src/one: a cycle of features',
    'services/cycles/src/two → services/cycles/src/three: a cycle of features',
  ]);
});
