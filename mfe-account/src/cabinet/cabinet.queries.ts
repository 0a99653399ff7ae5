import { getBalance } from '@stezhka/account-contract';
import { query } from '@stezhka/shell-contract';
import { getOrders } from '@stezhka/shop-contract';

/** Entries of the balance's history at a time. */
const BALANCE_PAGE = 10;

export const balanceQuery = (page: number) => query(getBalance, { query: { page, limit: BALANCE_PAGE } });

/** As the shop's section asks, so that it finds this reply. */
export const ordersQuery = () => query(getOrders, { query: { page: 1, limit: 5 } });
