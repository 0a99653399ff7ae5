import type { BalanceReason } from '@stezhka/account-contract';
import { type HydratedDocument, model, Schema } from 'mongoose';

/** Rows are never changed, and removed only with the member's data. */
interface EntryFields {
  userId: string;
  /** The caller's idempotency key. */
  key: string;
  /** Kopiykas; negative for a debit. */
  kopiykas: number;
  after: number;
  /** Consecutive per member from 1; the unique index refuses two concurrent movements. */
  number: number;
  reason: BalanceReason;
  at: Date;
}

export const REASONS: BalanceReason[] = ['top_up', 'course', 'order', 'refund', 'correction'];

const whole = { type: Number, required: true, validate: Number.isSafeInteger };
const schema = new Schema<EntryFields>(
  {
    userId: { type: String, required: true },
    key: { type: String, required: true },
    kopiykas: whole,
    after: { ...whole, min: 0 },
    number: whole,
    reason: { type: String, enum: REASONS, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ userId: 1, number: -1 }, { unique: true });

export const EntryModel = model<EntryFields>('BalanceEntry', schema, 'balance_entries');

export type EntryDocument = HydratedDocument<EntryFields>;
