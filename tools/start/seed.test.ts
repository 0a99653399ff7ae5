import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { versionOf } from './seed.ts';

const root = mkdtempSync(join(tmpdir(), 'stezhka-seed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each([
  ['what is seeded', 'services/shop/seed/products/decks.ts', true],
  ['the code that seeds', 'services/shop/src/seed/definitions.ts', true],
  ['the script', 'services/shop/src/seed.ts', true],
  ['the pictures', 'services/kit/src/pictures/goods/book.ts', true],
  ['a test', 'services/shop/src/seed/seed.test.ts', false],
  ["another service's seed", 'services/diary/seed/quotes.ts', false],
])('a change of %s', (_what, path, counts) => {
  write('services/shop/src/seed.ts', '1');
  write(path, '1');
  const before = versionOf('shop', true, root);
  expect(versionOf('shop', true, root)).toBe(before);
  write(path, '2');
  expect(versionOf('shop', true, root) !== before).toBe(counts);
});

test('demo content is another version than definitions alone', () => {
  expect(versionOf('shop', true, root)).not.toBe(versionOf('shop', false, root));
});
