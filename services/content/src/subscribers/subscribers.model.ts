import type { SubscriptionState } from '@stezhka/content-contract';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface SubscriberFields {
  /** In lower case. */
  email: string;
  locale: Locale;
  state: SubscriptionState;
  createdAt: Date;
  askedAt?: Date;
  confirmedAt?: Date;
  endedAt?: Date;
  /** Hashes of the latest mails' tokens; each of them works. */
  confirmTokens: string[];
  endTokens: string[];
  /** Unconfirmed and ended subscriptions are erased then. */
  keptUntil?: Date;
}

const hashes = { type: [String], default: [], select: false };
const schema = new Schema<SubscriberFields>({
  email: { type: String, required: true },
  locale: { type: String, enum: LOCALES, required: true },
  state: { type: String, enum: ['waiting', 'active', 'ended'], required: true },
  createdAt: { type: Date, required: true },
  askedAt: Date,
  confirmedAt: Date,
  endedAt: Date,
  confirmTokens: hashes,
  endTokens: hashes,
  keptUntil: Date,
});
schema.index({ email: 1 }, { unique: true });
schema.index({ confirmTokens: 1 });
schema.index({ endTokens: 1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ state: 1, createdAt: -1 });
schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 });

export const SubscriberModel = model<SubscriberFields>('Subscriber', schema, 'subscribers');
