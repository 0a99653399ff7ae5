import { query } from '@stezhka/shell-contract';
import { getOrders } from '@stezhka/shop-contract';

/** As the shop's section asks, so that it finds this reply. */
export const ordersQuery = () => query(getOrders, { query: { page: 1, limit: 5 } });
