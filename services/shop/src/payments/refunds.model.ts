import { model, Schema, type Types } from 'mongoose';
import type { Actor } from '../orders/orders.model.ts';

/**
 * late: the order had been given up when the money came; double: another attempt had paid it already;
 * reversed: the provider took it back by itself.
 */
export const REFUND_REASONS = ['staff', 'cancelled', 'late', 'double', 'reversed'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Money that goes back to whoever paid; rows are only ever added and carried out. */
export interface RefundFields {
  order: Types.ObjectId;
  payment: Types.ObjectId;
  /** Kopiykas. */
  amount: number;
  reason: RefundReason;
  by: Actor;
  state: 'open' | 'done';
  createdAt: Date;
  /** When the provider was first asked for it: from then on it may have been given, whatever we heard. */
  askedAt: Date | null;
  doneAt: Date | null;
}
export type RefundRow = RefundFields & { _id: Types.ObjectId };

const schema = new Schema<RefundFields>(
  {
    order: { type: Schema.Types.ObjectId, required: true },
    payment: { type: Schema.Types.ObjectId, required: true },
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
