/** Entries of the balance's history at a time. */
export const BALANCE_PAGE = 10;
