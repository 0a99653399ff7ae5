import { model, Schema, type Types } from 'mongoose';
import type { Actor } from '../orders/orders.model.ts';

/** late: the order was closed before the payment; double: another attempt paid it; reversed: by the provider itself. */
export const REFUND_REASONS = ['staff', 'cancelled', 'late', 'double', 'reversed'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Rows are added and executed, never deleted. */
export interface RefundFields {
  order: Types.ObjectId;
  /** Null for money that was paid on delivery: staff give it back themselves. */
  payment: Types.ObjectId | null;
  /** Kopiykas. */
  amount: number;
  reason: RefundReason;
  by: Actor;
  state: 'open' | 'done';
  createdAt: Date;
  /** The first request to the provider; the refund may have been executed since. */
  askedAt: Date | null;
  doneAt: Date | null;
}
export type RefundRow = RefundFields & { _id: Types.ObjectId };

const schema = new Schema<RefundFields>(
  {
    order: { type: Schema.Types.ObjectId, required: true },
    payment: {
      type: Schema.Types.ObjectId,
      default: null,
      // What a job has to carry out goes back to a payment.
      required(this: RefundFields) {
        return this.state === 'open';
      },
    },
    amount: { type: Number, required: true, min: 1, validate: Number.isSafeInteger },
    reason: { type: String, enum: REFUND_REASONS, required: true },
    by: {
      type: new Schema({ kind: { type: String, required: true }, id: String }, { _id: false }),
      required: true,
    },
    state: { type: String, enum: ['open', 'done'], required: true },
    createdAt: { type: Date, required: true },
    askedAt: { type: Date, default: null },
    doneAt: { type: Date, default: null },
  },
  { versionKey: false },
);
schema.index({ payment: 1, state: 1, _id: 1 });
schema.index({ order: 1, createdAt: 1 });

export const RefundModel = model<RefundFields>('Refund', schema, 'refunds');
