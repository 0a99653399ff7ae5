import type { Locale } from '@stezhka/kit-contract';
import type { DeliveryMethod, PaymentMethod } from '@stezhka/shop-contract';
import type { buyers } from './buyers.ts';

/**
 * What can happen to an order. pay, decline: the provider's word on the latest attempt; again: a new attempt;
 * pack, send, deliver, refuse: staff; giveUp: the buyer; expire: nobody paid; return, part: staff give the money back,
 * whole or some of it.
 */
export type Act =
  | 'pay'
  | 'decline'
  | 'again'
  | 'pack'
  | 'send'
  | 'deliver'
  | 'refuse'
  | 'giveUp'
  | 'expire'
  | 'return'
  | 'part';

export interface OrderSeed {
  /** When it was made: days before the seeding and the hour in Kyiv; or so many minutes before the seeding. */
  when: readonly [days: number, time: string] | number;
  buyer: keyof typeof buyers;
  /** The language it was made in; Ukrainian unless said. */
  locale?: Locale;
  products?: readonly (readonly [slug: string, quantity: number, size?: string])[];
  kits?: readonly (readonly [slug: string, quantity: number])[];
  coupon?: string;
  /** The city as the carrier knows it, and which of its branches or lockers; for a courier the address. */
  delivery: readonly [method: DeliveryMethod, city?: string, place?: number | string];
  payment?: PaymentMethod;
  comment?: string;
  /** In the order in which it happened. */
  life: readonly Act[];
}
