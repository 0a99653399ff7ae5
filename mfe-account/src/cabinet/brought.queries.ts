import { query } from '@stezhka/shell-contract';
import { getOrders, getWishlist } from '@stezhka/shop-contract';

/** As the shop's sections ask, so that they find these replies. */
export const ordersQuery = () => query(getOrders, { query: { page: 1, limit: 5 } });
export const wishlistQuery = () => query(getWishlist);
