import { createSlice, type PayloadAction } from '@stezhka/store';

export interface GlobalError {
  /** Empty when the reply had no text. */
  message: string;
  /** 0: no server was reached. */
  status: number;
  code: string;
  quiet: boolean;
}

export const errorSlice = createSlice({
  name: 'error',
  initialState: { message: null as string | null, status: 0, code: '', quiet: false, count: 0 },
  reducers: {
    errorShown(state, { payload }: PayloadAction<GlobalError>) {
      Object.assign(state, payload);
      state.count += 1;
    },
    errorCleared(state) {
      state.message = null;
    },
  },
});

export const { errorShown, errorCleared } = errorSlice.actions;
