import { isRouteEntered, shell } from '@stezhka/shell-contract';
import { type Cart, getCart } from '@stezhka/shop-contract';
import type { Middleware } from '@stezhka/store';
import { cartAnswered, cartReset, selectCartState } from './cart.slice.ts';
import { countOf } from './cart-amounts.ts';
import { openTabs } from './cart-tabs.ts';

/**
 * Follows the server's answers: tells the site how much is in the cart and other tabs that it changed, and forgets the
 * cart when its page is entered (product 2.3) and when another person comes.
 */
export const cartMiddleware: Middleware = (store) => {
  if (typeof window === 'undefined') return (next) => next;
  const { cache, events } = shell();
  const select = cache.select(getCart);
  let answered: Cart | undefined;
  let told = 0;
  const tabs = openTabs((version) => {
    if (answered && version > answered.version) store.dispatch(cache.refetch(getCart));
  });
  events.on('account:user-changed', () => {
    tabs.forget();
    store.dispatch(cartReset());
  });
  function follow() {
    const { reply, data } = select(store.getState());
    // While a cart is being fetched there is no news of it.
    if (!reply || !data) return;
    const { cart } = reply;
    if (cart !== answered) {
      const before = answered;
      answered = cart;
      store.dispatch(cartAnswered({ cart, before }));
      // Versions are one cart's: another begins anew.
      if (before?.id !== cart.id) tabs.forget();
      tabs.notify(cart.version);
    }
    const count = countOf(data.cart);
    if (selectCartState(store.getState()).hidden || count === told) return;
    told = count;
    events.emit('shop:cart-changed', { count });
  }
  return (next) => (action) => {
    const result = next(action);
    if (cartReset.match(action)) {
      answered = undefined;
      store.dispatch(cache.reset(getCart));
    }
    if (isRouteEntered(action as never)) {
      const { name, first } = (action as { payload: { name: string; first: boolean } }).payload;
      if (!first && name.includes('cart')) store.dispatch(cartReset());
    }
    follow();
    return result;
  };
};
