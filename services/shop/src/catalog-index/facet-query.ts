import { FILTER_KEYS, type FilterKey, type FilterQuery } from '@stezhka/shop-contract';
import type { Bitset } from './bitset.ts';
import type { CatalogIndex } from './catalog-index.ts';

type Facet = FilterKey | 'price' | 'in_stock';

/** Rows of some categories that match a query; `allBut(facet)` ignores that facet's own condition, as its counts need. */
export function queryFacets(index: CatalogIndex, categories: readonly string[], query: FilterQuery) {
  const conditions = conditionsOf(index, query);
  const within = index.within(categories);
  return {
    allBut(ignored?: Facet): Bitset {
      const matches = within.copy();
      for (const [key, rows] of conditions) if (key !== ignored) matches.and(rows);
      return matches;
    },
  };
}

function conditionsOf(index: CatalogIndex, query: FilterQuery): Map<Facet, Bitset> {
  const conditions = new Map<Facet, Bitset>();
  for (const key of FILTER_KEYS) {
    if (query[key]?.length) conditions.set(key, index.withValues(key, query[key]));
  }
  const { price_from: from, price_to: to } = query;
  if (from !== undefined || to !== undefined) {
    conditions.set('price', index.priced((from ?? 0) * 100, to === undefined ? Infinity : to * 100));
  }
  if (query.in_stock) conditions.set('in_stock', index.inStock);
  return conditions;
}
