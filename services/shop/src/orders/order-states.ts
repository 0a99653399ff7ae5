import type { Order, OrderGroup, OrderState } from '@stezhka/shop-contract';
import { trusted } from 'mongoose';

/** A parcel that nobody fetched is returned. A payment of an expired order makes it paid while its goods are in stock, else refunded. */
const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending_payment: ['paid', 'failed', 'expired', 'cancelled'],
  failed: ['pending_payment', 'paid', 'expired', 'cancelled'],
  pending_confirmation: ['cod_confirmed', 'expired', 'cancelled'],
  cod_confirmed: ['processing', 'cancelled'],
  paid: ['processing', 'refunded'],
  processing: ['shipped', 'refunded', 'cancelled'],
  shipped: ['delivered', 'returned', 'refunded'],
  delivered: ['refunded'],
  returned: ['refunded'],
  expired: ['paid', 'refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

export const canTransition = (from: OrderState, to: OrderState): boolean => TRANSITIONS[from].includes(to);

export const HOLDS_STOCK: readonly OrderState[] = [
  'pending_payment',
  'failed',
  'cod_confirmed',
  'paid',
  'processing',
  'shipped',
  'delivered',
];
/** Prices freeze before a confirmation, goods only with it. */
export const HOLDS_COUPON: readonly OrderState[] = [...HOLDS_STOCK, 'pending_confirmation'];
export const AWAITS_PAYMENT: readonly OrderState[] = ['pending_payment', 'failed'];
/** Until `reservedUntil`; an unpaid order holds its goods meanwhile. */
export const AWAITS_BUYER: readonly OrderState[] = [...AWAITS_PAYMENT, 'pending_confirmation'];
export const isInProgress = (state: OrderState): boolean =>
  HOLDS_STOCK.includes(state) && !AWAITS_BUYER.includes(state);
const CANCELLABLE: readonly OrderState[] = [...AWAITS_BUYER, 'cod_confirmed', 'paid'];

/** Ended or waiting for the buyer: the goods may go back into the cart. */
const RESTORABLE: readonly OrderState[] = [...AWAITS_BUYER, 'expired', 'cancelled'];
type InState = { kind: Order['kind']; state: OrderState };
export const isRestorable = ({ kind, state }: InState): boolean =>
  kind === 'goods' && RESTORABLE.includes(state);
export const isRepeatable = ({ kind, state }: InState): boolean =>
  kind === 'goods' && !RESTORABLE.includes(state);

/** How a member's list of orders is divided. */
const STATES_OF_GROUP: Readonly<Record<OrderGroup, readonly OrderState[]>> = {
  active: [...AWAITS_BUYER, 'cod_confirmed', 'paid', 'processing', 'shipped'],
  delivered: ['delivered'],
  ended: ['returned', 'expired', 'cancelled', 'refunded'],
};
/** A course has arrived once it is paid. */
const ARRIVED = { kind: 'course', state: 'paid' } as const;

export function inGroup(group: OrderGroup) {
  const states = { state: trusted({ $in: [...STATES_OF_GROUP[group]] }) };
  if (group === 'delivered') return { $or: [states, ARRIVED] };
  return group === 'active' ? { ...states, $nor: [ARRIVED] } : states;
}

export const isCancellable = ({ kind, state }: InState): boolean =>
  CANCELLABLE.includes(state) && (kind === 'goods' || AWAITS_PAYMENT.includes(state));
