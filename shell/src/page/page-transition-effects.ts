import { useEffect, useLayoutEffect, useRef } from 'react';
import { rememberPageLanguage } from '../language/language-cookie.ts';
import { holdAnchor } from './hold-anchor.ts';
import type { Shown } from './navigation.ts';

/** Screen readers announce the new title from this element. */
export const ANNOUNCER_ID = 'announcer';

/** Call after useHead, which sets the title. */
export function usePageTransition(shown: Shown): void {
  const before = useRef<Shown>(undefined);
  useLayoutEffect(() => applyTransition(shown, before.current), [shown]);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (last?.page.locale !== shown.page.locale) {
      rememberPageLanguage(shown.page.locale);
    }
    if (!last || !beginsAnew(last, shown)) return;
    focusPage();
    const announcer = document.getElementById(ANNOUNCER_ID);
    if (announcer) announcer.textContent = document.title;
  }, [shown]);
}

/** Paging begins at the top; a changed filter does not. */
function beginsAnew({ location: last }: Shown, { location, scroll }: Shown): boolean {
  if (last.pathname !== location.pathname) return true;
  return last.search !== location.search && !location.hash && scroll === undefined;
}

export function focusPage(): void {
  const content = document.getElementById('content');
  const head = content?.querySelector<HTMLElement>('h1');
  if (head) head.tabIndex = -1;
  (head ?? content)?.focus({ preventScroll: true });
}

/** Returns the end of the wait for an anchor. */
function applyTransition(shown: Shown, last: Shown | undefined): (() => void) | undefined {
  const { page, location, scroll } = shown;
  if (scroll === 'keep') return undefined;
  // Diary pages start at the top (product 2.3).
  const top = page.route?.id.includes('diary') ? 0 : scroll;
  if (!last) {
    // Asking for the scroll position would lay the page out amid its hydration.
    if (scroll === undefined && !location.hash) return undefined;
    // The visitor may have scrolled before hydration.
    if (scrollY > 0 && !location.hash) return undefined;
    // The browser itself has gone to an anchor of the document.
    if (top !== undefined) {
      if (scroll !== undefined) scrollToTop(top);
      return undefined;
    }
    return anchorOf(location.hash) || scrollY > 0 ? undefined : holdAnchorOf(location.hash);
  }
  if (top !== undefined) return void scrollToTop(top);
  const anchor = anchorOf(location.hash);
  if (anchor && last.page === page) return void anchor.scrollIntoView();
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollToTop(0);
  return holdAnchorOf(location.hash);
}

function holdAnchorOf(hash: string): (() => void) | undefined {
  const content = document.getElementById('content');
  return content && hash ? holdAnchor(content, () => anchorOf(hash)) : undefined;
}

function anchorOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const scrollToTop = (top: number) => scrollTo({ top, left: 0, behavior: 'instant' });
