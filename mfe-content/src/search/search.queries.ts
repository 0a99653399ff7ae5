import { getCategories, getSearch } from '@stezhka/content-contract';
import { SEARCH_LENGTH } from '@stezhka/kit-contract';
import { query } from '@stezhka/shell-contract';
import { searchProducts } from '@stezhka/shop-contract';

export const SHOP = '/catalog';
export const SEARCH = '/search';

interface Sought {
  search: string;
  /** Not corrected. */
  literal?: boolean;
}

/** What a search address asks for; other sites may write `q`. */
export function soughtIn(address: URLSearchParams): Sought {
  const typed = (address.get('search') || address.get('q')) ?? '';
  const literal = address.get('literal') === 'true';
  return { search: typed.trim().slice(0, SEARCH_LENGTH.max).trim(), ...(literal && { literal }) };
}

export const searchAddress = (search: string, literal = false): string =>
  `${SEARCH}?${new URLSearchParams({ search, ...(literal && { literal: 'true' }) })}`;

export const hitsQuery = (sought: Sought) => query(getSearch, { query: sought });
export const goodsQuery = (sought: Sought) => query(searchProducts, { query: sought });
/** Offered where nothing was found. */
export const categoriesQuery = () => query(getCategories, {});
