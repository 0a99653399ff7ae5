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

const price: Price = { price: 690, oldPrice: 820, currency: 'UAH', discountPercent: 16 };
const token = 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n';
export const exampleOrder: Order = {
  number: 10482,
  token,
  kind: 'goods',
  state: 'paid',
  steps: [
    { state: 'pending_payment', at: '2026-11-20T19:43:00.000Z' },
    { state: 'paid', at: '2026-11-20T19:44:10.000Z' },
  ],
  createdAt: '2026-11-20T19:43:00.000Z',
  reservedUntil: null,
  lines: [
    {
      productId: '6560b0d1a2c4e8f012340001',
      title: 'Щоденник-марафон на 28 днів',
      size: 'A5',
      choices: null,
      imageData: null,
      path: '/product/shchodennyky/planery/marafony/diary',
      parts: [],
      quantity: 1,
      priceData: price,
      sum: price,
    },
  ],
  goods: 690,
  discount: 0,
  deliveryPrice: 70,
  paymentPrice: 0,
  total: 760,
  refunded: 0,
  currency: 'UAH',
  promocode: '',
  contacts: {
    name: 'Софія',
    lastName: 'Мельник',
    phone: '+380500000000',
    email: 'sofiia@stezhka.example',
    comment: '',
  },
  delivery: {
    method: 'branch',
    label: 'Нова пошта',
    isPickup: false,
    city: 'Полтава',
    place: 'Відділення № 4, вул. Соборності, 48',
  },
  payment: 'card',
  canPay: false,
  canCancel: false,
  trackingNumber: '',
};

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
    summary: 'One order by its token',
    throws: ['not_found'],
    access: 'public',
    reply: 'OrderPageReply',
    tags: ['orders'],
    example: { params: { token }, reply: { order: exampleOrder, offer: null } },
  },
);

/** The member's own, the latest first. */
export const getOrders = operation<{ query: { page?: number; limit?: number }; reply: OrdersReply }>(
  'GET',
  '/data/orders',
  {
    summary: 'Orders of the member',
    access: 'user',
    reply: 'OrdersReply',
    tags: ['orders'],
    example: {
      query: { page: 1 },
      reply: {
        orders: [
          {
            number: 10482,
            token,
            state: 'paid',
            createdAt: exampleOrder.createdAt,
            total: 760,
            currency: 'UAH',
            canPay: false,
            title: 'Щоденник-марафон на 28 днів',
            delivery: { method: 'branch', label: 'Нова пошта', isPickup: false },
            pieces: 1,
            imageData: null,
          },
        ],
        pagination: { page: 1, pages: 1, total: 1 },
      },
    },
  },
);

/** Gives up what is not sent yet; what was paid is refunded. */
export const cancelOrder = operation<{ params: { token: string }; reply: OrderReply }>(
  'POST',
  '/order/:token/cancel',
  {
    summary: 'Cancel an order',
    throws: ['not_found', 'order_state'],
    access: 'guest',
    reply: 'OrderReply',
    changes: ['orders'],
    example: { params: { token }, reply: { order: { ...exampleOrder, state: 'cancelled' } } },
  },
);
