import type { Acquired } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

/**
 * 'unpaid': the course was asked for and not paid; 'pending': its debit is under way, or its outcome is not known yet;
 * 'revoked': the order that gave it was refunded.
 */
export type Ownership = 'unpaid' | 'pending' | 'owned' | 'revoked';

export interface UserCourseFields {
  user: string;
  course: Types.ObjectId;
  state: Ownership;
  /** Kopiykas that the debit asks for. */
  price: number;
  /** Tries to buy from the balance; of purchases that were given back, `returned`. */
  purchases: number;
  returned: number;
  acquired: Acquired | null;
  acquiredOn: PlainDate | null;
  acquiredAt: Date | null;
  /** The shop's order that gave it, and those whose money went back. */
  order: string | null;
  refundedOrders: string[];
  usedAt: Date | null;
  /** Hour of the member's day, and the moment that comes next. */
  reminder: { hour: number; at: Date } | null;
  /** Hashes of the latest mails' links. */
  reminderTokens: string[];
}
export type UserCourseRow = UserCourseFields & { _id: Types.ObjectId };

const schema = new Schema<UserCourseFields>(
  {
    user: { type: String, required: true },
    course: { type: Schema.Types.ObjectId, required: true },
    state: { type: String, enum: ['unpaid', 'pending', 'owned', 'revoked'], required: true },
    price: { type: Number, default: 0, min: 0, validate: Number.isInteger },
    purchases: { type: Number, default: 0 },
    returned: { type: Number, default: 0 },
    acquired: { type: String, enum: ['free', 'balance', 'order', null], default: null },
    acquiredOn: { type: String, default: null },
    acquiredAt: { type: Date, default: null },
    order: { type: String, default: null },
    refundedOrders: [String],
    usedAt: { type: Date, default: null },
    reminder: {
      type: new Schema(
        { hour: { type: Number, required: true, min: 0, max: 23 }, at: { type: Date, required: true } },
        { _id: false },
      ),
      default: null,
    },
    reminderTokens: [String],
  },
  { versionKey: false },
);
schema.index({ user: 1, course: 1 }, { unique: true });
schema.index({ course: 1 });
schema.index({ user: 1, state: 1, acquiredAt: -1 });
schema.index({ 'reminder.at': 1 }, { sparse: true });
schema.index({ reminderTokens: 1 });

export const UserCourseModel = model<UserCourseFields>('UserCourse', schema, 'user_courses');
