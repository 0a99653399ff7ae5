import { type Id, type ImageData, type Instant, operation, type Price } from '@stezhka/kit-contract';
import { type CartReply, getCart } from './cart.ts';
import type { DeliveryMethod } from './delivery.ts';
import type { Landing } from './offers.ts';

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
}

export interface OrderStep {
  state: OrderState;
  at: Instant;
}

export interface Order {
  number: number;
  /** Secret part of the link /order/{token}. */
  token: string;
  /** top_up: money for the balance, without lines and delivery. */
  kind: 'goods' | 'top_up';
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
  canReturnToCart: boolean;
  /** The carrier's, '' until the order is shipped. */
  trackingNumber: string;
}

export type OrderCard = Pick<
  Order,
  'number' | 'token' | 'state' | 'createdAt' | 'total' | 'currency' | 'payment' | 'canPay'
> & {
  delivery: Pick<Order['delivery'], 'method' | 'label' | 'isPickup'>;
  title: string;
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

export const getOrders = operation<{ query: { page?: number; limit?: number }; reply: OrdersReply }>(
  'GET',
  '/data/orders',
  {
    access: 'user',
    reply: 'OrdersReply',
    tags: ['orders'],
  },
);

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
