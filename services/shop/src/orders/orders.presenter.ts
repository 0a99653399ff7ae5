import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import { constructedPicture, type Order, type OrderCard, type OrderLine } from '@stezhka/shop-contract';
import { formatChoices } from '../constructor/choices.ts';
import { deliveryMethods, isPickup } from '../delivery/delivery-methods.ts';
import { CURRENCY, toHryvnias, toPrice } from '../money/money.ts';
import { partNames } from './order-line.presenter.ts';
import { AWAITS_PAYMENT, isCancellable, isReturnable } from './order-states.ts';
import type { OrderLineFields, OrderRow } from './orders.model.ts';

const canPay = ({ state, payment }: OrderRow): boolean =>
  payment === 'card' && AWAITS_PAYMENT.includes(state);

const presentDelivery = ({ delivery: { method } }: OrderRow, locale: Locale) => ({
  label: deliveryMethods[method].orderLabel[locale],
  isPickup: isPickup(method),
});

export function presentOrder(order: OrderRow, locale: Locale): Order {
  const { amounts } = order;
  return {
    number: order.number,
    token: order.token,
    kind: order.kind,
    state: order.state,
    steps: order.steps.map(({ to, at }) => ({ state: to, at: at.toISOString() })),
    createdAt: order.createdAt.toISOString(),
    reservedUntil: order.reservedUntil?.toISOString() ?? null,
    lines: order.lines.map((line) => presentLine(line, locale)),
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
    delivery: { ...order.delivery, ...presentDelivery(order, locale) },
    payment: order.payment,
    canPay: canPay(order),
    canCancel: isCancellable(order),
    canReturnToCart: isReturnable(order),
    trackingNumber: order.trackingNumber,
  };
}

export function presentOrderCard(order: OrderRow, locale: Locale): OrderCard {
  const [first] = order.lines;
  return {
    number: order.number,
    token: order.token,
    state: order.state,
    createdAt: order.createdAt.toISOString(),
    total: toHryvnias(order.amounts.total),
    currency: CURRENCY,
    payment: order.payment,
    canPay: canPay(order),
    delivery: { method: order.delivery.method, ...presentDelivery(order, locale) },
    title: first ? inLocale(first.title, locale) : '',
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    imageData: toImageData('shop', first?.picture, locale),
  };
}

const presentLine = (line: OrderLineFields, locale: Locale): OrderLine => ({
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
