import { getBalance } from '@stezhka/account-contract';
import { query } from '@stezhka/shell-contract';

/** Entries of the balance's history at a time. */
const BALANCE_PAGE = 10;

export const balanceQuery = (page: number) => query(getBalance, { query: { page, limit: BALANCE_PAGE } });
