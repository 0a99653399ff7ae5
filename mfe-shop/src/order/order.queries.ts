import { query } from '@stezhka/shell-contract';
import { getFindOrderForm, getOrder } from '@stezhka/shop-contract';

/** The order an address speaks of: '?order=' with what an order's link ends in; undefined for anything else. */
export function orderToken(query: URLSearchParams): string | undefined {
  const token = query.get('order') ?? '';
  return /^[\w-]{32}$/.test(token) ? token : undefined;
}

export const orderQuery = (token = '') => query(getOrder, { params: { token } });

export const findOrderQuery = () => query(getFindOrderForm, {});
