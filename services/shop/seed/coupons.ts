import type { Discount } from '../src/pricing/totals.ts';

export interface CouponSeed {
  code: string;
  discount: Discount;
  /** Days from the day of seeding; null is open. */
  fromDay: number | null;
  untilDay: number | null;
  /** Kopiykas. */
  minGoods: number;
  limit: number | null;
  limitPerPerson: number | null;
  email: string | null;
  firstOrderOnly: boolean;
}

const usual = {
  fromDay: null,
  untilDay: null,
  minGoods: 0,
  limit: null,
  limitPerPerson: null,
  email: null,
  firstOrderOnly: false,
};

/** One of each kind: running, of an amount, over, used up, a subscriber's own. */
export const coupons: CouponSeed[] = [
  {
    ...usual,
    code: 'TEPLO10',
    discount: { kind: 'percent', percent: 10 },
    fromDay: -45,
    untilDay: 60,
    minGoods: 50_000,
    limitPerPerson: 3,
  },
  {
    ...usual,
    code: 'STEZHKA100',
    discount: { kind: 'amount', kopiykas: 10_000 },
    minGoods: 90_000,
    limit: 500,
    limitPerPerson: 1,
  },
  {
    ...usual,
    code: 'OSIN15',
    discount: { kind: 'percent', percent: 15 },
    fromDay: -90,
    untilDay: -20,
  },
  {
    ...usual,
    code: 'DVOIE',
    discount: { kind: 'amount', kopiykas: 5_000 },
    fromDay: -60,
    limit: 2,
  },
  {
    ...usual,
    code: 'PERSHA-STEZHKA',
    discount: { kind: 'percent', percent: 5 },
    limit: 1,
    email: 'nova@stezhka.example',
    firstOrderOnly: true,
  },
];
