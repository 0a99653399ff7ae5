import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChanges, testsAfter } from './changes.ts';

test.each([
  ['package-lock.json', 'all'],
  ['jest.config.mjs', 'all'],
  ['tools/testing/patient.ts', 'all'],
  ['gateway/src/app.ts', { related: ['gateway/src/app.ts'], packages: [] }],
  ['shared-ui/router/src/link.css', { related: ['shared-ui/router/src/link.css'], packages: [] }],
  ['mfe-shop/src/texts/uk.json', { related: ['mfe-shop/src/texts/uk.json'], packages: ['mfe-shop'] }],
  ['services/shop/contract/notes.md', { related: [], packages: ['services/shop/contract'] }],
  ['docker-compose.yml', { related: [], packages: ['tools'] }],
  ['docs/routes.md', { related: [], packages: ['tools'] }],
])('a change of %s is followed to its tests', (path, tests) => {
  expect(testsAfter([path])).toEqual(tests);
});

describe('in a checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stezhka-changes-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: folder });
  const write = (name: string) => writeFileSync(join(folder, name), name);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a branch is compared with main, its own commits and new files included', () => {
    git('init', '-q', '-b', 'main');
    write('old.ts');
    git('add', '.');
    git('commit', '-qm', 'first');
    write('new.ts');
    expect(readChanges(folder)).toEqual({ since: 'the last commit', paths: ['new.ts'] });
    git('checkout', '-q', '-b', 'work');
    git('add', '.');
    git('rm', '-q', 'old.ts');
    git('commit', '-qm', 'second');
    write('newest.ts');
    const { since, paths } = readChanges(folder);
    expect(since).toBe('main');
    expect(paths.sort()).toEqual(['new.ts', 'newest.ts', 'old.ts']);
  });
});
