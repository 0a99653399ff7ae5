import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESM, LIGHTER, ROOT } from './webpack-config.ts';

const LIBRARIES = {
  'lucide-icon.js': 'node_modules/lucide-react/dist/**/*.mjs',
  'no-snapshots.js': 'node_modules/@module-federation/runtime-core/dist/**/*.js',
  'plain-versions.js': 'node_modules/@module-federation/runtime-core/dist/**/*.js',
  'no-descriptions.js': 'node_modules/@module-federation/error-codes/dist/*.mjs',
  'light-intl.js': 'node_modules/{@formatjs/intl,react-intl}/index.js',
};
const FILES = {
  'lucide-icon.js': ['createLucideIcon.mjs'],
  'no-snapshots.js': [
    'generate-preload-assets.js',
    'preload.js',
    'snapshot/SnapshotHandler.js',
    'snapshot/disabled.js',
    'snapshot/index.js',
  ],
  'plain-versions.js': ['semver/index.js'],
  'no-descriptions.js': ['desc.mjs'],
  'light-intl.js': ['intl/index.js'],
};

const library = (own: keyof typeof LIBRARIES) =>
  globSync(LIBRARIES[own], { cwd: ROOT }).filter((file) => !file.endsWith('.map'));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** Names of `import { a, b as c } from './x.js'` by what they are imported from. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)].map(
    ([, names = '', from = '']) => ({
      from: from.startsWith('.') ? join(file, '..', from) : `node_modules/${from}/index.js`,
      names: names.split(',').map((one) => one.trim().split(' as ')[0]!),
    }),
  );

describe.each(LIGHTER)('the modules %s of a library', (pattern, own) => {
  const files = library(own);
  const replaced = files.filter((file) => pattern.test(file));

  test('are where they were', () => {
    expect(replaced.map((file) => FILES[own].find((end) => file.endsWith(`/${end}`))).sort()).toEqual(
      FILES[own],
    );
  });

  test(`give the library nothing that ${own} lacks`, () => {
    const text = read(`tools/build/${own}`);
    const asked = files
      .filter((file) => !replaced.includes(file))
      .flatMap(importsOf)
      .filter(({ from }) => replaced.includes(from))
      .flatMap(({ names }) => names)
      .filter((name) => name !== 'default');
    expect(asked.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});

test.each([
  ['19.3.1', '^19.3.1'],
  ['19.10.0', '^19.3.1'],
  ['19.3.0', '^19.3.1'],
  ['20.0.0', '^19.3.1'],
  ['1.0.0', '^1.0.0'],
  ['1.9.0', '<=1.10.0'],
  ['1.10.0', '<=1.9.0'],
  ['1.0.0', '1.0.0'],
  ['1.0.1', '1.0.0'],
])('a version %s is taken for %s as the federation runtime itself takes it', async (version, range) => {
  const runtime = 'node_modules/@module-federation/runtime-core/dist/utils/semver/index.js';
  const [own, theirs] = await Promise.all(
    [join(import.meta.dirname, 'plain-versions.js'), join(ROOT, runtime)].map((file) => import(file)),
  );
  expect(own.satisfy(version, range)).toBe(theirs.satisfy(version, range));
});

test('the federation runtime’s modules that a remote takes from the shell are where they were', () => {
  const runtime = 'node_modules/@module-federation/webpack-bundler-runtime';
  expect(read(`${runtime}/package.json`)).toContain('"./bundler": "./dist/bundler.js"');
  const [{ names } = { names: [] }] = importsOf('tools/build/remote-runtime.js');
  expect(names).toEqual(['initContainerEntry']);
  expect(read(`${runtime}/dist/initContainerEntry.js`)).toMatch(/export \{ initContainerEntry/);
});

test('the libraries’ modules for bundlers stand beside those for Node', () => {
  expect(Object.values(ESM).filter((file) => !file.endsWith('/index.js') || !existsSync(file))).toEqual([]);
});
