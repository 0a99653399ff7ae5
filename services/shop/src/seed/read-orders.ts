import { either, named } from '@stezhka/kit/seed-files';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import {
  DELIVERY_METHODS,
  type DeliveryMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@stezhka/shop-contract';
import Joi from 'joi';
import { seedFiles } from './read-definitions.ts';

const ACTS = [
  'pay',
  'decline',
  'again',
  'pack',
  'send',
  'deliver',
  'refuse',
  'giveUp',
  'expire',
  'return',
  'part',
  'comeBack',
] as const;
/**
 * What can happen to an order. pay, decline: the provider's word on the latest attempt; again: a new attempt;
 * pack, send, deliver, refuse: staff; giveUp: the buyer; expire: unpaid; return, part: staff give the money back,
 * whole or some of it; comeBack: nobody fetched the parcel.
 */
export type Act = (typeof ACTS)[number];

/** As it was typed at checkout. */
interface Buyer {
  name: string;
  lastName: string;
  phone: string;
  email: string;
  /** A member's order; all others are guests'. */
  userId?: string;
}
const buyer = Joi.object<Buyer>({
  name: Joi.string(),
  lastName: Joi.string(),
  phone: Joi.string().pattern(/^\+380\d{9}$/),
  email: Joi.string(),
  userId: Joi.string().hex().length(24).optional(),
});

export interface OrderSeed {
  /** When it was made: days before the seeding and the hour in Kyiv; or so many minutes before the seeding. */
  when: readonly [days: number, time: string] | number;
  buyer: Buyer;
  /** The language it was made in. */
  locale: Locale;
  products: readonly (readonly [slug: string, quantity: number, size?: string])[];
  kits: readonly (readonly [slug: string, quantity: number])[];
  coupon: string | null;
  /** The city as the carrier knows it, and which of its branches or lockers; for a courier the address. */
  delivery: readonly [method: DeliveryMethod, city?: string, place?: number | string];
  payment: PaymentMethod;
  comment: string;
  /** In the order in which it happened. */
  life: readonly Act[];
}

const count = Joi.number().integer().min(1);
const when = Joi.array().ordered(
  count.required(),
  Joi.string()
    .pattern(/^\d\d:\d\d$/)
    .required(),
);

/** The oldest first, as in the files; their place gives each its identity, so new ones stand last. */
export function readOrders(): OrderSeed[] {
  const buyers = seedFiles.file(
    'demo/buyers.yaml',
    Joi.object<Record<string, Buyer>>().pattern(Joi.string(), buyer),
  );
  const order = Joi.object<OrderSeed>({
    when: either(Joi.number().integer().min(1), when),
    buyer: named(buyers),
    locale: Joi.valid(...LOCALES)
      .optional()
      .default('uk'),
    products: Joi.array()
      .items(Joi.array().ordered(Joi.string().required(), count.required(), Joi.string()))
      .optional()
      .default([]),
    kits: Joi.array()
      .items(Joi.array().ordered(Joi.string().required(), count.required()))
      .optional()
      .default([]),
    coupon: Joi.string().optional().default(null),
    delivery: Joi.array().ordered(
      Joi.valid(...DELIVERY_METHODS).required(),
      Joi.string(),
      Joi.alternatives(count, Joi.string()),
    ),
    payment: Joi.valid(...PAYMENT_METHODS)
      .optional()
      .default('card'),
    comment: Joi.string().optional().default(''),
    life: Joi.array().items(Joi.valid(...ACTS)),
  });
  const list = Joi.object<{ orders: OrderSeed[] }>({ orders: Joi.array().items(order).min(1) });
  return ['past', 'present'].flatMap((one) => seedFiles.file(`demo/orders/${one}.yaml`, list).orders);
}
