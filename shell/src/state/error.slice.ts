import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The global error message (product 7.1): the newest failed call's text. */
export const errorSlice = createSlice({
  name: 'error',
  initialState: { message: null as string | null },
  reducers: {
    errorShown(state, { payload }: PayloadAction<string>) {
      state.message = payload;
    },
    errorCleared(state) {
      state.message = null;
    },
  },
});

export const { errorShown, errorCleared } = errorSlice.actions;
