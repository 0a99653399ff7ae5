import type { BalanceReason } from '@stezhka/account-contract';
import { type HydratedDocument, model, Schema } from 'mongoose';

/** A movement of money; never changed, never removed but with the person. */
interface EntryFields {
  userId: string;
  /** Of the caller: the same one twice is one movement. */
  key: string;
  /** Kopiykas; below zero when they were taken off. */
  kopiykas: number;
  /** Kopiykas after it. */
  after: number;
  /** Counts a member's movements from 1: nobody writes two of one number. */
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
