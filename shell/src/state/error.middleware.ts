import type { CallError } from '@stezhka/shell-contract';
import { isRejectedWithValue, type Middleware } from '@stezhka/store';
import { isSilent } from '../api/call-errors.ts';
import { errorShown } from './error.slice.ts';

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
