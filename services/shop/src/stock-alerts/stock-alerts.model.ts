import { LOCALES, type Locale } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

const MONTH_SECONDS = 30 * 24 * 60 * 60;

export interface StockAlertFields {
  product: Types.ObjectId;
  size: string | null;
  email: string;
  locale: Locale;
  waiting?: true;
  askedAt: Date;
  sentAt?: Date;
}
export type StockAlertRow = StockAlertFields & { _id: Types.ObjectId };

const schema = new Schema<StockAlertFields>(
  {
    product: { type: Schema.Types.ObjectId, ref: 'Product', required: true },
    size: { type: String, default: null },
    email: { type: String, required: true },
    locale: { type: String, enum: LOCALES, required: true },
    waiting: Boolean,
    askedAt: { type: Date, required: true },
    sentAt: Date,
  },
  { versionKey: false },
);
schema.index({ product: 1, size: 1, email: 1 }, { unique: true, partialFilterExpression: { waiting: true } });
schema.index({ waiting: 1, product: 1 }, { partialFilterExpression: { waiting: true } });
schema.index({ email: 1 });
// Addresses are deleted a month after the mail.
schema.index({ sentAt: 1 }, { expireAfterSeconds: MONTH_SECONDS });

export const StockAlertModel = model<StockAlertFields>('StockAlert', schema, 'stock_alerts');
