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

type UnderWay = 'cod_confirmed' | 'paid' | 'processing' | 'shipped' | 'delivered';
type PathState = 'pending_payment' | UnderWay;

/** The way an order usually goes; what lies aside of it stands in a sentence. */
const BY_CARD: PathState[] = ['pending_payment', 'paid', 'processing', 'shipped', 'delivered'];
/** Money on a balance has arrived once it is paid. */
const TO_BALANCE: PathState[] = ['pending_payment', 'paid'];
const ON_DELIVERY: PathState[] = ['cod_confirmed', 'processing', 'shipped', 'delivered'];

/** Stones of the order's path with when each was reached; `current` as shared-ui's Steps has it. */
export function pathOf({ kind, payment, steps, state }: Pick<Order, 'kind' | 'payment' | 'steps' | 'state'>) {
  const way = kind === 'top_up' ? TO_BALANCE : payment === 'cod' ? ON_DELIVERY : BY_CARD;
  const reached = (one: OrderState) => steps.findLast(({ state: at }) => at === one)?.at;
  const at = (way as readonly OrderState[]).indexOf(state);
  // An order that left the path, such as a cancelled one, stays at the last step it reached.
  const last = way.findLastIndex((one) => reached(one) !== undefined);
  const current = state === way.at(-1) ? way.length : at >= 0 ? at : last;
  return {
    steps: way.map((one, i) => ({ state: one, at: i <= current ? reached(one) : undefined })),
    current,
  };
}

/** An order on the usual way; in any other state it has ended or waits for its payment. */
export const isUnderWay = (state: OrderState): state is UnderWay =>
  ['cod_confirmed', 'paid', 'processing', 'shipped', 'delivered'].includes(state);

export const BEING_PACKED: OrderState[] = ['cod_confirmed', 'paid', 'processing'];

/** One or two sentences about where it stands; money for a balance has its own, and no parcel is sent to a workshop. */
export function aboutOf({
  kind,
  state,
  delivery,
  total,
}: Pick<Order, 'kind' | 'state' | 'delivery' | 'total'>) {
  if (kind === 'top_up') return `order.topUp.${isUnderWay(state) ? 'paid' : state}` as const;
  // A free order counts as paid at once, but its text must not mention a payment.
  if (!delivery.isPickup) return `order.about.${state === 'paid' && !total ? 'accepted' : state}` as const;
  if (BEING_PACKED.includes(state)) return 'order.about.pickup';
  return FETCHED[state] ?? (`order.about.${state}` as const);
}
const FETCHED: Partial<Record<OrderState, 'order.about.ready' | 'order.about.fetched'>> = {
  shipped: 'order.about.ready',
  delivered: 'order.about.fetched',
};

export function thanksOf({ kind, state, delivery }: Pick<Order, 'kind' | 'state' | 'delivery'>) {
  if (!isUnderWay(state)) return `thanks.${state}` as const;
  return kind === 'goods' && delivery.isPickup ? 'thanks.pickup' : (`thanks.${kind}` as const);
}

type Sent = { delivery: Pick<Order['delivery'], 'isPickup'> };

/** A pickup order is never sent: 'shipped' means that it is ready. */
const isReady = ({ delivery }: Sent, state: OrderState): boolean => delivery.isPickup && state === 'shipped';

export const wordOf = (order: Sent, state: OrderState) =>
  isReady(order, state) ? 'order.ready' : (`order.state.${state}` as const);

export const stepOf = (order: Sent, state: PathState) =>
  isReady(order, state) ? 'order.ready' : (`order.step.${state}` as const);

/** '+380501234567' in its usual groups; any other number as it is. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\+380)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5');
