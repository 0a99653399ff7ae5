import type { PaymentStatus, ProviderName } from './payments.model.ts';

/** What a provider says of a payment. */
export interface ProviderReport {
  orderRef: string;
  publicKey: string;
  /** Kopiykas; NaN when it is no amount. */
  amount: number;
  currency: string;
  /** In the provider's words. */
  status: string;
  providerPaymentId: string;
  /** Kopiykas that went back so far; undefined when it does not say. */
  refunded?: number;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Hryvnias as they are written on the wire → kopiykas; NaN for all that is no whole number of them. */
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

/** The provider's word → ours (product 4, Payment): whatever is not decided stays pending. */
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
