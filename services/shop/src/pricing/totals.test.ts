import { LOCALES } from '@stezhka/kit-contract';
import fc from 'fast-check';
import { shareOut } from './share-out.ts';
import { type Discount, totalsOf } from './totals.ts';

const terms = { freeFrom: 100_000, freeFromCount: 3, price: 7_000 };
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
        const shares = shareOut(amount, weights);
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
      fc.constantFrom(...LOCALES),
      fc.constantFrom('sent' as const, 'pickup' as const),
      (lines, off, locale, delivery) => {
        const totals = totalsOf(lines, {
          terms,
          locale,
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
  expect(shareOut(100, [50, 50, 50])).toEqual([34, 33, 33]);
});

test('free delivery counts pieces in English and hryvnias elsewhere', () => {
  const lines = [{ now: 10_000, before: null, quantity: 3 }];
  expect(totalsOf(lines, { terms, locale: 'en' }).delivery).toBe(0);
  expect(totalsOf(lines, { terms, locale: 'uk' }).delivery).toBe(7_000);
});

test('a discount may take the goods below free delivery', () => {
  const lines = [{ now: 100_000, before: null, quantity: 1 }];
  expect(totalsOf(lines, { terms, locale: 'uk' }).delivery).toBe(0);
  const reduced = totalsOf(lines, { terms, locale: 'uk', discount: { kind: 'percent', percent: 5 } });
  expect(reduced).toMatchObject({ discount: 5_000, delivery: 7_000, total: 102_000 });
});

test('cash on delivery costs 20 ₴ and 2% of what is collected; nothing collected costs nothing', () => {
  const fee = { kopiykas: 2_000, percent: 2 };
  const paid = totalsOf([{ now: 50_000, before: null, quantity: 1 }], { terms, locale: 'uk', fee });
  expect(paid.payment).toBe(2_000 + 1_140);
  const gift = totalsOf([{ now: 0, before: null, quantity: 1 }], {
    terms,
    locale: 'uk',
    fee,
    delivery: 'pickup',
  });
  expect(gift).toMatchObject({ payment: 0, total: 0 });
});
