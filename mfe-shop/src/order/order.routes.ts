import { type Feature, query } from '@stezhka/shell-contract';
import { getOrder } from '@stezhka/shop-contract';

/** The order an address speaks of: '?order=' with what an order's link ends in; undefined for anything else. */
export function orderToken(query: URLSearchParams): string | undefined {
  const token = query.get('order') ?? '';
  return /^[\w-]{32}$/.test(token) ? token : undefined;
}

export const orderQuery = (token = '') => query(getOrder, { params: { token } });

export const order: Feature = {
  routes: [
    {
      id: 'cart-thanks',
      path: '/cart/thanks',
      handle: { personal: true },
      load({ call, query }) {
        const token = orderToken(query);
        return token && call.optional(...orderQuery(token));
      },
      lazy: () => import(/* webpackChunkName: "cart-thanks" */ './thanks.page.tsx'),
    },
    {
      id: 'order',
      path: '/order/:token',
      handle: { personal: true },
      load: ({ call, params }) => call(...orderQuery(params.token)),
      lazy: () => import(/* webpackChunkName: "order" */ './order.page.tsx'),
    },
  ],
  slots: {
    'shop.cabinet-orders': () =>
      import(/* webpackChunkName: "slot-cabinet-orders" */ './cabinet-orders.slot.tsx'),
  },
};
