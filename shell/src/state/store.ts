import { combineSlices, configureStore, type Middleware, type Reducer } from '@stezhka/store';
import { api } from '../api/api.ts';
import { CallOrder } from '../api/call-order.ts';
import { openChangesSlice } from '../api/open-changes.slice.ts';
import type { Transport } from '../api/transport.ts';
import { cartCountSlice } from './cart-count.slice.ts';
import { errorSlice } from './error.slice.ts';
import { metaSlice } from './meta.slice.ts';
import { remoteMiddleware } from './remote-middleware.ts';
import { routingSlice } from './routing.slice.ts';

const rootReducer = combineSlices(api, metaSlice, routingSlice, errorSlice, cartCountSlice, openChangesSlice);

/** A running store has the slices from its next action on. */
export function injectReducers(reducers: Record<string, Reducer>): void {
  for (const [reducerPath, reducer] of Object.entries(reducers)) {
    rootReducer.inject({ reducerPath: reducerPath as never, reducer }, { overrideExisting: false });
  }
}

/** One store per request on the server, one per document in the browser. */
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
      }).concat(api.middleware, remoteMiddleware, ...more),
  });
}

export type Store = ReturnType<typeof makeStore>;
export type ShellState = ReturnType<typeof rootReducer>;
