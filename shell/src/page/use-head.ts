import { headTags } from '@stezhka/shell-contract';
import { useEffect, useRef } from 'react';
import type { Prepared } from './prepare.ts';

/** Keeps title, description, canonical and alternates of the document true to the shown page. */
export function useHead(page: Prepared): void {
  const first = useRef(true);
  useEffect(() => {
    document.documentElement.lang = page.locale;
    if (first.current) {
      first.current = false;
      return;
    }
    const template = document.createElement('template');
    const { seo, locale, path } = page;
    const { search } = page.location;
    template.innerHTML = headTags({
      origin: location.origin,
      path: path + search,
      data: { locale, outcome: 'page', demo: false, releases: undefined as never, ...(seo && { seo }) },
    });
    for (const old of document.head.querySelectorAll(OWN_TAGS)) old.remove();
    document.head.prepend(template.content);
  }, [page]);
}

const OWN_TAGS =
  'title, meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical], link[rel=alternate][hreflang], script[type="application/ld+json"]';
