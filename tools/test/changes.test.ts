import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChanges, testsAfter } from './changes.ts';

test.each([
  ['package-lock.json', 'all'],
  ['jest.config.mjs', 'all'],
  ['tools/testing/async-timeout.ts', 'all'],
  ['gateway/src/app.ts', []],
  ['shared-ui/src/styles/tokens.css', ['shared-ui/']],
  ['mfe-shop/src/texts/uk.json', ['mfe-shop/']],
  ['services/shop/contract/replies.schema.json', ['services/shop/']],
  ['mfe-diary/src/remote.ts', ['services/diary/src/seo/', 'tools/tables.test.ts']],
  ['mfe-shop/src/offer/offer.routes.ts', ['services/shop/src/seo/', 'tools/tables.test.ts']],
  ['services/shop/src/cart/cart.routes.ts', ['tools/tables.test.ts']],
  ['shell/src/page/system-pages.ts', ['tools/tables.test.ts']],
  ['shell/src/pre-hydration.ts', ['shell/src/']],
  ['docker-compose.yml', ['tools/']],
  ['docs/testing.md', ['tools/']],
])('a change of %s is followed to its tests', (path, tests) => {
  expect(testsAfter([path])).toEqual(
    tests === 'all' ? 'all' : { related: /\.(ts|css|json)$/.test(path) ? [path] : [], packages: tests },
  );
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
