import { type Feature, shell } from '@stezhka/shell-contract';
import { getCart, getCartForm, getCheckoutMessage, getDeliveryTerms } from '@stezhka/shop-contract';
import type { Middleware } from '@stezhka/store';
import { cartMiddleware } from '../cart-state/cart.middleware.ts';
import { cartSlice } from '../cart-state/cart.slice.ts';
import { checkoutDraftMiddleware } from '../checkout/checkout-draft.middleware.ts';

const miniCart = () => import(/* webpackChunkName: "slot-mini-cart" */ './mini-cart.slot.tsx');

/** Its code comes beside the call that fills the cart, not after it. */
const miniCartMiddleware: Middleware = () => {
  if (typeof window !== 'undefined') shell().events.on('shop:cart-adding', () => miniCart().catch(() => {}));
  return (next) => next;
};

export const cart: Feature = {
  routes: [
    {
      id: 'cart',
      path: '/cart',
      handle: { header: 'mini', personal: true },
      load: ({ call }) =>
        Promise.all([
          call.optional(getCart),
          call.optional(getDeliveryTerms),
          // Drawn in the browser only, but it need not wait for a call there.
          call.optional(getCartForm),
          call.optional(getCheckoutMessage),
        ]),
      lazy: () => import(/* webpackChunkName: "cart" */ './cart.page.tsx'),
    },
  ],
  slots: {
    'shop.cart-button': () => import(/* webpackChunkName: "slot-cart-button" */ './cart-button.slot.tsx'),
    'shop.mini-cart': miniCart,
  },
  reducers: { cart: cartSlice.reducer },
  middleware: [cartMiddleware, miniCartMiddleware, checkoutDraftMiddleware],
};
