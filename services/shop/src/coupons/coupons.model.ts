import { model, Schema, type Types } from 'mongoose';
import type { Discount } from '../pricing/totals.ts';

/** A promocode; its code is stored in capitals. */
export interface CouponFields {
  code: string;
  discount: Discount;
  from: Date | null;
  until: Date | null;
  /** Minimum of goods, kopiykas. */
  minGoods: number;
  /** Orders in all and per person; null for no limit. */
  limit: number | null;
  limitPerPerson: number | null;
  email: string | null;
  firstOrderOnly: boolean;
  active: boolean;
  welcome: boolean;
  /** Current orders with this coupon, counted in the order's transaction. */
  used: number;
}
export type CouponRow = CouponFields & { _id: Types.ObjectId };

const count = {
  type: Number,
  default: null,
  min: 1,
  validate: (n: number | null) => n === null || Number.isInteger(n),
};
const schema = new Schema<CouponFields>({
  code: { type: String, required: true, uppercase: true, trim: true, maxlength: 40 },
  discount: {
    type: new Schema<{ kind: string; percent?: number; kopiykas?: number }>(
      {
        kind: { type: String, enum: ['percent', 'amount'], required: true },
        percent: { type: Number, min: 1, max: 100 },
        kopiykas: { type: Number, min: 1, validate: Number.isInteger },
      },
      { _id: false },
    ),
    required: true,
  },
  from: { type: Date, default: null },
  until: { type: Date, default: null },
  minGoods: { type: Number, default: 0, min: 0, validate: Number.isInteger },
  limit: count,
  limitPerPerson: count,
  email: { type: String, default: null, lowercase: true },
  firstOrderOnly: { type: Boolean, default: false },
  active: { type: Boolean, default: true },
  welcome: { type: Boolean, default: false },
  used: { type: Number, default: 0, min: 0 },
});
schema.index({ code: 1 }, { unique: true });
schema.index({ email: 1 });
schema.index({ welcome: 1, email: 1 }, { unique: true, partialFilterExpression: { welcome: true } });

export const CouponModel = model<CouponFields>('Coupon', schema, 'coupons');

/** Deleted when the order is cancelled or expires. */
export interface CouponUseRow {
  coupon: Types.ObjectId;
  order: Types.ObjectId;
  userId: string | null;
  email: string;
}
const use = new Schema<CouponUseRow>({
  coupon: { type: Schema.Types.ObjectId, required: true },
  order: { type: Schema.Types.ObjectId, required: true },
  userId: { type: String, default: null },
  email: { type: String, required: true, lowercase: true },
});
use.index({ order: 1 }, { unique: true });
use.index({ userId: 1 });
use.index({ email: 1 });
export const CouponUseModel = model<CouponUseRow>('CouponUse', use, 'coupon_uses');
