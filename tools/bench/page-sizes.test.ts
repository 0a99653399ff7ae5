import { growths, keepFigures, overLimit, type PageSize, readPages, unlistedPages } from './page-sizes.ts';

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

test('a figure rises only with a reason', () => {
  const [lighter, heavier] = [[sized('cart', 140)], [sized('cart', 149.9)]];
  expect(keepFigures(committed, lighter, false)).toEqual(lighter);
  expect(keepFigures(committed, heavier, false)).toEqual(committed);
  expect(keepFigures(committed, heavier, true)).toEqual(heavier);
  expect(keepFigures([], heavier, false)).toEqual(heavier);
});

test('a page without a figure and a figure without a page are told', () => {
  expect(unlistedPages(committed, [sized('cart', 149)])).toEqual([]);
  expect(unlistedPages(committed, [sized('offer', 149)])).toEqual([
    'mfe-shop offer has no figure.',
    'mfe-shop cart has a figure and is not built.',
  ]);
});
