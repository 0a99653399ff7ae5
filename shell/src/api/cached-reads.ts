import type { AnyOperation, Locale } from '@stezhka/kit-contract';
import { api, type CacheThunk, endpointOf, type LocalCall, type QueryState } from './api.ts';

interface Entry {
  key: string;
  args: LocalCall;
  shown: boolean;
}

const entriesOf =
  (name: string): CacheThunk<Entry[]> =>
  (dispatch, getState) => {
    const { getSubscriptionCount } = dispatch(api.internalActions.internal_getRTKQSubscriptions());
    return Object.entries(getState().api.queries)
      .filter(([, entry]) => entry?.endpointName === name && entry.originalArgs)
      .map(([key, entry]) => ({
        key,
        args: entry!.originalArgs as LocalCall,
        shown: getSubscriptionCount(key) > 0,
      }));
  };

const drop = (key: string) => api.internalActions.removeQueryResult({ queryCacheKey: key as never });

/** Reads on screen stay there while they are fetched again; other reads are dropped. */
export const refetchReads =
  (op: AnyOperation, except?: Locale): CacheThunk<void> =>
  (dispatch) => {
    for (const { key, args, shown } of dispatch(entriesOf(op.name))) {
      if (args.locale === except) continue;
      dispatch(shown ? endpointOf(op).initiate(args, { subscribe: false, forceRefetch: true }) : drop(key));
    }
  };

/** A reply that is still on its way is discarded. */
export const resetReads =
  (op: AnyOperation): CacheThunk<void> =>
  (dispatch, _, { order }) => {
    order.forgot(op.name);
    for (const { key, args, shown } of dispatch(entriesOf(op.name))) {
      if (!shown) dispatch(drop(key));
      else
        dispatch(
          api.util.upsertQueryEntries([{ endpointName: op.name, arg: args, value: undefined }] as never),
        );
    }
    dispatch(refetchReads(op));
  };

/** Other languages of the read are fetched again. */
export const writeReply =
  (read: AnyOperation, locale: Locale, reply: unknown, sent: number): CacheThunk<void> =>
  (dispatch, getState, { order }) => {
    const held = (endpointOf(read).select({ locale })(getState()) as QueryState).data;
    // Without versions only the server knows the result of two changes that overtook each other.
    if (!read.isNewer && order.isOvertaken(read.name, sent)) return dispatch(refetchReads(read));
    if (held !== undefined && read.isNewer && !read.isNewer(reply, held)) return;
    order.wrote(read.name, sent);
    dispatch(
      api.util.upsertQueryEntries([{ endpointName: read.name, arg: { locale }, value: reply }] as never),
    );
    dispatch(refetchReads(read, locale));
  };
