import type { Locale } from '@stezhka/kit-contract';
import type { DeliveryMethod, PaymentMethod } from '@stezhka/shop-contract';
import type { DeliveryTerms } from '../settings/delivery.model.ts';
import { shareOut } from './share-out.ts';

/** One line's part of a total; amounts of one piece in kopiykas. */
export interface Counted {
  now: number;
  before: number | null;
  quantity: number;
}

/** What takes something off the goods. */
export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; kopiykas: number };

/** How it is paid, as far as it costs: cash on delivery is 20 ₴ and 2% unless set otherwise. */
export interface Fee {
  kopiykas: number;
  percent: number;
}
const NO_FEE: Fee = { kopiykas: 0, percent: 0 };

/** How an order is sent and paid for. */
export interface Way {
  delivery: DeliveryMethod;
  payment: PaymentMethod;
}

/** What the chosen way adds to the goods. */
export const costOf = (
  { delivery, payment }: Way,
  { codFee, codPercent }: Pick<DeliveryTerms, 'codFee' | 'codPercent'>,
): Pick<TotalsOptions, 'fee' | 'delivery'> => ({
  fee: payment === 'cod' ? { kopiykas: codFee, percent: codPercent } : NO_FEE,
  delivery: delivery === 'pickup' ? 'pickup' : 'sent',
});

/** Kopiykas. */
export interface Totals {
  /** The goods at today's prices, before the discount. */
  goods: number;
  goodsBefore: number;
  discount: number;
  /** The discount's share of each line, in the lines' order. */
  shares: number[];
  delivery: number;
  /** The transfer fee. */
  payment: number;
  total: number;
  totalBefore: number;
}

export interface TotalsOptions {
  terms: Pick<DeliveryTerms, 'freeFrom' | 'freeFromCount' | 'price'>;
  /** English offers free delivery by pieces (product 9, Free delivery). */
  locale: Locale;
  discount?: Discount | null;
  fee?: Fee;
  /** 'pickup' costs nothing. */
  delivery?: 'sent' | 'pickup';
}

/** Kopiykas of goods at today's prices. */
export const goodsOf = (lines: readonly Omit<Counted, 'before'>[]): number =>
  lines.reduce((sum, { now, quantity }) => sum + now * quantity, 0);

/** What goods cost together, to the kopiyka: total = goods − discount + delivery + payment. */
export function totalsOf(lines: readonly Counted[], options: TotalsOptions): Totals {
  const { terms, locale, discount = null, fee = NO_FEE, delivery: way = 'sent' } = options;
  const sum = (amount: (line: Counted) => number) => lines.reduce((all, line) => all + amount(line), 0);
  const goods = goodsOf(lines);
  const goodsBefore = sum(({ now, before, quantity }) => (before ?? now) * quantity);
  const pieces = sum(({ quantity }) => quantity);
  const off = discountOf(goods, discount);
  const rest = goods - off;
  const free =
    way === 'pickup' || rest >= terms.freeFrom || (locale === 'en' && pieces >= terms.freeFromCount);
  const delivery = lines.length === 0 || free ? 0 : terms.price;
  // Nothing to collect is collected for nothing.
  const due = rest + delivery;
  const payment = due === 0 ? 0 : fee.kopiykas + Math.round((due * fee.percent) / 100);
  return {
    goods,
    goodsBefore,
    discount: off,
    shares: shareOut(
      off,
      lines.map(({ now, quantity }) => now * quantity),
    ),
    delivery,
    payment,
    total: due + payment,
    totalBefore: goodsBefore + delivery + payment,
  };
}

/** Kopiykas off the goods, never more than they cost. */
export function discountOf(goods: number, discount: Discount | null): number {
  if (!discount) return 0;
  const off = discount.kind === 'percent' ? Math.round((goods * discount.percent) / 100) : discount.kopiykas;
  return Math.min(off, goods);
}
