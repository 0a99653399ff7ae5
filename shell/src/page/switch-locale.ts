import type { Locale } from '@stezhka/kit-contract';
import { api, endpointOfName, type LocalCall } from '../api/api.ts';
import { silenced } from '../api/call-errors.ts';
import { loadedRemotes, remoteTexts } from '../remotes/registry.ts';
import type { Store } from '../state/store.ts';

/** Frame and slots change together with the page (product 2.1); failures keep the old language. */
export async function switchLocale(store: Store, from: Locale, to: Locale): Promise<void> {
  await Promise.allSettled([
    ...loadedRemotes().map(async ([name, remote]) => remoteTexts(await remote, name, to)),
    ...refetchInLocale(store, from, to),
  ]);
}

interface Entry {
  endpointName: string;
  originalArgs: LocalCall;
}

/** Only reads on screen; the cache holds both languages. */
export function refetchInLocale(store: Store, from: Locale, to: Locale): Promise<unknown>[] {
  const { isShown } = shownReads(store);
  const entries = Object.entries(store.getState().api.queries) as [string, Entry][];
  return entries
    .filter(([key, { originalArgs }]) => originalArgs?.locale === from && isShown(key))
    .map(async ([, { endpointName, originalArgs }]) => {
      const again = endpointOfName(endpointName).initiate(silenced({ ...originalArgs, locale: to }));
      const request = store.dispatch(again);
      await request;
      request.unsubscribe();
    });
}

function shownReads(store: Store): { isShown(key: string): boolean } {
  // biome-ignore lint/suspicious/noExplicitAny: the cache's middleware answers this action itself
  const { getSubscriptionCount } = store.dispatch(api.internalActions.internal_getRTKQSubscriptions()) as any;
  return { isShown: (key) => getSubscriptionCount(key) > 0 };
}
