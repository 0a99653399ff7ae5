import type { Locale } from '@stezhka/kit-contract';
import { createSlice, type PayloadAction } from '@stezhka/store';

/** Product 3, Client-held state. */
export const metaSlice = createSlice({
  name: 'meta',
  initialState: { locale: 'uk' as Locale },
  reducers: {
    pageLocaleChanged(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
  },
});

export const { pageLocaleChanged } = metaSlice.actions;
