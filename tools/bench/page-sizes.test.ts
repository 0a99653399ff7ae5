import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  committedSizes,
  firstRouteBytes,
  growths,
  keepFigures,
  overLimit,
  type PageSize,
  readPages,
  readSizes,
  unexplained,
  unlistedPages,
} from './page-sizes.ts';

const sized = (page: string, kib: number): PageSize => ({ remote: 'mfe-shop', page, kib });
const committed = readPages(['| remote | page | KiB |', '|---|---|---|', '| mfe-shop | cart | 149.0 |']);

test('committed figures are read from the table of the README', () => {
  expect(committed).toEqual([sized('cart', 149)]);
  expect(readPages().length).toBeGreaterThan(30);
});

test.each([
  ['catalog', 150, []],
  ['catalog', 150.1, ['mfe-shop catalog: 150.1 KiB, the limit is 150.']],
  ['cart', 145, []],
  ['cart', 145.1, ['mfe-shop cart: 145.1 KiB, the limit is 145.']],
])('the page %s of %d KiB is held against its limit', (page, kib, findings) => {
  expect(overLimit([sized(page, kib)])).toEqual(findings);
});

test.each([
  ['lighter', 140, []],
  ['heavier by one KiB', 150, []],
  ['heavier by more', 150.1, [{ remote: 'mfe-shop', page: 'cart', from: 149, to: 150.1 }]],
])('a page that is %s is held against its committed figure', (_, kib, found) => {
  expect(growths(committed, [sized('cart', kib)])).toEqual(found);
});

test('a figure falls by itself and rises only by a growth that has its reason', () => {
  const keep = (kib: number) => keepFigures(committed, [sized('cart', kib)]);
  expect(keep(140)).toEqual([sized('cart', 140)]);
  expect(keep(149.9)).toEqual(committed);
  expect(keep(150.1)).toEqual([sized('cart', 150.1)]);
  expect(keepFigures([], [sized('cart', 149.9)])).toEqual([sized('cart', 149.9)]);
});

test('another page with a reason raises no figure but its own', () => {
  const two = [sized('cart', 149), sized('offer', 120)];
  expect(keepFigures(two, [sized('cart', 149.9), sized('offer', 130)])).toEqual([
    sized('cart', 149),
    sized('offer', 130),
  ]);
});

const document = (kib: number, ...reasons: string[]) =>
  [
    '<!-- sizes -->',
    `| mfe-shop | cart | ${kib} |`,
    '<!-- /sizes -->',
    '<!-- growth -->',
    ...reasons,
    '<!-- /growth -->',
  ].join('\n');
const REASON = '- 2026-11-20: mfe-shop cart 147.0 → 149.0 KiB: a checkout';

test.each([
  ['a figure that fell', [140, REASON], 0],
  ['a figure that rose by one KiB', [150, REASON], 0],
  ['a figure that rose without a line', [150.1, REASON], 1],
  [
    'a figure that rose with a line of another page',
    [150.1, REASON, '- mfe-shop cart-thanks 1 → 3 KiB: b'],
    1,
  ],
  ['a figure that rose beyond its line', [152, REASON, '- mfe-shop cart 149.0 → 150.1 KiB: a'], 1],
  ['a figure that rose with a line of its own', [150.1, REASON, '- mfe-shop cart 149.0 → 150.1 KiB: a'], 0],
] as const)('%s is held against the document before', (_, [kib, ...reasons], findings) => {
  const before = readSizes(document(149, REASON));
  expect(unexplained(before, readSizes(document(kib, ...reasons)))).toHaveLength(findings);
});

test('the document before is the one of main, on main itself that of the last commit but one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stezhka-sizes-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: folder });
  const commit = (kib: number) => {
    writeFileSync(join(folder, 'README.md'), document(kib));
    git('add', '.');
    git('commit', '-qm', 'sizes');
  };
  const before = () => committedSizes(folder)?.pages;
  try {
    expect(before()).toBeUndefined();
    git('init', '-q', '-b', 'main');
    commit(140);
    expect(before()).toBeUndefined();
    commit(141);
    expect(before()).toEqual([sized('cart', 140)]);
    git('checkout', '-q', '-b', 'work');
    commit(142);
    commit(143);
    expect(before()).toEqual([sized('cart', 141)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('the scripts of a first route', () => {
  const chunk = (...scripts: string[]) => ({ scripts, styles: [] });
  const shell = {
    name: 'shell',
    chunks: { entry: chunk('a.js'), first: chunk('a.js', 'b.js'), 'texts-uk': chunk('c.js') },
    sizes: { 'a.js': 100, 'b.js': 20, 'c.js': 3 },
  };
  const remote = {
    name: 'mfe-shop',
    chunks: { entry: chunk('e.js'), 'texts-uk': chunk('t.js'), cart: chunk('e.js', 'p.js') },
    sizes: { 'e.js': 1000, 't.js': 2000, 'p.js': 4000 },
  };
  const measure = (route: object = {}, overrides: object = {}) =>
    firstRouteBytes(shell, { ...remote, ...overrides }, { id: 'cart', ...route }, 'texts-uk');

  test('are counted once each, of shell and remote', () => {
    expect(measure()).toBe(7123);
  });

  test.each([
    ['a page’s chunk', { id: 'wishlist' }, {}, 'mfe-shop: chunk wishlist is not in the build.'],
    ['a frame’s chunk', { handle: { header: 'mini' } }, {}, 'shell: chunk mini-header is not in the build.'],
    ['a size', {}, { sizes: { 'e.js': 1000, 't.js': 2000 } }, 'mfe-shop: size of p.js is not in the build.'],
  ])('fail without %s', (_, route, overrides, message) => {
    expect(() => measure(route, overrides)).toThrow(message);
  });
});

test('a page without a figure and a figure without a page are told', () => {
  expect(unlistedPages(committed, [sized('cart', 149)])).toEqual([]);
  expect(unlistedPages(committed, [sized('offer', 149)])).toEqual([
    'mfe-shop offer has no figure.',
    'mfe-shop cart has a figure and is not built.',
  ]);
});
