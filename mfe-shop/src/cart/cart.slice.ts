import type { Price } from '@stezhka/kit-contract';
import { isRouteEntered } from '@stezhka/shell-contract';
import type { Cart } from '@stezhka/shop-contract';
import { createSlice, current, isDraft, type PayloadAction, type UnknownAction } from '@stezhka/store';
import { isCartReply, isLineRefusal, lineOf } from './cart-replies.ts';
import { type CartState, emptyCart, linesOf, shownCart } from './cart-state.ts';

/** Amounts are hryvnias with kopiykas behind the point: they are added up as kopiykas. */
const times = (price: number, quantity: number): number => Math.round(price * 100 * quantity) / 100;
const plus = (a: number, b: number): number => Math.round(a * 100 + b * 100) / 100;

const sumOf = (price: Price, quantity: number): Price => ({
  ...price,
  price: times(price.price, quantity),
  oldPrice: price.oldPrice === null ? null : times(price.oldPrice, quantity),
});

/** Shown at once; delivery and discounts wait for the server (product 4, Cart). */
function setQuantity(state: CartState, id: string, quantity: number): void {
  const line = linesOf(state).find((one) => one.id === id);
  if (!line) return;
  const { totalPrice } = state.total;
  const sum = sumOf(line.priceData, quantity);
  totalPrice.price = plus(totalPrice.price, sum.price - line.sum.price);
  if (totalPrice.oldPrice !== null) {
    const before = line.sum.oldPrice ?? line.sum.price;
    totalPrice.oldPrice = plus(totalPrice.oldPrice, (sum.oldPrice ?? sum.price) - before);
  }
  line.quantity = quantity;
  line.sum = sum;
}

/** The server's cart replaces the local one; what was changed meanwhile stays on top until it is answered. */
function show(state: CartState, cart: Cart): void {
  // A copy: what is shown is changed, what was answered is not.
  const shown = shownCart(structuredClone(isDraft(cart) ? current(cart) : cart));
  Object.assign(state, shown);
  state.leaving = state.leaving.filter((id) => linesOf(shown).some((line) => line.id === id));
  for (const [id, quantity] of Object.entries(state.pending)) setQuantity(state, id, quantity);
}

function arrive(state: CartState, cart: Cart): void {
  const late = state.cart && cart.version < state.cart.version;
  if (!late) state.cart = cart;
  show(state, state.cart ?? cart);
  Object.assign(state, { message: null, loaded: true, stale: false, outdated: false, cartVisible: true });
}

/** Nothing of the old cart stays, and a reply from before is not taken for the new one. */
const reset = (): CartState => ({ ...emptyCart, stale: true });

function empty(state: CartState): void {
  const { products, kits, total, currency, promocode, discount, promocodeError, message } = emptyCart;
  const nothing = { products, kits, total, currency, promocode, discount, promocodeError, message };
  Object.assign(state, structuredClone(nothing));
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    quantityChanged(state, { payload }: PayloadAction<{ id: string; quantity: number }>) {
      state.pending[payload.id] = payload.quantity;
      state.message = null;
      setQuantity(state, payload.id, payload.quantity);
    },
    lineLeaving(state, { payload: id }: PayloadAction<string>) {
      delete state.pending[id];
      state.leaving.push(id);
      state.message = null;
    },
    /** While a removal is under way (product 4, Cart). */
    cartHidden(state) {
      empty(state);
      state.cartVisible = false;
    },
    /** Another person, or the cart page: nothing of the old cart stays. */
    cartReset: reset,
    /** Another tab has this version of the cart. */
    cartOutdated(state, { payload: version }: PayloadAction<number>) {
      if (state.loaded && version > (state.cart?.version ?? 0)) state.outdated = true;
    },
    /** The reply that came with the document. */
    cartArrived: (state, { payload }: PayloadAction<Cart>) => arrive(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isCartReply, (state, action) => {
        const { cart } = action.payload;
        const { id, quantity } = lineOf(action);
        if (id && state.pending[id] === quantity) delete state.pending[id];
        arrive(state, cart);
      })
      .addMatcher(isLineRefusal, (state, action) => {
        const { id, quantity } = lineOf(action);
        if (id && (quantity === undefined || state.pending[id] === quantity)) delete state.pending[id];
        state.leaving = state.leaving.filter((one) => one !== id);
        if (state.cart) show(state, state.cart);
        state.message = action.payload?.message ?? '';
        state.cartVisible = true;
        // The line is gone on the server: only a fresh cart tells what is left.
        if (action.payload?.status === 404) Object.assign(state, { loaded: false, stale: true });
      })
      // The document's own reply is there before anything is known here, and stays.
      .addMatcher(entersCart, (state) => (state.loaded ? reset() : undefined));
  },
});

/** Entering a route whose name contains 'cart' resets all of it (product 2.3). */
const entersCart = (action: UnknownAction): boolean =>
  isRouteEntered(action) && action.payload.name.includes('cart');

export const { quantityChanged, lineLeaving, cartHidden, cartReset, cartOutdated, cartArrived } =
  cartSlice.actions;
