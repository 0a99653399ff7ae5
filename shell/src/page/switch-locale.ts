import type { Locale } from '@stezhka/kit-contract';
import { loadedRemotes, remoteTexts } from '../remotes/registry.ts';
import type { Store } from '../state/store.ts';
import { refetchInLocale } from './refetch-in-locale.ts';

/**
 * Brings all that stands on screen in another language, texts and data of the frame and of every slot, so that it
 * changes at once with the page (product 2.1). What does not come shows in the old language until it does.
 */
export async function switchLocale(store: Store, from: Locale, to: Locale): Promise<void> {
  await Promise.allSettled([
    ...loadedRemotes().map(async ([name, remote]) => remoteTexts(await remote, name, to)),
    ...refetchInLocale(store, from, to),
  ]);
}
