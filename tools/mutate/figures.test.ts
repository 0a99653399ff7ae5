import { merge, writtenFigures } from './figures.ts';
import { everyNth, nearestFirst, packageOf } from './targets.ts';

test('a path measured anew takes the place of its row, the others stay', () => {
  const old = ['| folder or file | mutants |', '|---|---|', '| a/b | 1 |', '| c/d | 2 |'];
  expect(merge(old, ['| c/d | 3 |', '| e/f | 4 |'])).toEqual(['| a/b | 1 |', '| c/d | 3 |', '| e/f | 4 |']);
});

/** Money, identity and what all calls go through. */
const HELD_TO_90 = [
  'services/shop/src/pricing',
  'services/shop/src/orders',
  'services/shop/src/payments',
  'services/shop/src/coupons',
  'services/shop/src/cart',
  'services/kit/src/forms',
  'services/kit/src/identity/identity.ts',
  'gateway/src/cache',
  'gateway/src/sessions',
  'gateway/src/calls/same-origin.ts',
];

test('the figures of docs/testing.md reach 90 % where money, identity and all calls depend on it', () => {
  const figures = writtenFigures();
  expect(HELD_TO_90.filter((path) => !(figures[path]! >= 90))).toEqual([]);
  expect(writtenFigures(['| folder |', '|---|', '| a/b | 3 of 9 | 2 | 1 | 66.7 | 5 | 2026-11-22 |'])).toEqual(
    {
      'a/b': 66.7,
    },
  );
});

test('a sample is spread evenly, and the same each time', () => {
  expect(everyNth([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 2, 5, 7]);
  expect(everyNth([1, 2], 60)).toEqual([1, 2]);
});

test('a path’s package is the nearest one above it', () => {
  expect(packageOf('services/kit/src/identity/identity.ts')).toBe('services/kit');
  expect(packageOf('gateway/src/cache')).toBe('gateway');
});

test('a file’s own test judges first, then those beside it, then those that import it', () => {
  const files = ['a/forms/x.ts', 'a/forms/y.ts', 'a/identity.ts'];
  const tests = ['a/b/c.test.ts', 'a/b/d.test.ts', 'a/forms/a.test.ts', 'a/identity.test.ts'];
  const read = (test: string) => (test === 'a/b/d.test.ts' ? "import '../forms/x.ts';" : '');
  expect(nearestFirst(tests, files, read)).toEqual([
    'a/identity.test.ts',
    'a/forms/a.test.ts',
    'a/b/d.test.ts',
    'a/b/c.test.ts',
  ]);
});
