import { createSlice, type PayloadAction } from '@stezhka/store';

/** Set by the shop's event 'shop:cart-changed'. */
export const cartCountSlice = createSlice({
  name: 'cartCount',
  initialState: 0,
  reducers: { cartCounted: (_, { payload }: PayloadAction<number>) => payload },
});

export const { cartCounted } = cartCountSlice.actions;
