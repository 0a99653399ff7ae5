import type { CallError } from '@stezhka/shell-contract';
import { isRejectedWithValue, type Middleware } from '@stezhka/store';
import { isSilent } from '../api/call-errors.ts';
import { errorShown } from './error.slice.ts';

/** Stores each failed call's text as the global error message (product 7.1). */
export const errorMiddleware: Middleware = (store) => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const { status, code, message } = action.payload as CallError;
    const quiet = isSilent((action.meta.arg as { originalArgs?: object }).originalArgs);
    // A guest on a page that merely asks who is there has done nothing wrong.
    if (!(quiet && code === 'login_required')) store.dispatch(errorShown({ status, code, message, quiet }));
  }
  return next(action);
};
