import { type Feature, type RouteTexts, routeTexts } from '@stezhka/shell-contract';
import { findOrderQuery, orderQuery, orderToken } from './order.queries.ts';

/** Texts of pages about one order, which no other page says. */
export const orderTexts: RouteTexts = routeTexts({
  chunk: 'order-texts',
  uk: () => import(/* webpackChunkName: "order-texts-uk" */ './texts/uk.json'),
  ru: () => import(/* webpackChunkName: "order-texts-ru" */ './texts/ru.json'),
  en: () => import(/* webpackChunkName: "order-texts-en" */ './texts/en.json'),
});

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
      messages: orderTexts.messages,
    },
    {
      id: 'find-order',
      path: '/order',
      handle: { personal: true },
      load: ({ call }) => call(...findOrderQuery()),
      lazy: () => import(/* webpackChunkName: "find-order" */ './find-order.page.tsx'),
      messages: orderTexts.messages,
    },
    {
      id: 'order',
      path: '/order/:token',
      handle: { personal: true },
      load: ({ call, params }) => call(...orderQuery(params.token)),
      lazy: () => import(/* webpackChunkName: "order" */ './order.page.tsx'),
      messages: orderTexts.messages,
    },
  ],
  slots: {
    'shop.cabinet-orders': () =>
      import(/* webpackChunkName: "slot-cabinet-orders" */ './cabinet-orders.slot.tsx'),
  },
};
