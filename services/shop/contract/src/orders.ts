import { type Id, type ImageData, type Instant, operation, type Price } from '@stezhka/kit-contract';
import type { Landing } from './offers.ts';

/** The main line, then what lies aside of it. */
export const ORDER_STATES = [
  'pending_payment',
  'cod_confirmed',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'failed',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const DELIVERY_METHODS = ['branch', 'locker', 'courier', 'pickup'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];
/** cod: cash on delivery. */
export const PAYMENT_METHODS = ['card', 'cod'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What the checkout form chooses and a total depends on. */
export interface CheckoutOptions {
  delivery: DeliveryMethod;
  payment: PaymentMethod;
}

export interface OrderLine {
  productId: Id;
  title: string;
  size: string | null;
  /** What a diary of one's own was made of, in words; null for any other. */
  choices: string | null;
  imageData: ImageData | null;
  /** Path without locale; null when it is not sold any more. */
  path: string | null;
  /** Of a kit: what it is made of. */
  parts: string[];
  quantity: number;
  /** Of one piece, as it was at the order. */
  priceData: Price;
  sum: Price;
}

/** One step of an order's life, the latest last. */
export interface OrderStep {
  state: OrderState;
  at: Instant;
}

export interface Order {
  /** What people call it: 10482. */
  number: number;
  /** Part of the guest's link /order/{token}; nobody can guess it. */
  token: string;
  /** top_up: money for the balance; it has no lines and is not sent. */
  kind: 'goods' | 'top_up';
  state: OrderState;
  steps: OrderStep[];
  createdAt: Instant;
  /** Until when the goods wait for a payment; null once it is decided. */
  reservedUntil: Instant | null;
  lines: OrderLine[];
  /** Hryvnias. */
  goods: number;
  discount: number;
  deliveryPrice: number;
  paymentPrice: number;
  total: number;
  refunded: number;
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
  /** The buyer may pay (again). */
  canPay: boolean;
  canCancel: boolean;
  /** The carrier's number, once it is sent. */
  trackingNumber: string;
}

/** In a list. */
export type OrderCard = Pick<
  Order,
  'number' | 'token' | 'state' | 'createdAt' | 'total' | 'currency' | 'canPay'
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

/** What an order's own page and the page of thanks need. */
export interface OrderPageReply extends OrderReply {
  /** The landing all lines come from: it has words of thanks of its own. */
  offer: Landing | null;
}

/** Whoever has the link may look. `token` is the order's. */
export const getOrder = operation<{ params: { token: string }; reply: OrderPageReply }>(
  'GET',
  '/data/order/:token',
  {
    access: 'public',
    reply: 'OrderPageReply',
    tags: ['orders'],
  },
);

/** The member's own, the latest first. */
export const getOrders = operation<{ query: { page?: number; limit?: number }; reply: OrdersReply }>(
  'GET',
  '/data/orders',
  {
    access: 'user',
    reply: 'OrdersReply',
    tags: ['orders'],
  },
);

/** Gives up what is not sent yet; what was paid is refunded. */
export const cancelOrder = operation<{ params: { token: string }; reply: OrderReply }>(
  'POST',
  '/order/:token/cancel',
  {
    access: 'guest',
    reply: 'OrderReply',
    changes: ['orders'],
  },
);
