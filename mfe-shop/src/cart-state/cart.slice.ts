import type { Cart } from '@stezhka/shop-contract';
import { createSlice, type PayloadAction } from '@stezhka/store';
import { linesOf } from './cart-amounts.ts';

/** Cart state that only this browser knows; the cart itself is the reply of `getCart`. */
export interface CartState {
  /** Lines whose removal was asked for. */
  leaving: string[];
  /** A removal is under way: nothing of the cart is shown (product 4, Cart). */
  hidden: boolean;
  /** Why the last change of a line did not happen, and how many pieces there are. */
  refusal: { lineId: string; message: string; left: number | null } | null;
  /** Name of a line that is not there any more: another device or tab took it out. */
  gone: string | null;
  /** The member's session is over: what is shown is a guest's cart. */
  ended: boolean;
  /** A promocode that checkout refused this buyer, and why; it is out of the cart then. */
  promocodeRefused: { code: string; message: string } | null;
}

export const initialCartState: CartState = {
  leaving: [],
  hidden: false,
  refusal: null,
  gone: null,
  ended: false,
  promocodeRefused: null,
};

interface Refusal {
  id: string;
  name: string;
  status: number;
  message: string;
  left: number | null;
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState: initialCartState,
  reducers: {
    quantityChanged: (state) => ({ ...state, refusal: null, gone: null }),
    lineLeaving: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      leaving: [...state.leaving, id],
      refusal: null,
      gone: null,
    }),
    cartHidden(state) {
      state.hidden = true;
    },
    lineRemoved(state, { payload: id }: PayloadAction<string>) {
      state.leaving = state.leaving.filter((one) => one !== id);
      state.hidden = false;
    },
    lineRefused(state, { payload: { id, name, status, message, left } }: PayloadAction<Refusal>) {
      state.leaving = state.leaving.filter((one) => one !== id);
      state.hidden = false;
      if (status === 404) state.gone = name;
      else state.refusal = { lineId: id, message, left };
    },
    /** Whom a promocode is for is asked only at checkout. */
    promocodeRefused(state, { payload }: PayloadAction<{ code: string; message: string }>) {
      state.promocodeRefused = payload;
    },
    /** A new answer of the server (product 4, Cart); `before` is the one that it replaces. */
    cartAnswered(
      state,
      { payload: { cart, before } }: PayloadAction<{ cart: Cart; before?: Cart | undefined }>,
    ) {
      const same = before?.id === cart.id;
      if (before && !same) Object.assign(state, { leaving: [], gone: null });
      if (cart.member) state.ended = false;
      else if (before?.member) state.ended = true;
      state.leaving = state.leaving.filter((id) => linesOf(cart).some((line) => line.id === id));
      Object.assign(state, { refusal: null, hidden: false });
    },
    /** Another person, or the cart page: nothing of the old cart stays, the server's reply included. */
    cartReset: () => initialCartState,
  },
});

export const {
  quantityChanged,
  lineLeaving,
  cartHidden,
  lineRemoved,
  lineRefused,
  promocodeRefused,
  cartAnswered,
  cartReset,
} = cartSlice.actions;

/** The store's part that belongs to the shop; absent until the remote has arrived. */
export const selectCartState = (state: { cart?: CartState }): CartState => state.cart ?? initialCartState;
