import { useLayoutEffect, useState } from 'react';

/** Product 9: stacked modals start at z-index 999 and go up by one. */
const FIRST = 999;
const count = () => Number(document.documentElement.dataset.locked ?? 0);
const setCount = (open: number) => {
  const page = document.documentElement;
  if (open === 0) {
    delete page.dataset.locked;
    return;
  }
  // The scroll bar leaves with the lock: base.css keeps its place, so that the page does not jump.
  if (!page.dataset.locked) page.style.setProperty('--scrollbar-gap', `${innerWidth - page.clientWidth}px`);
  page.dataset.locked = String(open);
};

/**
 * Takes the next layer above the page while `open` and locks the page's scroll. The count stands in
 * the document, because every micro-frontend carries its own copy of this module.
 */
export function useLayer(open: boolean): { zIndex: number; isTop: () => boolean } {
  const [place, setPlace] = useState(0);
  useLayoutEffect(() => {
    if (!open) return;
    setPlace(count());
    setCount(count() + 1);
    return () => setCount(count() - 1);
  }, [open]);
  return { zIndex: FIRST + place, isTop: () => place + 1 >= count() };
}
