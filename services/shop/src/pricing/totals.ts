import type { DeliveryMethod } from '@stezhka/shop-contract';
import { deliveryPrice, isPickup, type PriceTerms } from '../delivery/delivery-methods.ts';
import { allocate } from './allocate.ts';
import { type Fee, NO_FEE, paymentFee } from './payment-fee.ts';

/** Amounts a piece, kopiykas. */
export interface PricedLine {
  now: number;
  before: number | null;
  quantity: number;
}

export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; kopiykas: number };

/** Kopiykas. */
export interface Totals {
  /** Before the discount. */
  goods: number;
  goodsBefore: number;
  discount: number;
  shares: number[];
  delivery: number;
  payment: number;
  total: number;
  totalBefore: number;
}

export interface TotalsOptions {
  terms: PriceTerms;
  discount?: Discount | null;
  fee?: Fee;
  delivery: DeliveryMethod;
}

/** Kopiykas. */
export const goodsTotal = (lines: readonly Omit<PricedLine, 'before'>[]): number =>
  lines.reduce((sum, { now, quantity }) => sum + now * quantity, 0);

/** total = goods − discount + delivery + payment */
export function totalsOf(lines: readonly PricedLine[], options: TotalsOptions): Totals {
  const { terms, discount = null, fee = NO_FEE, delivery: method } = options;
  const sum = (amount: (line: PricedLine) => number) => lines.reduce((all, line) => all + amount(line), 0);
  const goods = goodsTotal(lines);
  const goodsBefore = sum(({ now, before, quantity }) => (before ?? now) * quantity);
  const off = discountOf(goods, discount);
  const rest = goods - off;
  const delivery = lines.length ? deliveryPrice(method, rest, terms) : 0;
  const due = rest + delivery;
  // Paid at the workshop, nothing is transferred.
  const payment = paymentFee(due, isPickup(method) ? NO_FEE : fee);
  return {
    goods,
    goodsBefore,
    discount: off,
    shares: allocate(
      off,
      lines.map(({ now, quantity }) => now * quantity),
    ),
    delivery,
    payment,
    total: due + payment,
    totalBefore: goodsBefore + delivery + payment,
  };
}

/** Kopiykas, at most the goods. */
export function discountOf(goods: number, discount: Discount | null): number {
  if (!discount) return 0;
  const off = discount.kind === 'percent' ? Math.round((goods * discount.percent) / 100) : discount.kopiykas;
  return Math.min(off, goods);
}

type CountedLine = Pick<PricedLine, 'now' | 'quantity'>;

export const freePieces = (lines: readonly CountedLine[]): number =>
  lines.reduce((sum, { now, quantity }) => sum + (now === 0 ? quantity : 0), 0);

/** What is free is one piece an order, beside something that has a price (product 9, Free goods). */
export function freeGoodsRefusal(lines: readonly CountedLine[]): 'free_once' | 'free_alone' | null {
  const free = freePieces(lines);
  if (free > 1) return 'free_once';
  return free === 1 && lines.every(({ now }) => now === 0) ? 'free_alone' : null;
}
