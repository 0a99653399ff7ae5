import type { CallError } from '@stezhka/shell-contract';
import { createSlice, isRejectedWithValue, type Middleware, type PayloadAction } from '@stezhka/store';
import { isSilent } from '../api/call-errors.ts';

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

/** Product 7.1, the global error message. */
export const errorMiddleware: Middleware = (store) => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const { status, code, message } = action.payload as CallError;
    const quiet = isSilent((action.meta.arg as { originalArgs?: object }).originalArgs);
    // A guest's optional read may answer 'login_required', which is no error.
    if (!(quiet && code === 'login_required')) store.dispatch(errorShown({ status, code, message, quiet }));
  }
  return next(action);
};
