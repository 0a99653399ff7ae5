import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';

const root = mkdtempSync(join(tmpdir(), 'closed-schemas-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const path of ['biome.json', 'tools/test/closed-schemas.grit'])
  cpSync(join(ROOT, path), join(root, path), { recursive: true });

interface Finding {
  category: string;
  severity: string;
  location: { path: string; start: { line: number } };
}

/** Findings of the gate 'lint' about schemas, as 'path:line'. */
function lint(path: string, ...lines: string[]): string[] {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), ["import Joi from 'joi';", ...lines, ''].join('\n'));
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', path];
  const biome = join(ROOT, 'node_modules', '.bin', 'biome');
  const output = execFileSync('sh', ['-c', '"$0" "$@" || true', biome, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: Finding[] };
  return diagnostics
    .filter(({ category }) => category === 'plugin')
    .map(({ location }) => `${location.path}:${location.start.line}`);
}

const OPEN = [
  'export const anything = Joi.any();',
  'export const inside = Joi.object({ id: Joi.any().required() });',
  'export const more = Joi.object({ id: Joi.string() }).unknown();',
  'export const told = Joi.object({ id: Joi.string() }).unknown(true).required();',
  'export const option = Joi.object({ id: Joi.string() }).options({ allowUnknown: true });',
];

test.each(['services/shop/src/a.ts', 'services/kit/src/http/a.ts', 'gateway/src/calls/a.ts'])(
  'an open schema in %s closes the gate',
  (path) => {
    expect(lint(path, ...OPEN)).toEqual(OPEN.map((_, line) => `${path}:${line + 2}`));
  },
);

test.each(['services/shop/src/a.test.ts', 'gateway/src/testing/a.ts'])('%s may hold one', (path) => {
  expect(lint(path, ...OPEN)).toEqual([]);
});

test('a schema that names all it takes passes, and so does one that drops the rest', () => {
  const closed = [
    'export const id = Joi.object({ id: Joi.string().hex().length(24).required() });',
    'export const dropped = Joi.object({ id: Joi.string() }).options({ stripUnknown: true });',
  ];
  expect(lint('services/shop/src/b.ts', ...closed)).toEqual([]);
});
