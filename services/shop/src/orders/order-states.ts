import type { OrderState } from '@stezhka/shop-contract';

/**
 * Where an order may go from where it is; nothing else is possible. A payment that arrives after the goods were given
 * back makes the order paid when they are still there, and refunded when they are not.
 */
const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending_payment: ['paid', 'failed', 'expired', 'cancelled'],
  failed: ['pending_payment', 'paid', 'expired', 'cancelled'],
  cod_confirmed: ['processing', 'cancelled'],
  paid: ['processing', 'refunded'],
  processing: ['shipped', 'refunded', 'cancelled'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  expired: ['paid', 'refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

export const canTransition = (from: OrderState, to: OrderState): boolean => TRANSITIONS[from].includes(to);

/** The goods of an order in one of these states are set aside for it. */
export const HOLDS_STOCK: readonly OrderState[] = [
  'pending_payment',
  'failed',
  'cod_confirmed',
  'paid',
  'processing',
  'shipped',
  'delivered',
];
/** Waiting for money until the reservation ends. */
export const AWAITS_PAYMENT: readonly OrderState[] = ['pending_payment', 'failed'];
/** On its usual way; the others have ended, or wait for money. */
export const isInProgress = (state: OrderState): boolean =>
  HOLDS_STOCK.includes(state) && !AWAITS_PAYMENT.includes(state);
const CANCELLABLE: readonly OrderState[] = ['pending_payment', 'failed', 'cod_confirmed', 'paid'];

/** The buyer may still give it up; money that is on a balance stays there. */
export const isCancellable = ({ kind, state }: { kind: 'goods' | 'top_up'; state: OrderState }): boolean =>
  CANCELLABLE.includes(state) && (kind === 'goods' || AWAITS_PAYMENT.includes(state));
