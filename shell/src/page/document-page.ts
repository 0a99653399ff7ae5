import { splitLocale } from '@stezhka/kit-contract';
import type { PageData } from '@stezhka/shell-composition/document';
import type { Store } from '../state/store.ts';
import { addShellTexts } from '../texts/texts.ts';
import { type PageLocation, type Prepared, prepare, withView } from './prepare.ts';

/** A failed call of the server is not repeated: the document already tells the outcome. */
export async function documentPage(data: PageData, store: Store, location: PageLocation): Promise<Prepared> {
  const { outcome, releases, seo, error } = data;
  if (outcome === 'page') return prepare({ store, releases, location, side: 'browser' });
  const { locale, path } = splitLocale(location.pathname);
  await addShellTexts(locale);
  return withView({ location, locale, path, kind: outcome, ...(seo && { seo }), ...(error && { error }) });
}
