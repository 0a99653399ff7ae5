import type { Locale } from '@stezhka/kit-contract';
import type { DeliveryMethod, PaymentMethod } from '@stezhka/shop-contract';
import { DEFAULT_DELIVERY, deliveryPrice, type PriceTerms } from '../delivery/delivery-methods.ts';
import type { DeliveryTerms } from '../delivery/delivery-terms.model.ts';
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

export const feeOf = (
  payment: PaymentMethod,
  { codFee, codPercent }: Pick<DeliveryTerms, 'codFee' | 'codPercent'>,
): Fee => (payment === 'cod' ? { kopiykas: codFee, percent: codPercent } : NO_FEE);

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
  terms: PriceTerms;
  locale: Locale;
  discount?: Discount | null;
  fee?: Fee;
  delivery?: DeliveryMethod;
}

/** Kopiykas of goods at today's prices. */
export const goodsOf = (lines: readonly Omit<Counted, 'before'>[]): number =>
  lines.reduce((sum, { now, quantity }) => sum + now * quantity, 0);

/** What goods cost together, to the kopiyka: total = goods − discount + delivery + payment. */
export function totalsOf(lines: readonly Counted[], options: TotalsOptions): Totals {
  const { terms, locale, discount = null, fee = NO_FEE, delivery: method = DEFAULT_DELIVERY } = options;
  const sum = (amount: (line: Counted) => number) => lines.reduce((all, line) => all + amount(line), 0);
  const goods = goodsOf(lines);
  const goodsBefore = sum(({ now, before, quantity }) => (before ?? now) * quantity);
  const pieces = sum(({ quantity }) => quantity);
  const off = discountOf(goods, discount);
  const rest = goods - off;
  const delivery = lines.length ? deliveryPrice(method, { goods: rest, pieces, locale }, terms) : 0;
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
