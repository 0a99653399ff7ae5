import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';
import { compile } from './types.ts';

const root = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, content: object | string) =>
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
const writeTexts = (...keys: string[]) =>
  write('page/src/texts/uk.json', Object.fromEntries(keys.map((key) => [key, ''])));
const check = () => compile(root, ['page']).ok;

beforeAll(() => {
  mkdirSync(join(root, 'page/src/texts'), { recursive: true });
  write('tsconfig.json', { files: [], references: [{ path: 'page' }] });
  write('page/tsconfig.json', {
    extends: join(ROOT, 'tsconfig.web.json'),
    compilerOptions: { outDir: '../.cache/types/page', rootDir: '.', types: [] },
    include: ['src', 'src/texts/*.json'],
  });
  write(
    'page/src/page.ts',
    "import type texts from './texts/uk.json';\nexport const key: keyof typeof texts = 'title';\n",
  );
});

test('a key that is taken out fails each time, and passes each time it is put back', () => {
  for (let i = 0; i < 2; i++) {
    writeTexts('title', 'lead');
    expect(check()).toBe(true);
    writeTexts('lead');
    expect(check()).toBe(false);
  }
});

test('a build by the compiler alone is not built upon', () => {
  const compileAlone = () => spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-b'], { cwd: root });
  writeTexts('title');
  expect(check()).toBe(true);
  writeTexts('lead');
  compileAlone();
  writeTexts('title');
  compileAlone();
  expect(check()).toBe(true);
});
