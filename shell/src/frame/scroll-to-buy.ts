import type { MouseEvent } from 'react';

/** To the anchor under the header, focus and address with it; without the anchor the browser does what it can. */
export function scrollToBuy(event: MouseEvent): void {
  const anchor = document.getElementById('buy');
  if (!anchor) return;
  event.preventDefault();
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = anchor.getBoundingClientRect().top + scrollY - header;
  scrollTo({ top, behavior: still ? 'instant' : 'smooth' });
  if (!anchor.hasAttribute('tabindex')) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
  history.replaceState(history.state, '', '#buy');
}
