import type { Locale } from '@stezhka/kit-contract';
import type { DeliveryMethod, PaymentMethod } from '@stezhka/shop-contract';
import { deliveryPrice, type PriceTerms } from '../delivery/delivery-methods.ts';
import type { DeliveryTerms } from '../delivery/delivery-terms.model.ts';
import { allocate } from './allocate.ts';

/** Amounts a piece, kopiykas. */
export interface PricedLine {
  now: number;
  before: number | null;
  quantity: number;
}

export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; kopiykas: number };

interface Fee {
  kopiykas: number;
  percent: number;
}

const NO_FEE: Fee = { kopiykas: 0, percent: 0 };

/** The transfer fee of a way to pay: only cash on delivery has one (product 9, Free delivery). */
export const feeOf = (
  payment: PaymentMethod,
  { codFee, codPercent }: Pick<DeliveryTerms, 'codFee' | 'codPercent'>,
): Fee => (payment === 'cod' ? { kopiykas: codFee, percent: codPercent } : NO_FEE);

/** Kopiykas; nothing due, nothing to transfer. */
const paymentFee = (due: number, { kopiykas, percent }: Fee): number =>
  due === 0 ? 0 : kopiykas + Math.round((due * percent) / 100);

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
  locale: Locale;
  discount?: Discount | null;
  fee?: Fee;
  delivery: DeliveryMethod;
}

/** Kopiykas. */
export const goodsTotal = (lines: readonly Omit<PricedLine, 'before'>[]): number =>
  lines.reduce((sum, { now, quantity }) => sum + now * quantity, 0);

/** total = goods − discount + delivery + payment */
export function totalsOf(lines: readonly PricedLine[], options: TotalsOptions): Totals {
  const { terms, locale, discount = null, fee = NO_FEE, delivery: method } = options;
  const sum = (amount: (line: PricedLine) => number) => lines.reduce((all, line) => all + amount(line), 0);
  const goods = goodsTotal(lines);
  const goodsBefore = sum(({ now, before, quantity }) => (before ?? now) * quantity);
  const pieces = sum(({ quantity }) => quantity);
  const off = discountOf(goods, discount);
  const rest = goods - off;
  const delivery = lines.length ? deliveryPrice(method, { goods: rest, pieces, locale }, terms) : 0;
  const due = rest + delivery;
  const payment = paymentFee(due, fee);
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
