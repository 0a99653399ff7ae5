import { DELIVERY_METHODS } from '@stezhka/shop-contract';
import fc from 'fast-check';
import { allocate } from './allocate.ts';
import { feeOf } from './payment-fee.ts';
import { type Discount, freeGoodsRefusal, totalsOf } from './totals.ts';

const terms = { freeFrom: 100_000, price: 7_000 };
const kopiykas = fc.integer({ min: 0, max: 99_999_999 });
const line = fc.record({
  now: kopiykas,
  before: fc.option(kopiykas),
  quantity: fc.integer({ min: 1, max: 999 }),
});
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), kopiykas: fc.integer({ min: 1, max: 9_999_999 }) }),
);

test('shares add up to the kopiyka, and none exceeds its part', () => {
  fc.assert(
    fc.property(
      fc.array(kopiykas, { maxLength: 30 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, k) => {
        const all = weights.reduce((sum, one) => sum + one, 0);
        const amount = Math.floor(all * k);
        const shares = allocate(amount, weights);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount);
        for (const [i, share] of shares.entries()) {
          expect(Number.isInteger(share) && share >= 0).toBe(true);
          expect(share).toBeLessThanOrEqual(weights[i]!);
        }
      },
    ),
  );
});

test('a total is the sum of its parts, whatever is bought', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.option(discount),
      fc.constantFrom(...DELIVERY_METHODS),
      (lines, off, delivery) => {
        const totals = totalsOf(lines, {
          terms,
          discount: off,
          delivery,
          fee: { kopiykas: 2_000, percent: 2 },
        });
        expect(totals.total).toBe(totals.goods - totals.discount + totals.delivery + totals.payment);
        expect(totals.shares.reduce((sum, one) => sum + one, 0)).toBe(totals.discount);
        expect(totals.discount).toBeLessThanOrEqual(totals.goods);
        for (const amount of [totals.goods, totals.discount, totals.delivery, totals.payment, totals.total])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        if (totals.goods - totals.discount >= terms.freeFrom) expect(totals.delivery).toBe(0);
      },
    ),
  );
});

test('equal parts differ by a kopiyka at most, the earlier ones first', () => {
  expect(allocate(100, [50, 50, 50])).toEqual([34, 33, 33]);
});

test('the number of pieces makes no delivery free', () => {
  const lines = [{ now: 10_000, before: null, quantity: 3 }];
  expect(totalsOf(lines, { terms, delivery: 'branch' }).delivery).toBe(7_000);
});

test('a discount may take the goods below free delivery', () => {
  const lines = [{ now: 100_000, before: null, quantity: 1 }];
  expect(totalsOf(lines, { terms, delivery: 'branch' }).delivery).toBe(0);
  const reduced = totalsOf(lines, {
    terms,
    delivery: 'branch',
    discount: { kind: 'percent', percent: 5 },
  });
  expect(reduced).toMatchObject({ discount: 5_000, delivery: 7_000, total: 102_000 });
});

test('cash on delivery costs 20 ₴ and 2% of what is collected; nothing collected costs nothing', () => {
  const fee = { kopiykas: 2_000, percent: 2 };
  const paid = totalsOf([{ now: 50_000, before: null, quantity: 1 }], {
    terms,
    delivery: 'branch',
    fee,
  });
  expect(paid.payment).toBe(2_000 + 1_140);
  const gift = totalsOf([{ now: 0, before: null, quantity: 1 }], {
    terms: { ...terms, price: 0 },
    fee,
    delivery: 'branch',
  });
  expect(gift).toMatchObject({ payment: 0, total: 0 });
});

test.each([
  [1_090, 55],
  [1_009, 50],
  [1_010, 51],
  [1_030, 52],
])('5%% of %i kopiykas are %i: a percentage is rounded to the nearest, half a kopiyka up', (goods, off) => {
  const totals = totalsOf([{ now: goods, before: null, quantity: 1 }], {
    terms,
    delivery: 'branch',
    discount: { kind: 'percent', percent: 5 },
  });
  expect(totals.discount).toBe(off);
});

test.each([
  [10_024, 200],
  [10_025, 201],
  [10_026, 201],
])('the fee of 2%% on %i kopiykas is rounded to the nearest: %i', (due, percentage) => {
  const { payment } = totalsOf([{ now: due, before: null, quantity: 1 }], {
    terms: { ...terms, price: 0 },
    delivery: 'courier',
    fee: { kopiykas: 2_000, percent: 2 },
  });
  expect(payment).toBe(2_000 + percentage);
});

test('a kopiyka left over goes to the largest remainder, wherever its part stands', () => {
  // Exact shares: 0.1, 0.2 and 9.7.
  expect(allocate(10, [1, 2, 97])).toEqual([0, 0, 10]);
  // Exact shares: 6.6, 2.8 and 0.6; two kopiykas are left over, the equal remainders go by their order.
  expect(allocate(10, [66, 28, 6])).toEqual([7, 3, 0]);
  expect(allocate(10, [6, 28, 66])).toEqual([1, 3, 6]);
});

test('a sum beyond the parts together takes each part whole', () => {
  expect(allocate(10, [2, 0, 3])).toEqual([2, 0, 3]);
});

test('the total before is that of the old prices, without the discount, sent and paid for as the total', () => {
  const lines = [
    { now: 20_000, before: 25_000, quantity: 2 },
    { now: 10_000, before: null, quantity: 1 },
  ];
  const fee = { kopiykas: 2_000, percent: 0 };
  const totals = totalsOf(lines, {
    terms,
    delivery: 'branch',
    fee,
    discount: { kind: 'percent', percent: 10 },
  });
  expect(totals).toMatchObject({ goodsBefore: 60_000, totalBefore: 69_000, goods: 50_000, total: 54_000 });
});

test('an empty cart costs nothing, delivery included', () => {
  expect(totalsOf([], { terms, delivery: 'branch' })).toMatchObject({
    delivery: 0,
    total: 0,
    totalBefore: 0,
  });
});

test('the largest remainder gets the kopiyka where the remainders fall towards the end as well', () => {
  // Exact shares: 0.8, 1.2 and 2.
  expect(allocate(4, [2, 3, 5])).toEqual([1, 1, 2]);
});

test('parts that weigh nothing get nothing, one kopiyka goes to the only part', () => {
  expect(allocate(5, [0, 0])).toEqual([0, 0]);
  expect(allocate(1, [1])).toEqual([1]);
});

test('at the workshop nothing is transferred, so there is no fee', () => {
  const fee = { kopiykas: 2_000, percent: 2 };
  const lines = [{ now: 50_000, before: null, quantity: 1 }];
  expect(totalsOf(lines, { terms, delivery: 'pickup', fee })).toMatchObject({ payment: 0, total: 50_000 });
});

test('only cash on delivery has a fee', () => {
  const prices = { codFee: 2_000, codPercent: 2 };
  expect(feeOf('cod', prices)).toEqual({ kopiykas: 2_000, percent: 2 });
  expect(feeOf('card', prices)).toEqual({ kopiykas: 0, percent: 0 });
});

test.each([
  ['branch', 7_000],
  ['locker', 7_000],
  ['courier', 7_000],
  ['pickup', 0],
] as const)('delivery by %s costs %i kopiykas below the free threshold', (delivery, price) => {
  const lines = [{ now: 50_000, before: null, quantity: 1 }];
  expect(totalsOf(lines, { terms, delivery })).toMatchObject({
    delivery: price,
    total: 50_000 + price,
  });
});

const free = (quantity: number) => ({ now: 0, quantity });
const sold = { now: 60_000, quantity: 1 };

test.each<[string, Parameters<typeof freeGoodsRefusal>[0], ReturnType<typeof freeGoodsRefusal>]>([
  ['nothing', [], null],
  ['no free item', [sold], null],
  ['one free item beside another', [sold, free(1)], null],
  ['one free item alone', [free(1)], 'free_alone'],
  ['two pieces of a free item', [sold, free(2)], 'free_once'],
  ['two free items', [sold, free(1), free(1)], 'free_once'],
])('an order of %s', (_, lines, refusal) => {
  expect(freeGoodsRefusal(lines)).toBe(refusal);
});
