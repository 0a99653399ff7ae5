import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query';
import type { AnyOperation, CallArgs, Locale } from '@stezhka/kit-contract';
import type { CallError } from '@stezhka/shell-contract';
import type { Transport } from './transport.ts';

export interface LocalCall extends CallArgs {
  locale: Locale;
}

const baseQuery: BaseQueryFn<{ op: AnyOperation; call: LocalCall }, unknown, CallError> = (
  { op, call: { locale, ...args } },
  { extra },
) => (extra as { transport: Transport }).transport(op, args, locale) as never;

/** The one cache of server data; operations of the contracts become its endpoints on first use. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  endpoints: () => ({}),
  tagTypes: [] as string[],
});

/** What the cache knows of one call. */
export interface QueryState {
  status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  data?: unknown;
  error?: CallError;
}

interface Endpoints {
  query: (call: LocalCall) => { op: AnyOperation; call: LocalCall };
}

const injected = new Set<string>();

/** The RTK Query endpoint of an operation; the arguments carry the locale, so languages do not mix. */
export function endpointOf(op: AnyOperation) {
  if (!injected.has(op.name)) {
    injected.add(op.name);
    const query: Endpoints['query'] = (call) => ({ op, call });
    api.enhanceEndpoints({ addTagTypes: [...(op.tags ?? []), ...(op.changes ?? [])] }).injectEndpoints({
      endpoints: (build) => ({
        [op.name]: op.mutates
          ? build.mutation<unknown, LocalCall>({
              query,
              // A change that failed changed nothing.
              invalidatesTags: (_, error) => (error ? [] : [...(op.changes ?? [])]) as never,
            })
          : build.query<unknown, LocalCall>({ query, providesTags: [...(op.tags ?? [])] as never }),
      }),
    });
  }
  return endpointOfName(op.name);
}

/** The endpoint of an operation that was called before. */
export function endpointOfName(name: string) {
  // biome-ignore lint/suspicious/noExplicitAny: endpoints come and go at run time; the callers type them by operation
  return (api.endpoints as Record<string, any>)[name];
}
