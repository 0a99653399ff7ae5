import type { AnyOperation, CallArgs } from '@stezhka/kit-contract';
import type { CallError } from '@stezhka/shell-contract';
import { type Cart, getCart, type KitLine } from '@stezhka/shop-contract';
import { exampleCard, exampleCart } from '@stezhka/shop-contract/examples';
import { combineReducers, configureStore } from '@stezhka/store';
import { cartSlice } from '../cart/cart.slice.ts';
import { cartCount } from '../cart/cart-count.ts';

const outcome = (kind: string, op: AnyOperation, args: CallArgs, payload: unknown) => ({
  type: `api/execute${op.mutates ? 'Mutation' : 'Query'}/${kind}`,
  payload,
  meta: { arg: { endpointName: op.name, originalArgs: { locale: 'uk', ...args } } },
});

/** What the store hears of a call that went well, or did not. */
export const answered = (op: AnyOperation, args: CallArgs, reply: unknown) =>
  outcome('fulfilled', op, args, reply);
export const refused = (op: AnyOperation, args: CallArgs, error: CallError) =>
  outcome('rejected', op, args, error);
export const entered = (name: string) => ({ type: 'shell/routeEntered', payload: { name, flags: [] } });

/** A store with the shop's slice; with the middleware only once a shell is connected. */
export function cartStore({ counted = false } = {}) {
  return configureStore({
    reducer: combineReducers({ cart: cartSlice.reducer }),
    middleware: (getDefault) => {
      // As the shell's own store.
      const usual = getDefault({ serializableCheck: false, immutableCheck: false });
      return counted ? usual.concat(cartCount) : usual;
    },
  });
}
export type CartStore = ReturnType<typeof cartStore>;

export function storeWith(cart: Cart = exampleCart): CartStore {
  const store = cartStore();
  store.dispatch(answered(getCart, {}, { cart }));
  return store;
}

export const exampleKitLine: KitLine = {
  id: '6560b0d1a2c4e8f0bbbb0009',
  kitId: '6560b0d1a2c4e8f0bbbb0001',
  slug: 'quiet-evening',
  title: 'Набір «Тихий вечір»',
  description: 'Щоденник і колода',
  imageData: null,
  mainProduct: exampleCard,
  extraProducts: [{ ...exampleCard, id: '6560b0d1a2c4e8f0cccc0001', title: 'Колода «Стежки»' }],
  priceData: { price: 990, oldPrice: 1240, currency: 'UAH', discountPercent: 20 },
  sum: { price: 990, oldPrice: 1240, currency: 'UAH', discountPercent: 20 },
  quantity: 1,
  stockStatus: 'in_stock',
  left: null,
  priceChange: null,
};

/** The example cart, changed. */
export const cartOf = (more: Partial<Cart>): Cart => ({ ...exampleCart, ...more });
