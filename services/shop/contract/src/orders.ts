import {
  type Id,
  type ImageData,
  type Instant,
  type Locale,
  operation,
  type PlainDate,
  type Price,
} from '@stezhka/kit-contract';
import { type CartReply, getCart } from './cart.ts';
import type { DeliveryMethod } from './delivery.ts';
import type { Landing } from './offers.ts';
import type { OrderReturn } from './returns.ts';

export const ORDER_STATES = [
  'pending_payment',
  'pending_confirmation',
  'cod_confirmed',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'returned',
  'failed',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** 'cod': cash on delivery. */
export const PAYMENT_METHODS = ['card', 'cod'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface CheckoutOptions {
  delivery: DeliveryMethod;
  payment: PaymentMethod;
}

export interface OrderLine {
  productId: Id;
  title: string;
  size: string | null;
  /** A custom diary's choices in words; else null. */
  choices: string | null;
  imageData: ImageData | null;
  /** Without locale; null when it is not sold any more. */
  path: string | null;
  parts: string[];
  quantity: number;
  priceData: Price;
  sum: Price;
  /** Pieces that may be sent back, as long as the order's `canReturn`; 0 of what was made to order. */
  returnable: number;
  /** Pieces that were sent back and arrived. */
  returned: number;
}

export interface OrderStep {
  state: OrderState;
  at: Instant;
}

export interface Order {
  number: number;
  /** Secret part of the link /order/{token}. */
  token: string;
  /** top_up: money for the balance; course: access to a course of the diary. Both without lines and delivery. */
  kind: 'goods' | 'top_up' | 'course';
  /** Of a course's order: it is at /courses/{slug}, and at /diary/courses/{slug} once the order is paid. */
  course: { slug: string; title: string } | null;
  state: OrderState;
  steps: OrderStep[];
  createdAt: Instant;
  /** Until when the order waits for its payment, with its goods, or for its confirmation, without. Else null. */
  reservedUntil: Instant | null;
  lines: OrderLine[];
  /** Hryvnias. */
  goods: number;
  discount: number;
  deliveryPrice: number;
  paymentPrice: number;
  total: number;
  refunded: number;
  /** Further payments of the same order, all given back. */
  doubleRefunded: number;
  currency: string;
  promocode: string;
  contacts: { name: string; lastName: string; phone: string; email: string; comment: string };
  delivery: {
    method: DeliveryMethod;
    /** The method in the visitor's language: 'Nova Poshta'. */
    label: string;
    /** The buyer fetches the order at `place`; no parcel is sent. */
    isPickup: boolean;
    city: string;
    place: string;
  };
  payment: PaymentMethod;
  canPay: boolean;
  canCancel: boolean;
  /** Nothing was paid and nothing will be sent: its goods may go back into the cart. */
  canRestoreCart: boolean;
  /** Paid or on its way, done or ended after that: the same goods may be ordered once more. */
  canRepeat: boolean;
  /** The carrier's, '' until the order is shipped. */
  trackingNumber: string;
  /** The carrier's page of this parcel. */
  trackingUrl: string | null;
  /** Of a parcel on its way, by the terms of its delivery. */
  expectedBy: PlainDate | null;
  /** It was paid: `getReceipt` answers. */
  hasReceipt: boolean;
  canReturn: boolean;
  /** The last day on which a return may be asked for; null before the delivery. */
  returnBy: PlainDate | null;
  /** The oldest first. */
  returns: OrderReturn[];
}

/** Groups of states by which a member's orders are listed. */
export const ORDER_GROUPS = ['active', 'delivered', 'ended'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

export type OrderCard = Pick<
  Order,
  | 'number'
  | 'token'
  | 'kind'
  | 'state'
  | 'createdAt'
  | 'total'
  | 'currency'
  | 'payment'
  | 'canPay'
  | 'canRepeat'
> & {
  delivery: Pick<Order['delivery'], 'method' | 'label' | 'isPickup'>;
  /** Of the first line, or of the course. */
  title: string;
  /** 0 of a course. */
  pieces: number;
  imageData: ImageData | null;
};

export interface OrderReply {
  order: Order;
}
export interface OrdersReply {
  orders: OrderCard[];
  pagination: { page: number; pages: number; total: number };
}

export interface OrderPageReply extends OrderReply {
  offer: Landing | null;
}

/** The token is the only proof needed. */
export const getOrder = operation<{ params: { token: string }; reply: OrderPageReply }>(
  'GET',
  '/data/order/:token',
  {
    access: 'public',
    reply: 'OrderPageReply',
    tags: ['orders'],
  },
);

export const getOrders = operation<{
  query: { page?: number; limit?: number; group?: OrderGroup };
  reply: OrdersReply;
}>('GET', '/data/orders', {
  access: 'user',
  reply: 'OrdersReply',
  tags: ['orders'],
});

/** The reply is the receipt itself, application/pdf. */
export type ReceiptReply = null;

/** A plain link leads here, so that the language stands in the address. @throws order_state before it is paid */
export const getReceipt = operation<{
  params: { token: string };
  query: { locale?: Locale };
  reply: ReceiptReply;
}>('GET', '/order/:token/receipt', {
  access: 'public',
  workload: 'export',
  reply: 'ReceiptReply',
});

/** Idempotent. The code stands only in the mail: the order's token does not prove who reads that. */
export const confirmOrder = operation<{
  params: { token: string };
  body: { code: string };
  reply: OrderReply;
}>('POST', '/order/:token/confirm', {
  access: 'guest',
  reply: 'OrderReply',
  changes: ['orders'],
});

/**
 * Puts what was not paid for back into the visitor's cart, and cancels an order that still waits for its payment. What
 * is not sold any more is left out. Idempotent.
 */
export const orderToCart = operation<{ params: { token: string }; reply: CartReply }>(
  'POST',
  '/order/:token/to-cart',
  {
    access: 'guest',
    reply: 'CartReply',
    writes: getCart,
    changes: ['orders'],
  },
);

/** A line of which not everything can be bought any more. */
export interface ShortLine {
  title: string;
  size: string | null;
  ordered: number;
  /** Pieces that went into the cart; 0 of what is not sold any more. */
  taken: number;
}
export interface RepeatOrderReply extends CartReply {
  /** Pieces that went into the cart. */
  taken: number;
  short: ShortLine[];
}

/** Puts what can still be bought into the visitor's cart; the order stays as it is. Pressing twice adds nothing. */
export const repeatOrder = operation<{ params: { token: string }; reply: RepeatOrderReply }>(
  'POST',
  '/order/:token/repeat',
  {
    access: 'guest',
    reply: 'RepeatOrderReply',
    writes: getCart,
  },
);

/** A paid order is refunded. */
export const cancelOrder = operation<{ params: { token: string }; reply: OrderReply }>(
  'POST',
  '/order/:token/cancel',
  {
    access: 'guest',
    reply: 'OrderReply',
    changes: ['orders'],
  },
);
