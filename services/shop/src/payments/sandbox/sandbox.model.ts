import { model, Schema } from 'mongoose';

/** The sandbox provider's own books. */
export interface SandboxFields {
  orderRef: string;
  /** Kopiykas. */
  amount: number;
  currency: string;
  status: 'open' | 'success' | 'failure' | 'reversed';
  refunded: number;
  openedAt: Date;
}

const whole = { type: Number, required: true, min: 0, validate: Number.isSafeInteger };
const schema = new Schema<SandboxFields>(
  {
    orderRef: { type: String, required: true },
    amount: whole,
    currency: { type: String, required: true },
    status: { type: String, enum: ['open', 'success', 'failure', 'reversed'], required: true },
    refunded: { ...whole, required: false, default: 0 },
    openedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ orderRef: 1 }, { unique: true });

export const SandboxModel = model<SandboxFields>('SandboxPayment', schema, 'sandbox_payments');
