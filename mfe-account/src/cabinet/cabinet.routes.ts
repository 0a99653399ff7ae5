import { getBalance, getPrivacy, getUserData, listSessions } from '@stezhka/account-contract';
import { type Feature, query } from '@stezhka/shell-contract';

/** Entries of the balance's history at a time. */
const BALANCE_PAGE = 10;

export const balanceQuery = (page: number) => query(getBalance, { query: { page, limit: BALANCE_PAGE } });

export const cabinet: Feature = {
  routes: [
    {
      id: 'cabinet',
      path: '/cabinet',
      handle: { flags: ['auth'], personal: true },
      load: ({ call }) =>
        Promise.all([
          call(getUserData),
          call.optional(getPrivacy),
          call.optional(...balanceQuery(1)),
          call.optional(listSessions),
        ]),
      lazy: () => import(/* webpackChunkName: "cabinet" */ './cabinet.page.tsx'),
    },
  ],
};
