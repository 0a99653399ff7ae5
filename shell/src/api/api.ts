import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query';
import { getUser, isLoggedIn, type User, type UserReply } from '@stezhka/account-contract';
import type { AnyOperation, CallArgs, Locale } from '@stezhka/kit-contract';
import type { CallError } from '@stezhka/shell-contract';
import type { CallOrder } from './call-order.ts';
import type { OpenChange } from './open-changes.slice.ts';
import type { CallResult, Transport } from './transport.ts';

export interface LocalCall extends CallArgs {
  locale: Locale;
  /** Whom the page showed when a change was made. */
  member?: string | undefined;
}

export interface StoreExtra {
  transport: Transport;
  order: CallOrder;
}

export type CacheThunk<Result> = (
  // biome-ignore lint/suspicious/noExplicitAny: a store's dispatch takes the cache's own thunks too
  dispatch: any,
  getState: () => CacheState,
  extra: StoreExtra,
) => Result;

export interface CacheState {
  api: { queries: Record<string, { endpointName?: string; originalArgs?: unknown } | undefined> };
  meta: { locale: Locale };
  openChanges: readonly OpenChange[];
}

const baseQuery: BaseQueryFn<{ op: AnyOperation; call: LocalCall }, unknown, CallError> = async (
  { op, call },
  { extra, getState },
) => {
  const { transport, order } = extra as StoreExtra;
  const { locale, member, ...args } = call;
  // The next answer may name nobody.
  if (op.name === getUser.name) shownMember(getState() as CacheState, order);
  let asked: number;
  let result: CallResult;
  do {
    asked = order.next();
    result = await transport(op, args, locale, member);
  } while (!op.mutates && 'data' in result && order.isLate(op.name, asked));
  if (op.isNewer && 'data' in result) {
    const { data: held } = endpointOf(op).select(call)(getState()) as QueryState;
    if (held !== undefined && !op.isNewer(result.data, held)) return { data: held };
  }
  return result as never;
};

/** Operations of the contracts become endpoints on first use. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  endpoints: () => ({}),
  tagTypes: [] as string[],
});

/** Whom the page shows: the last one who was logged in, because a page stays after the end of its session. */
export function shownMember(state: CacheState, order: CallOrder): string | undefined {
  const { data } = endpointOf(getUser).select({ locale: state.meta.locale })(state) as QueryState;
  if (isLoggedIn(data as UserReply | undefined)) order.member = (data as User).id;
  return order.member;
}

export interface QueryState {
  status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  data?: unknown;
  error?: CallError;
}

interface Endpoints {
  query: (call: LocalCall) => { op: AnyOperation; call: LocalCall };
}

const injected = new Set<string>();

/** The arguments carry the locale, so languages do not mix. */
export function endpointOf(op: AnyOperation) {
  if (!injected.has(op.name)) {
    injected.add(op.name);
    const query: Endpoints['query'] = (call) => ({ op, call });
    api.enhanceEndpoints({ addTagTypes: [...(op.tags ?? []), ...(op.changes ?? [])] }).injectEndpoints({
      endpoints: (build) => ({
        [op.name]: op.mutates
          ? build.mutation<unknown, LocalCall>({
              query,
              invalidatesTags: (_, error) => (error ? [] : [...(op.changes ?? [])]) as never,
            })
          : build.query<unknown, LocalCall>({ query, providesTags: [...(op.tags ?? [])] as never }),
      }),
    });
  }
  return endpointOfName(op.name);
}

export function endpointOfName(name: string) {
  // biome-ignore lint/suspicious/noExplicitAny: endpoints come and go at run time; the callers type them by operation
  return (api.endpoints as Record<string, any>)[name];
}
