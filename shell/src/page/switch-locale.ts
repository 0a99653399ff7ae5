import type { Locale } from '@stezhka/kit-contract';
import { loadedRemotes, remoteTexts } from '../remotes/registry.ts';
import type { Store } from '../state/store.ts';
import { refetchInLocale } from './refetch-in-locale.ts';

/** Frame and slots change together with the page (product 2.1); failures keep the old language. */
export async function switchLocale(store: Store, from: Locale, to: Locale): Promise<void> {
  await Promise.allSettled([
    ...loadedRemotes().map(async ([name, remote]) => remoteTexts(await remote, name, to)),
    ...refetchInLocale(store, from, to),
  ]);
}
