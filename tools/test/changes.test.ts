import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChanges, testsAfter } from './changes.ts';

const DOCUMENTS = 'tools/documents.test.ts';
const DESCRIPTION = 'tools/fuzz/document.test.ts';

test.each([
  ['package-lock.json', 'all'],
  ['jest.config.mjs', 'all'],
  ['tools/testing/async-timeout.ts', 'all'],
  ['gateway/src/app.ts', ['tools/compose.test.ts', DOCUMENTS]],
  ['gateway/src/env.ts', ['tools/compose.test.ts', DOCUMENTS]],
  ['shared-ui/src/styles/tokens.css', ['shared-ui/', 'tools/custom-properties.test.ts', DOCUMENTS]],
  ['mfe-shop/src/cart/cart.page.tsx', ['tools/custom-properties.test.ts', DOCUMENTS]],
  ['mfe-shop/src/texts/uk.json', ['mfe-shop/', DOCUMENTS]],
  ['services/shop/contract/replies.schema.json', ['services/shop/', DESCRIPTION, DOCUMENTS]],
  ['services/shop/contract/src/cart.ts', [DESCRIPTION, DOCUMENTS]],
  [
    'mfe-diary/src/remote.ts',
    [
      'services/diary/src/seo/',
      'tools/tables.test.ts',
      'tools/custom-properties.test.ts',
      'tools/workspaces.test.ts',
      DOCUMENTS,
    ],
  ],
  [
    'mfe-shop/src/offer/offer.routes.ts',
    ['services/shop/src/seo/', 'tools/tables.test.ts', 'tools/custom-properties.test.ts', DOCUMENTS],
  ],
  ['services/shop/src/cart/cart.routes.ts', ['tools/tables.test.ts', DESCRIPTION, DOCUMENTS]],
  ['services/shop/src/cart/cart.model.ts', [DESCRIPTION, 'tools/indexes/', DOCUMENTS]],
  ['services/account/src/privacy/person.ts', [DESCRIPTION, 'tools/privacy-page.test.ts', DOCUMENTS]],
  [
    'services/content/seed/definitions/pages/politica/uk.md',
    ['services/content/', 'tools/privacy-page.test.ts', DOCUMENTS],
  ],
  ['tools/mail-sink/main.ts', ['tools/compose.test.ts', DOCUMENTS]],
  ['tools/test/check.ts', ['tools/compose.test.ts', 'tools/test/commands.test.ts', DOCUMENTS]],
  ['services/shop/src/seo/heads.test.ts', ['tools/workspaces.test.ts', DOCUMENTS]],
  ['shell/src/page/system-pages.ts', ['tools/tables.test.ts', 'tools/custom-properties.test.ts', DOCUMENTS]],
  ['shell/src/pre-hydration.ts', ['shell/src/', 'tools/custom-properties.test.ts', DOCUMENTS]],
  ['docker-compose.yml', ['tools/', DOCUMENTS]],
  ['docs/testing.md', ['tools/']],
])('a change of %s is followed to its tests', (path, tests) => {
  expect(testsAfter([path])).toEqual(
    tests === 'all' ? 'all' : { related: /\.(tsx?|css|json)$/.test(path) ? [path] : [], packages: tests },
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
