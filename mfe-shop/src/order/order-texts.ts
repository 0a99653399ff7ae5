import type { Locale } from '@stezhka/kit-contract';
import { formatDate } from '@stezhka/shared-ui/format';
import type { TagProps } from '@stezhka/shared-ui/tag';
import type { CallError } from '@stezhka/shell-contract';
import type { Order, OrderState, OutOfStock } from '@stezhka/shop-contract';

export const TONES: Record<OrderState, NonNullable<TagProps['tone']>> = {
  pending_payment: 'warn',
  pending_confirmation: 'warn',
  failed: 'bad',
  cod_confirmed: 'path',
  paid: 'path',
  processing: 'path',
  shipped: 'path',
  delivered: 'good',
  returned: 'plain',
  expired: 'plain',
  cancelled: 'plain',
  refunded: 'plain',
};

type UnderWay = 'cod_confirmed' | 'paid' | 'processing' | 'shipped' | 'delivered';
type PathState = 'pending_payment' | 'pending_confirmation' | UnderWay;

type End = 'returned' | 'expired' | 'cancelled' | 'refunded';
const isEnd = (state: OrderState): state is End =>
  ['returned', 'expired', 'cancelled', 'refunded'].includes(state);

/** The way an order usually goes; what lies aside of it stands in a sentence. */
const BY_CARD: PathState[] = ['pending_payment', 'paid', 'processing', 'shipped', 'delivered'];
/** Money on a balance and a course have arrived once they are paid. */
const AT_ONCE: PathState[] = ['pending_payment', 'paid'];
const ON_DELIVERY: PathState[] = ['cod_confirmed', 'processing', 'shipped', 'delivered'];
const CONFIRMED: PathState[] = ['pending_confirmation', ...ON_DELIVERY];

/** Steps of the order's path with when each was reached, of an ended order what it was; `current` as shared-ui's Steps has it. */
export function pathOf({ kind, payment, steps, state }: Pick<Order, 'kind' | 'payment' | 'steps' | 'state'>) {
  const reached = (one: OrderState) => steps.findLast(({ state: at }) => at === one)?.at;
  const onDelivery = reached('pending_confirmation') ? CONFIRMED : ON_DELIVERY;
  const way = kind !== 'goods' ? AT_ONCE : payment === 'cod' ? onDelivery : BY_CARD;
  if (isEnd(state)) {
    const walked = [...way.filter(reached), state];
    return { steps: walked.map((one) => ({ state: one, at: reached(one) })), current: walked.length };
  }
  const at = (way as readonly OrderState[]).indexOf(state);
  // An order that left the path, such as one whose payment failed, stays at the last step it reached.
  const last = way.findLastIndex((one) => reached(one) !== undefined);
  const current = state === way.at(-1) ? way.length : at >= 0 ? at : last;
  return {
    steps: way.map((one, i) => ({ state: one, at: i <= current ? reached(one) : undefined })),
    current,
  };
}

/** An order on the usual way; in any other state it has ended or waits for its buyer. */
export const isUnderWay = (state: OrderState): state is UnderWay =>
  ['cod_confirmed', 'paid', 'processing', 'shipped', 'delivered'].includes(state);

export const BEING_PACKED: OrderState[] = ['cod_confirmed', 'paid', 'processing'];

/** One or two sentences about where it stands; money for a balance has its own, and no parcel is sent to a workshop. */
export function aboutOf({
  kind,
  state,
  delivery,
  total,
  payment,
}: Pick<Order, 'kind' | 'state' | 'delivery' | 'total' | 'payment'>) {
  // Paid by card alone, and never sent.
  if (kind !== 'goods' && state !== 'pending_confirmation' && state !== 'returned')
    return `order.${kind === 'course' ? 'course' : 'topUp'}.${isUnderWay(state) ? 'paid' : state}` as const;
  if (isUnconfirmed({ payment }, state)) return 'order.about.unconfirmed';
  if (payment === 'cod' && (state === 'returned' || state === 'refunded'))
    return state === 'returned' ? 'order.about.unfetched' : 'order.about.cashBack';
  // A free order counts as paid at once, but its text must not mention a payment.
  if (!delivery.isPickup) return `order.about.${state === 'paid' && !total ? 'accepted' : state}` as const;
  if (BEING_PACKED.includes(state)) return 'order.about.pickup';
  return FETCHED[state] ?? (`order.about.${state}` as const);
}
const FETCHED: Partial<Record<OrderState, 'order.about.ready' | 'order.about.fetched'>> = {
  shipped: 'order.about.ready',
  delivered: 'order.about.fetched',
};

/** What was not confirmed in time is cancelled for its buyer, who paid nothing. */
const isUnconfirmed = ({ payment }: Pick<Order, 'payment'>, state: OrderState): boolean =>
  payment === 'cod' && state === 'expired';

export const KICKERS = {
  goods: 'order.kicker',
  top_up: 'order.topUp',
  course: 'order.course',
} as const;

/** Where that is found which comes in no parcel. */
export const placeOf = ({ kind, course }: Pick<Order, 'kind' | 'course'>) => {
  if (kind === 'top_up') return { href: '/cabinet#balance', label: 'order.toBalance' } as const;
  return course && ({ href: `/diary/courses/${course.slug}`, label: 'order.toCourse' } as const);
};

export function thanksOf({
  kind,
  state,
  delivery,
  payment,
}: Pick<Order, 'kind' | 'state' | 'delivery' | 'payment'>) {
  if (isUnconfirmed({ payment }, state)) return 'thanks.cancelled';
  if (!isUnderWay(state)) return `thanks.${state}` as const;
  return kind === 'goods' && delivery.isPickup ? 'thanks.pickup' : (`thanks.${kind}` as const);
}

type Sent = { delivery: Pick<Order['delivery'], 'isPickup'> };

/** A pickup order is never sent: 'shipped' means that it is ready. */
const isReady = ({ delivery }: Sent, state: OrderState): boolean => delivery.isPickup && state === 'shipped';

export const wordOf = (order: Sent & Pick<Order, 'payment'>, state: OrderState) =>
  isReady(order, state)
    ? 'order.ready'
    : (`order.state.${isUnconfirmed(order, state) ? 'cancelled' : state}` as const);

/** The server decides on its own when the payment arrives or the wait ends, and the mail's link may be open elsewhere. */
export const isAwaited = (state?: OrderState): boolean =>
  state === 'pending_payment' || state === 'pending_confirmation';

export interface SoldOut {
  title: string;
  left: number;
}

/** What is missing of an order whose confirmation was refused; undefined after any other refusal. */
export function soldOutOf({ lines }: Pick<Order, 'lines'>, { code, data }: CallError): SoldOut | undefined {
  if (code !== 'out_of_stock' && code !== 'not_enough_stock') return undefined;
  const { left, productId, size } = data as OutOfStock;
  const line = lines.find((one) => one.productId === productId && one.size === size);
  return { left, title: [line?.title, size].filter(Boolean).join(', ') };
}

/** `aboutOf` and `thanksOf` with what their sentences name. */
export const detailsOf = (
  { contacts, reservedUntil, course }: Pick<Order, 'contacts' | 'reservedUntil' | 'course'>,
  locale: Locale,
) => ({
  email: contacts.email,
  course: course?.title ?? '',
  until: reservedUntil ? formatDate(reservedUntil, locale, 'moment') : '',
});

export const stepOf = (order: Sent & Pick<Order, 'payment'>, state: PathState | End) =>
  isEnd(state) || isReady(order, state) ? wordOf(order, state) : (`order.step.${state}` as const);

/** '+380501234567' in its usual groups; any other number as it is. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\+380)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5');

/** Where an order goes, in one line. */
export const formatPlace = ({
  label,
  city,
  place,
}: Pick<Order['delivery'], 'label' | 'city' | 'place'>): string =>
  keepNumbers([label, city, place].filter(Boolean).join(', '));

/** A branch's number and a house's stay with what they number. */
const keepNumbers = (place: string): string =>
  place
    .replace(/ (?=№|no\. ?\d)|(?<=№|(?<!\p{L})(?:no|вул|ул|просп|пров|пл|бул|буд|кв)\.) (?=\S)/giu, '\u00a0')
    .replace(/(?<=\p{L},) (?=\d[\d/\p{L}-]*(?:,|$))/gu, '\u00a0');
