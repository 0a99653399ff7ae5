import type { Price } from '@stezhka/kit-contract';
import { isRouteEntered } from '@stezhka/shell-contract';
import type { Cart } from '@stezhka/shop-contract';
import { createSlice, current, isDraft, type PayloadAction, type UnknownAction } from '@stezhka/store';
import { isCartReply, isLineRefusal, lineOf } from './cart-replies.ts';
import { type CartState, emptyCart, linesOf, nameOf, shownCart } from './cart-state.ts';

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
  const held = state.cart;
  // An old answer from before the first line, or the end of a session: asked again, it tells.
  if (held?.id && !cart.id && !state.outdated) {
    state.outdated = true;
    return;
  }
  const same = held?.id === cart.id;
  const late = same && cart.version < held.version;
  if (!late) state.cart = cart;
  if (!same && held) Object.assign(state, { pending: {}, leaving: [], gone: null });
  if (cart.member) state.ended = false;
  else if (held?.member) state.ended = true;
  show(state, state.cart ?? cart);
  Object.assign(state, { message: null, refused: null, loaded: true, stale: false, cartVisible: true });
  if (!late) state.outdated = false;
}

/** Nothing of the old cart stays, and a reply from before is not taken for the new one. */
const reset = (): CartState => ({ ...emptyCart, stale: true });

function empty(state: CartState): void {
  const { products, kits, total, currency, promocode, discount, promocodeError } = emptyCart;
  const nothing = { products, kits, total, currency, promocode, discount, promocodeError };
  Object.assign(state, structuredClone(nothing));
}

/** A new change: what was said of the last one is over. */
const anew = (state: CartState) => void Object.assign(state, { message: null, refused: null, gone: null });

export const cartSlice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    quantityChanged(state, { payload }: PayloadAction<{ id: string; quantity: number }>) {
      state.pending[payload.id] = payload.quantity;
      anew(state);
      setQuantity(state, payload.id, payload.quantity);
    },
    lineLeaving(state, { payload: id }: PayloadAction<string>) {
      delete state.pending[id];
      state.leaving.push(id);
      anew(state);
    },
    /** While a removal is under way (product 4, Cart). */
    cartHidden(state) {
      empty(state);
      state.cartVisible = false;
    },
    /** Another person, or the cart page: nothing of the old cart stays. */
    cartReset: reset,
    /** Whom it is for is asked only at checkout. */
    promocodeRefused(state, { payload: message }: PayloadAction<string>) {
      state.promocodeRefused = { code: state.promocode, message };
    },
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
        state.cartVisible = true;
        const line = linesOf(state).find((one) => one.id === id);
        // Only a fresh cart tells what is left; until it is here, what is typed below the lines stays.
        if (action.payload?.status === 404) {
          Object.assign(state, { gone: line ? nameOf(line) : null, outdated: true });
          return;
        }
        const { left = null } = (action.payload?.data ?? {}) as { left?: number };
        state.message = action.payload?.message ?? '';
        state.refused = id ? { id, left } : null;
      })
      // The document's own reply is there before anything is known here, and stays.
      .addMatcher(entersCart, (state) => (state.loaded ? reset() : undefined));
  },
});

/** Entering a route whose name contains 'cart' resets all of it (product 2.3). */
const entersCart = (action: UnknownAction): boolean =>
  isRouteEntered(action) && action.payload.name.includes('cart');

export const {
  quantityChanged,
  lineLeaving,
  cartHidden,
  cartReset,
  cartOutdated,
  cartArrived,
  promocodeRefused,
} = cartSlice.actions;
