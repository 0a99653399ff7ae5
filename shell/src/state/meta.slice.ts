import type { Locale } from '@stezhka/kit-contract';
import { createSlice, type PayloadAction } from '@stezhka/store';

/** Client-held request meta (product 3, Client-held state): the language of the page that is shown. */
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
