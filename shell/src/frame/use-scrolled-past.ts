import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** True while the page is scrolled further than so many px. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    watch,
    () => scrollY > px,
    () => false,
  );
