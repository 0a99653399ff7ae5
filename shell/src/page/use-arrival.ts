import { routeLocale } from '@stezhka/kit-contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { writeCookie } from '../state/cookies.ts';
import type { Shown } from './navigation.ts';

/** Says the new page's title to those who do not see it; it stands empty in the frame. */
export const ANNOUNCER_ID = 'announcer';

/** What happens once a page is on screen: the scroll, the focus, the announcement. Call after useHead. */
export function useArrival(shown: Shown): void {
  const before = useRef<Shown>(undefined);
  useLayoutEffect(() => {
    if (before.current !== undefined || typeof shown.scroll === 'number') placeScroll(shown);
  }, [shown]);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (last?.page.locale !== shown.page.locale) {
      writeCookie('i18n_redirected', routeLocale(shown.page.locale));
    }
    if (!last || last.location.pathname === shown.location.pathname) return;
    focusPage();
    const announcer = document.getElementById(ANNOUNCER_ID);
    if (announcer) announcer.textContent = document.title;
  }, [shown]);
}

/** Moves the focus to the head of the page, so that reading goes on from there. */
export function focusPage(): void {
  const content = document.getElementById('content');
  const head = content?.querySelector<HTMLElement>('h1');
  if (head) head.tabIndex = -1;
  (head ?? content)?.focus({ preventScroll: true });
}

/** Where the page begins: an anchor, or px from the top; undefined leaves the scroll alone. */
function placeOf({ page, location, scroll }: Shown): Element | number | undefined {
  if (scroll === 'keep') return undefined;
  // Diary pages always start at the top left (product 2.3).
  if (page.route?.id.includes('diary')) return 0;
  if (scroll !== undefined) return scroll;
  return anchorOf(location.hash) ?? 0;
}

function anchorOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // '#%' is a name of nothing.
    return null;
  }
}

function placeScroll(shown: Shown): void {
  const place = placeOf(shown);
  if (place instanceof Element) place.scrollIntoView();
  else if (place !== undefined) scrollTo({ top: place, left: 0, behavior: 'instant' });
}
