import type { Locale } from '@stezhka/kit-contract';
import type { DeliveryTerms } from '../settings/delivery.model.ts';

/** One line's part of a total; amounts of one piece in kopiykas. */
export interface Counted {
  now: number;
  before: number | null;
  quantity: number;
}

/** Kopiykas. */
export interface Totals {
  goods: number;
  goodsBefore: number;
  delivery: number;
  payment: number;
  total: number;
  totalBefore: number;
}

/** Paying by card costs nothing; another way of paying is chosen at checkout. */
const CARD_FEE = 0;

/** What a cart costs. The page's language counts, since English offers free delivery by pieces (product 9). */
export function totalsOf(lines: readonly Counted[], terms: DeliveryTerms, locale: Locale): Totals {
  const sum = (amount: (line: Counted) => number) => lines.reduce((all, line) => all + amount(line), 0);
  const goods = sum(({ now, quantity }) => now * quantity);
  const goodsBefore = sum(({ now, before, quantity }) => (before ?? now) * quantity);
  const pieces = sum(({ quantity }) => quantity);
  const free = goods >= terms.freeFrom || (locale === 'en' && pieces >= terms.freeFromCount);
  const delivery = lines.length === 0 || free ? 0 : terms.price;
  const fees = delivery + CARD_FEE;
  return {
    goods,
    goodsBefore,
    delivery,
    payment: CARD_FEE,
    total: goods + fees,
    totalBefore: goodsBefore + fees,
  };
}
