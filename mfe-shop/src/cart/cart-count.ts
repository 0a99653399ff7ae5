import { shell } from '@stezhka/shell-contract';
import type { Middleware } from '@stezhka/store';
import { forgetTyped } from '../checkout/forget-typed.ts';
import { cartOutdated, cartReset } from './cart.slice.ts';
import { countOf, type ShopRootState, selectCart } from './cart-state.ts';
import { openTabs } from './cart-tabs.ts';

/**
 * Tells the rest of the site how much is in the cart and other tabs that it changed, and forgets the cart when another
 * person comes.
 */
export const cartCount: Middleware<object, ShopRootState> = (store) => {
  if (typeof window === 'undefined') return (next) => next;
  let told = 0;
  let id: string | undefined;
  const tabs = openTabs((version) => void store.dispatch(cartOutdated(version)));
  shell().events.on('account:user-changed', ({ userId }) => {
    if (!userId) forgetTyped();
    tabs.forget();
    store.dispatch(cartReset());
  });
  return (next) => (action) => {
    const result = next(action);
    const cart = selectCart(store.getState());
    // A cart that is being fetched or emptied for a moment is no news.
    if (!cart.loaded || !cart.cartVisible) return result;
    // Versions are one cart's: another begins anew.
    if (cart.cart && cart.cart.id !== id) {
      id = cart.cart.id;
      tabs.forget();
    }
    if (cart.cart) tabs.tell(cart.cart.version);
    const count = countOf(cart);
    if (count !== told) {
      told = count;
      shell().events.emit('shop:cart-changed', { count });
    }
    return result;
  };
};
