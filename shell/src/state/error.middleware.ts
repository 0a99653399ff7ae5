import type { CallError } from '@stezhka/shell-contract';
import { isRejectedWithValue, type Middleware } from '@stezhka/store';
import { isSilent } from '../api/call-errors.ts';
import { isMemberLoggedIn, refetchUser } from './ended-session.ts';
import { errorShown } from './error.slice.ts';

/** Product 7.1, the global error message. */
export const errorMiddleware: Middleware = (store) => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const { status, code, message } = action.payload as CallError;
    const quiet = isSilent((action.meta.arg as { originalArgs?: object }).originalArgs);
    // A guest's optional read may answer 'login_required', which is no error.
    const optional = quiet && code === 'login_required';
    const show = () => optional || store.dispatch(errorShown({ status, code, message, quiet }));
    if (status !== 401 || !isMemberLoggedIn(store.getState())) show();
    else
      void refetchUser(store.dispatch, store.getState()).then((member) =>
        member ? show() : store.dispatch(errorShown({ status, code, message: '', quiet: false })),
      );
  }
  return next(action);
};
