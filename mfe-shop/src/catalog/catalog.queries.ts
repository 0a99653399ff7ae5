import { query } from '@stezhka/shell-contract';
import {
  FILTER_KEYS,
  type FilterQuery,
  getFilters,
  getKits,
  getProductCategory,
  getProducts,
  type ProductsQuery,
  type SortType,
} from '@stezhka/shop-contract';

const PER_PAGE = 12;
/** Stands for the root where a call wants a category. */
const ROOT = 'all';

/** The last segment of '/catalog/*' names the category. */
export const categoryOf = (splat: string | undefined): string =>
  splat?.split('/').filter(Boolean).at(-1) ?? ROOT;

/** Other keys, a campaign's 'utm_source' among them, say nothing about the list. */
const OWN_KEYS = [...FILTER_KEYS, 'price_from', 'price_to', 'in_stock', 'sort', 'page'];

/** The filters of an address. Values are passed on as they stand: the service refuses wrong ones. */
export function filterQuery(query: URLSearchParams): FilterQuery {
  const filters: Record<string, unknown> = {};
  for (const key of FILTER_KEYS) {
    const values = [...new Set(query.getAll(key))].filter(Boolean);
    if (values.length) filters[key] = values;
  }
  for (const key of ['price_from', 'price_to', 'in_stock']) {
    const value = query.get(key);
    if (value) filters[key] = value;
  }
  return inOrder(filters);
}

export function inOrder(filters: FilterQuery): FilterQuery {
  const { price_from: from, price_to: to } = filters;
  // Values of an address are strings, which would compare '9' as greater than '10'.
  return Number(from) > Number(to) ? { ...filters, price_from: to!, price_to: from! } : filters;
}

/** Nothing narrows the list, and it stands at its beginning in its own order. */
export const isWhole = (query: URLSearchParams): boolean => OWN_KEYS.every((key) => !query.has(key));

export function productsQuery(query: URLSearchParams): ProductsQuery {
  const page = query.get('page');
  const sort = query.get('sort') as SortType | null;
  return {
    ...filterQuery(query),
    limit: PER_PAGE,
    ...(page && { page: page as unknown as number }),
    ...(sort && { sort }),
  };
}

/** The address of a list: defaults are left out, so that one list has one address. */
export function listHref(
  path: string,
  filters: FilterQuery,
  { sort, page }: { sort?: SortType | null; page?: number } = {},
): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(inOrder(filters))) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') query.append(key, String(one));
  }
  if (sort && sort !== 'popular') query.set('sort', sort);
  if (page && page > 1) query.set('page', String(page));
  return query.size ? `${path}?${query}` : path;
}

export const listQuery = (category: string, address: URLSearchParams) =>
  query(getProducts, { params: { category }, query: productsQuery(address) });

export const filtersQuery = (category: string, chosen: FilterQuery) =>
  query(getFilters, { params: { category }, query: chosen });

export const kitsQuery = (category: string) => query(getKits, { params: { category } });

export const categoryQuery = (slug: string) => query(getProductCategory, { params: { slug } });
