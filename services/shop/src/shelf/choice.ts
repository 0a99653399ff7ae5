import { FILTER_KEYS, type FilterKey, type FilterQuery } from '@stezhka/shop-contract';
import type { Bits } from './bits.ts';
import type { Shelf } from './shelf.ts';

type Narrowing = FilterKey | 'price' | 'in_stock';

/**
 * What a query leaves of some categories; `allBut` leaves one of its conditions out, which is what that filter's own
 * counts are taken from.
 */
export function choose(shelf: Shelf, categories: readonly string[], query: FilterQuery) {
  const conditions = conditionsOf(shelf, query);
  const within = shelf.within(categories);
  return {
    allBut(left?: Narrowing): Bits {
      const chosen = within.copy();
      for (const [key, one] of conditions) if (key !== left) chosen.and(one);
      return chosen;
    },
  };
}

/** Prices of a query are hryvnias. */
function conditionsOf(shelf: Shelf, query: FilterQuery): Map<Narrowing, Bits> {
  const conditions = new Map<Narrowing, Bits>();
  for (const key of FILTER_KEYS) {
    if (query[key]?.length) conditions.set(key, shelf.withValues(key, query[key]));
  }
  const { price_from: from, price_to: to } = query;
  if (from !== undefined || to !== undefined) {
    conditions.set('price', shelf.priced((from ?? 0) * 100, to === undefined ? Infinity : to * 100));
  }
  if (query.in_stock) conditions.set('in_stock', shelf.inStock);
  return conditions;
}
