import { operation } from '@stezhka/kit-contract';
import type { FilterQuery } from './products.ts';

export const FILTER_KEYS = ['format', 'paper', 'cover', 'language'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

export interface FilterOption {
  value: string;
  title: string;
  color: string | null;
  /** Products that would match with this value, ignoring the filter's other values. */
  count: number;
}

export interface FilterGroup {
  key: FilterKey;
  title: string;
  options: FilterOption[];
}

export interface CatalogFilter {
  groups: FilterGroup[];
  /** Hryvnias: range of the products that match the other filters. */
  price: { min: number; max: number };
  inStock: { count: number };
  total: number;
}

export interface FiltersReply {
  filter: CatalogFilter;
}

/** 'all' stands for the root. */
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
