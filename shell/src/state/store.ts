import { combineSlices, configureStore, type Middleware, type Reducer } from '@stezhka/store';
import { api } from '../api/api.ts';
import { CallOrder } from '../api/call-order.ts';
import { openChangesSlice } from '../api/open-changes.slice.ts';
import type { Transport } from '../api/transport.ts';
import { cartCountSlice } from './cart-count.slice.ts';
import { dynamicMiddleware } from './dynamic-middleware.ts';
import { errorSlice } from './error.slice.ts';
import { metaSlice } from './meta.slice.ts';
import { routingSlice } from './routing.slice.ts';

const rootReducer = combineSlices(api, metaSlice, routingSlice, errorSlice, cartCountSlice, openChangesSlice);

/** Adds a remote's slices to every store made from now on, and to the running one at its next action. */
export function injectReducers(reducers: Record<string, Reducer>): void {
  for (const [reducerPath, reducer] of Object.entries(reducers)) {
    rootReducer.inject({ reducerPath: reducerPath as never, reducer }, { overrideExisting: false });
  }
}

/** The one store: on the server one per request, in the browser one per document. */
export function makeStore(transport: Transport, preloadedState?: unknown, ...more: Middleware[]) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloadedState as never,
    devTools: false,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { transport, order: new CallOrder() } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware, dynamicMiddleware.middleware, ...more),
  });
}

export type Store = ReturnType<typeof makeStore>;
export type ShellState = ReturnType<typeof rootReducer>;
