import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { type ClientSession, type Types, trusted } from 'mongoose';
import { localiseMoney } from '../money/money.ts';
import type { Discount } from '../pricing/totals.ts';
import { CouponModel, type CouponRow, CouponUseModel } from './coupons.model.ts';

export const normalizeCode = (typed: string): string => typed.trim().toUpperCase();

export const findCoupon = (code: string, session: ClientSession | null = null) =>
  CouponModel.findOne({ code: normalizeCode(code) })
    .session(session)
    .lean<CouponRow>();

/**
 * Checks all but the buyer, who is known at checkout only.
 * @param goods kopiykas before the discount
 * @throws AppError coupon_unknown, coupon_over, coupon_used, coupon_small
 */
export function checkCoupon(coupon: CouponRow | null, goods: number): asserts coupon is CouponRow {
  const now = clock.now();
  if (!coupon?.active || (coupon.from && coupon.from > now)) throw new AppError('coupon_unknown');
  if (coupon.until && coupon.until <= now) throw new AppError('coupon_over');
  if (coupon.limit !== null && coupon.used >= coupon.limit) throw new AppError('coupon_used');
  if (goods < coupon.minGoods) {
    throw new AppError('coupon_small', { params: { from: localiseMoney(coupon.minGoods) } });
  }
}

export async function findDiscount(
  code: string | null | undefined,
  goods: number,
): Promise<{ code: string; discount: Discount | null; personal: boolean; error?: AppError }> {
  if (!code) return { code: '', discount: null, personal: false };
  const coupon = await findCoupon(code);
  const personal = Boolean(coupon?.email);
  try {
    checkCoupon(coupon, goods);
    return { code, discount: coupon.discount, personal };
  } catch (error) {
    return { code, discount: null, personal, error: error as AppError };
  }
}

export interface CouponBuyer {
  order: Types.ObjectId;
  userId: string | null;
  email: string;
  hasPaid: boolean;
}

/**
 * Redeems the coupon in the order's transaction; the last use cannot be redeemed twice.
 * @throws AppError coupon_used, coupon_foreign, coupon_first_order
 */
export async function redeemCoupon(
  coupon: CouponRow,
  buyer: CouponBuyer,
  session: ClientSession,
): Promise<void> {
  const email = buyer.email.toLowerCase();
  if (coupon.email && coupon.email !== email) throw new AppError('coupon_foreign');
  if (coupon.firstOrderOnly && buyer.hasPaid) throw new AppError('coupon_first_order');
  // The write on the coupon itself makes concurrent uses conflict, so the counts below are true.
  const taken = await CouponModel.updateOne(
    { _id: coupon._id, active: true, ...(coupon.limit !== null && { used: trusted({ $lt: coupon.limit }) }) },
    { $inc: { used: 1 } },
    { session },
  );
  if (taken.modifiedCount === 0) throw new AppError('coupon_used');
  if (coupon.limitPerPerson !== null) {
    const by = (who: object) =>
      CouponUseModel.countDocuments({ coupon: coupon._id, ...who }).session(session);
    const uses = Math.max(await by({ email }), buyer.userId ? await by({ userId: buyer.userId }) : 0);
    if (uses >= coupon.limitPerPerson) throw new AppError('coupon_used');
  }
  await CouponUseModel.create([{ coupon: coupon._id, order: buyer.order, userId: buyer.userId, email }], {
    session,
  });
}

interface OrderWithCoupon {
  _id: Types.ObjectId;
  coupon: string | null;
  userId: string | null;
  contacts: { email: string };
}

/** Redeems the coupon again for an expired order that is paid late: its price is frozen, so the limits do not apply. */
export async function reclaimCoupon(
  { _id, coupon: code, userId, contacts }: OrderWithCoupon,
  session: ClientSession,
): Promise<void> {
  const coupon = code ? await findCoupon(code, session) : null;
  if (!coupon) return;
  await CouponModel.updateOne({ _id: coupon._id }, { $inc: { used: 1 } }, { session });
  const use = { coupon: coupon._id, order: _id, userId, email: contacts.email };
  await CouponUseModel.create([use], { session });
}

export async function releaseCoupon(order: Types.ObjectId, session: ClientSession): Promise<void> {
  const use = await CouponUseModel.findOneAndDelete({ order }, { session }).lean();
  if (use) await CouponModel.updateOne({ _id: use.coupon }, { $inc: { used: -1 } }, { session });
}
