import type { TagProps } from '@stezhka/shared-ui/tag';
import type { Order, OrderState } from '@stezhka/shop-contract';

export const TONES: Record<OrderState, NonNullable<TagProps['tone']>> = {
  pending_payment: 'warn',
  failed: 'bad',
  cod_confirmed: 'path',
  paid: 'path',
  processing: 'path',
  shipped: 'path',
  delivered: 'good',
  expired: 'plain',
  cancelled: 'plain',
  refunded: 'plain',
};

/** The way an order usually goes; what lies aside of it stands in a sentence. */
const BY_CARD: OrderState[] = ['pending_payment', 'paid', 'processing', 'shipped', 'delivered'];
/** Money on a balance has arrived once it is paid. */
const TO_BALANCE: OrderState[] = ['pending_payment', 'paid'];
const ON_DELIVERY: OrderState[] = ['cod_confirmed', 'processing', 'shipped', 'delivered'];

/** Stones of the order's path with when each was reached; `current` as shared-ui's Steps has it. */
export function pathOf({ kind, payment, steps, state }: Pick<Order, 'kind' | 'payment' | 'steps' | 'state'>) {
  const way = kind === 'top_up' ? TO_BALANCE : payment === 'cod' ? ON_DELIVERY : BY_CARD;
  const reached = (one: OrderState) => steps.findLast(({ state: at }) => at === one)?.at;
  const at = way.indexOf(state);
  // Whoever left the path stands where they left it.
  const last = way.findLastIndex((one) => reached(one) !== undefined);
  const current = state === way.at(-1) ? way.length : at >= 0 ? at : last;
  return {
    steps: way.map((one, i) => ({ state: one, at: i <= current ? reached(one) : undefined })),
    current,
  };
}

/** On the usual way; the others have ended, or wait for money. */
export const isUnderWay = (state: OrderState): boolean =>
  ['cod_confirmed', 'paid', 'processing', 'shipped', 'delivered'].includes(state);

/** One or two sentences about where it stands; money for a balance has its own. */
export const aboutOf = ({ kind, state }: Pick<Order, 'kind' | 'state'>): string =>
  kind === 'top_up' ? `order.topUp.${state}` : `order.about.${state}`;
