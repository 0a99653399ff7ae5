import { useLayoutEffect, useRef } from 'react';
import type { Prepared } from './prepare.ts';

let headTags: typeof import('@stezhka/shell-composition/document').headTags | undefined;

/** The document has the first page's head, so the code comes with the second page. */
export async function loadHead(): Promise<void> {
  headTags = (await import(/* webpackChunkName: "head" */ '@stezhka/shell-composition/document')).headTags;
}

export function useHead(page: Prepared): void {
  const first = useRef(true);
  // Before the paint, so that the language changes together with the texts.
  useLayoutEffect(() => {
    document.documentElement.lang = page.locale;
    if (first.current) {
      first.current = false;
      return;
    }
    if (!headTags) return;
    const template = document.createElement('template');
    const { seo, locale } = page;
    template.innerHTML = headTags({
      origin: location.origin,
      data: { locale, outcome: 'page', demo: false, releases: undefined as never, ...(seo && { seo }) },
    });
    for (const old of document.head.querySelectorAll(OWN_TAGS)) old.remove();
    document.head.prepend(template.content);
  }, [page]);
}

const OWN_TAGS =
  'title, meta[name=description], meta[name=robots], meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical], link[rel=alternate], link[rel=manifest], script[type="application/ld+json"]';
