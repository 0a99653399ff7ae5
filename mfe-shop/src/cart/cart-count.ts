import { shell } from '@stezhka/shell-contract';
import type { Middleware } from '@stezhka/store';
import { cartReset } from './cart.slice.ts';
import { countOf, type ShopRootState, selectCart } from './cart-state.ts';

/** Tells the rest of the site how much is in the cart, and forgets the cart when another person comes. */
export const cartCount: Middleware<object, ShopRootState> = (store) => {
  if (typeof window === 'undefined') return (next) => next;
  let told = 0;
  shell().events.on('account:user-changed', () => void store.dispatch(cartReset()));
  return (next) => (action) => {
    const result = next(action);
    const cart = selectCart(store.getState());
    // A cart that is being fetched or emptied for a moment is no news.
    if (!cart.loaded || !cart.cartVisible) return result;
    const count = countOf(cart);
    if (count !== told) {
      told = count;
      shell().events.emit('shop:cart-changed', { count });
    }
    return result;
  };
};
