import type { PaymentStatus, ProviderName } from './payments.model.ts';

export interface ProviderReport {
  orderRef: string;
  publicKey: string;
  /** Kopiykas; NaN when invalid. */
  amount: number;
  currency: string;
  status: string;
  providerPaymentId: string;
  /** Kopiykas so far; undefined when unknown. */
  refunded?: number;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Hryvnias → kopiykas; NaN when invalid. */
function kopiykasOf(value: unknown): number {
  const hundreds = Number(text(value) || Number.NaN) * 100;
  const whole = Math.round(hundreds);
  return Math.abs(hundreds - whole) < 1e-6 && whole >= 0 ? whole : Number.NaN;
}

export function parseProviderReport(payload: Record<string, unknown>): ProviderReport {
  const refunded = kopiykasOf(payload.refund_amount);
  return {
    orderRef: text(payload.order_id),
    publicKey: text(payload.public_key),
    amount: kopiykasOf(payload.amount),
    currency: text(payload.currency),
    status: text(payload.status),
    providerPaymentId: text(payload.payment_id),
    ...(!Number.isNaN(refunded) && { refunded }),
  };
}

/** Product 4, Payment: unknown statuses count as pending. */
export function statusOf({ status }: Pick<ProviderReport, 'status'>, provider: ProviderName): PaymentStatus {
  switch (status) {
    case 'success':
    case 'failure':
    case 'error':
    case 'reversed':
      return status;
    case 'sandbox':
      return provider === 'sandbox' ? 'success' : 'pending';
    default:
      return 'pending';
  }
}
