import { createSlice, type PayloadAction } from '@stezhka/store';

export interface OpenChange {
  id: number;
  read: string;
  apply: (reply: unknown) => unknown;
}

/** The oldest first; kept apart from the cache, so that a failed change is removed without the others. */
export const openChangesSlice = createSlice({
  name: 'openChanges',
  initialState: [] as OpenChange[],
  reducers: {
    changeOpened: (state, { payload }: PayloadAction<OpenChange>) => [...state, payload],
    changeClosed: (state, { payload: id }: PayloadAction<number>) => state.filter((one) => one.id !== id),
  },
});

export const { changeOpened, changeClosed } = openChangesSlice.actions;

export function withChanges(read: string, reply: unknown, changes: readonly OpenChange[]): unknown {
  if (reply === undefined) return undefined;
  return changes.reduce<unknown>((shown, one) => (one.read === read ? one.apply(shown) : shown), reply);
}
