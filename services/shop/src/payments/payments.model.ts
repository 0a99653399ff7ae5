import { model, Schema, type Types } from 'mongoose';

export const PROVIDERS = ['sandbox', 'liqpay'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export const PAYMENT_STATUSES = ['created', 'pending', 'failure', 'error', 'success', 'reversed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A failed payment may still succeed, never the reverse. */
export const RANK: Readonly<Record<PaymentStatus, number>> = {
  created: 0,
  pending: 1,
  failure: 2,
  error: 2,
  success: 3,
  reversed: 4,
};

export interface PaymentFields {
  order: Types.ObjectId;
  attempt: number;
  /** The provider's reference: `${order number}-${attempt}`. */
  orderRef: string;
  provider: ProviderName;
  /** Kopiykas. */
  amount: number;
  currency: string;
  status: PaymentStatus;
  /** This attempt paid the order; payments of other attempts are refunded. */
  settles: boolean;
  /** Kopiykas, open refunds included. */
  refunded: number;
  providerPaymentId: string;
  createdAt: Date;
  checkedAt: Date | null;
  /** Null once the payment is decided. */
  nextCheckAt: Date | null;
}
export type PaymentRow = PaymentFields & { _id: Types.ObjectId };

const kopiykas = { type: Number, required: true, min: 0, validate: Number.isSafeInteger };
const schema = new Schema<PaymentFields>(
  {
    order: { type: Schema.Types.ObjectId, required: true },
    attempt: { ...kopiykas, min: 1 },
    orderRef: { type: String, required: true },
    provider: { type: String, enum: PROVIDERS, required: true },
    amount: { ...kopiykas, min: 1 },
    currency: { type: String, required: true },
    status: { type: String, enum: PAYMENT_STATUSES, required: true },
    settles: { type: Boolean, default: false },
    refunded: { ...kopiykas, required: false, default: 0 },
    providerPaymentId: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    checkedAt: { type: Date, default: null },
    nextCheckAt: { type: Date, default: null },
  },
  { versionKey: false },
);
schema.index({ orderRef: 1 }, { unique: true });
schema.index({ order: 1, attempt: -1 }, { unique: true });
schema.index({ nextCheckAt: 1 });

export const PaymentModel = model<PaymentFields>('Payment', schema, 'payments');
