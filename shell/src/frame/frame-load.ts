import { getContacts, getMenu } from '@stezhka/content-contract';
import { splitLocale } from '@stezhka/kit-contract';
import { caller, type PageLocation } from '../page/prepare.ts';
import type { Store } from '../state/store.ts';

export async function frameLoad(store: Store, location: PageLocation): Promise<void> {
  const { locale } = splitLocale(location.pathname);
  const call = caller({ store, side: 'server' }, locale);
  await Promise.all([call.optional(getMenu), call.optional(getContacts)]);
}
