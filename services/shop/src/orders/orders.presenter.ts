import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import {
  constructedPicture,
  type Order,
  type OrderCard,
  type OrderLine,
  type OrderReturn,
} from '@stezhka/shop-contract';
import { formatChoices } from '../constructor/choices.ts';
import {
  addressIn,
  deliveryMethods,
  expectedBy,
  isPickup,
  trackingUrl,
} from '../delivery/delivery-methods.ts';
import { CURRENCY, toHryvnias, toPrice } from '../money/money.ts';
import { lineName, partNames } from './order-line.presenter.ts';
import { canReturn, returnablePieces, returnBy, returnedPieces, returnsOf } from './order-returns.service.ts';
import { AWAITS_PAYMENT, isCancellable, isRepeatable, isRestorable } from './order-states.ts';
import type { OrderLineFields, OrderRow, ReturnFields } from './orders.model.ts';
import { hasReceipt } from './receipts.presenter.ts';

const canPay = ({ state, payment }: OrderRow): boolean =>
  payment === 'card' && AWAITS_PAYMENT.includes(state);

const lastStep = ({ steps }: OrderRow) => steps.at(-1)!;

const presentDelivery = ({ delivery: { method } }: OrderRow, locale: Locale) => ({
  method,
  label: deliveryMethods[method].orderLabel[locale],
  isPickup: isPickup(method),
});

export function presentOrder(order: OrderRow, locale: Locale): Order {
  const { amounts } = order;
  return {
    number: order.number,
    token: order.token,
    kind: order.kind,
    course: order.course ? { slug: order.course.slug, title: inLocale(order.course.title, locale) } : null,
    state: order.state,
    steps: order.steps.map(({ to, at }) => ({ state: to, at: at.toISOString() })),
    createdAt: order.createdAt.toISOString(),
    reservedUntil: order.reservedUntil?.toISOString() ?? null,
    lines: order.lines.map((line, at) => ({
      ...presentLine(line, locale),
      returnable: returnablePieces(order, at),
      returned: returnedPieces(order, at),
    })),
    goods: toHryvnias(amounts.goods),
    discount: toHryvnias(amounts.discount),
    deliveryPrice: toHryvnias(amounts.delivery),
    paymentPrice: toHryvnias(amounts.fee),
    total: toHryvnias(amounts.total),
    refunded: toHryvnias(order.refunded),
    // Orders older than the field have none.
    doubleRefunded: toHryvnias(order.doubleRefunded ?? 0),
    currency: CURRENCY,
    promocode: order.coupon ?? '',
    contacts: order.contacts,
    delivery: { ...presentDelivery(order, locale), ...addressIn(order.delivery, locale) },
    payment: order.payment,
    canPay: canPay(order),
    canCancel: isCancellable(order),
    canRestoreCart: isRestorable(order),
    canRepeat: isRepeatable(order),
    trackingNumber: order.trackingNumber,
    trackingUrl: trackingUrl(order.trackingNumber),
    expectedBy: order.state === 'shipped' ? expectedBy(order.delivery.method, lastStep(order).at) : null,
    hasReceipt: hasReceipt(order),
    canReturn: canReturn(order),
    returnBy: returnBy(order)?.toString() ?? null,
    returns: returnsOf(order).map((one) => presentReturn(one, order, locale)),
  };
}

export function presentOrderCard(order: OrderRow, locale: Locale): OrderCard {
  const [first] = order.lines;
  return {
    number: order.number,
    token: order.token,
    kind: order.kind,
    state: order.state,
    createdAt: order.createdAt.toISOString(),
    total: toHryvnias(order.amounts.total),
    currency: CURRENCY,
    payment: order.payment,
    canPay: canPay(order),
    canRepeat: isRepeatable(order),
    delivery: presentDelivery(order, locale),
    title: inLocale(first?.title ?? order.course?.title, locale),
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    imageData: toImageData('shop', first?.picture, locale),
  };
}

const presentReturn = (
  { state, askedAt, reason, words, answer, lines }: ReturnFields,
  order: OrderRow,
  locale: Locale,
): OrderReturn => ({
  state,
  askedAt: askedAt.toISOString(),
  reason,
  words,
  answer,
  lines: lines.map(({ line, quantity }) => ({ title: lineName(order.lines[line]!, locale), quantity })),
});

const presentLine = (line: OrderLineFields, locale: Locale): Omit<OrderLine, 'returnable' | 'returned'> => ({
  productId: String(line.item),
  title: inLocale(line.title, locale),
  size: line.size,
  choices: line.choices ? formatChoices(line.choices, locale) : null,
  imageData: line.choices ? constructedPicture(line.choices, 400) : toImageData('shop', line.picture, locale),
  path: line.path || null,
  parts: partNames(line, locale),
  quantity: line.quantity,
  priceData: toPrice(line.price, line.before),
  sum: toPrice(line.price * line.quantity, line.before && line.before * line.quantity),
});
