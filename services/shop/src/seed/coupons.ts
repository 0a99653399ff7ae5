import { clock } from '@stezhka/kit/clock';
import { CouponModel } from '../coupons/coupons.model.ts';
import { readCoupons } from './read-demo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number | null): Date | null => (days === null ? null : clock.in(days * DAY_MS));

/** Writes the promocodes; how often each was used stays. */
export async function seedCoupons(): Promise<void> {
  for (const { fromDay, untilDay, ...coupon } of readCoupons()) {
    await CouponModel.updateOne(
      { code: coupon.code },
      { $set: { ...coupon, from: inDays(fromDay), until: inDays(untilDay) } },
      { upsert: true, runValidators: true },
    );
  }
}
