import { createSlice, type PayloadAction } from '@stezhka/store';

export interface GlobalError {
  /** The call's own words; empty when who answered had none, or nobody did. */
  message: string;
  /** 0: nobody was reached. */
  status: number;
  code: string;
  /** The page stands without the reply, so nobody needs to be told. */
  quiet: boolean;
}

/** The global error message (product 7.1): the newest failed call's text. */
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
