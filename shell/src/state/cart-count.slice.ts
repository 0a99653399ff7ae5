import { createSlice, type PayloadAction } from '@stezhka/store';

/** How many things the header's badge counts; the shop says so by 'shop:cart-changed'. */
export const cartCountSlice = createSlice({
  name: 'cartCount',
  initialState: 0,
  reducers: { cartCounted: (_, { payload }: PayloadAction<number>) => payload },
});

export const { cartCounted } = cartCountSlice.actions;
