import { operation } from '@stezhka/kit-contract';
import type { FilterQuery } from './products.ts';

/** Filters with a fixed list of values; each is a query parameter of its own. */
export const FILTER_KEYS = ['format', 'paper', 'cover', 'language'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

export interface FilterOption {
  value: string;
  title: string;
  /** CSS colour, of covers. */
  color: string | null;
  /** Products left if this value were chosen too, whatever else is chosen of its own filter. */
  count: number;
}

export interface FilterGroup {
  key: FilterKey;
  title: string;
  options: FilterOption[];
}

export interface CatalogFilter {
  groups: FilterGroup[];
  /** Hryvnias: the cheapest and the dearest of what the other filters leave. */
  price: { min: number; max: number };
  inStock: { count: number };
  /** Products that pass all of the filters. */
  total: number;
}

export interface FiltersReply {
  filter: CatalogFilter;
}

/** The filters of a category with counts; 'all' stands for the root. */
export const getFilters = operation<{
  params: { category: string };
  query: FilterQuery;
  reply: FiltersReply;
}>('GET', '/data/filters/:category', {
  access: 'public',
  reply: 'FiltersReply',
  cache: 60,
  tags: ['products'],
});
