import { createSlice, type PayloadAction } from '@stezhka/store';

/** A change without an answer yet, and how the reply that it will write looks meanwhile. */
export interface OpenChange {
  id: number;
  /** Name of the read that the change writes. */
  read: string;
  apply: (reply: unknown) => unknown;
}

/** The oldest first. Kept apart from the cache, so that a change that fails is left out and all others stay. */
export const openChangesSlice = createSlice({
  name: 'openChanges',
  initialState: [] as OpenChange[],
  reducers: {
    changeOpened: (state, { payload }: PayloadAction<OpenChange>) => [...state, payload],
    changeClosed: (state, { payload: id }: PayloadAction<number>) => state.filter((one) => one.id !== id),
  },
});

export const { changeOpened, changeClosed } = openChangesSlice.actions;

/** The server's reply with the open changes of this read on top; the reply itself when there are none. */
export function withChanges(read: string, reply: unknown, changes: readonly OpenChange[]): unknown {
  if (reply === undefined) return undefined;
  return changes.reduce<unknown>((shown, one) => (one.read === read ? one.apply(shown) : shown), reply);
}
