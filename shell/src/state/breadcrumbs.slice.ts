import type { Breadcrumb, breadcrumbsSet } from '@stezhka/shell-contract';
import { createSlice } from '@stezhka/store';
import { routeEntered } from './routing.slice.ts';

/** Breadcrumbs that the shown page asked the frame to draw; every entry to a page starts without (product 2.3, reset-breadcrumbs). */
export const breadcrumbsSlice = createSlice({
  name: 'breadcrumbs',
  initialState: { items: [] as Breadcrumb[] },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(routeEntered, (state) => {
      state.items = [];
    });
    builder.addMatcher(
      (action): action is ReturnType<typeof breadcrumbsSet> => action.type === 'shell/breadcrumbsSet',
      (state, { payload }) => {
        state.items = payload;
      },
    );
  },
});
