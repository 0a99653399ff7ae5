import { ROUTE_ENTERED, type RouteEntered } from '@stezhka/shell-contract';
import { createAction, createSlice, type PayloadAction } from '@stezhka/store';

/** The owners' slices react to its flags (product 2.3). */
export const routeEntered = createAction<RouteEntered['payload'], typeof ROUTE_ENTERED>(ROUTE_ENTERED);

/** Product 3, Client-held state. */
export const routingSlice = createSlice({
  name: 'routing',
  initialState: { referer: null as string | null, loaderVisibility: false },
  reducers: {
    loaderShown(state, { payload }: PayloadAction<boolean>) {
      state.loaderVisibility = payload;
    },
    refererRead(state, { payload }: PayloadAction<string | null>) {
      state.referer = payload;
    },
  },
});

export const { loaderShown, refererRead } = routingSlice.actions;
