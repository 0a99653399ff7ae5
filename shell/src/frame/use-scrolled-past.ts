import { useSyncExternalStore } from 'react';

/** Header and menu get their shifted style here (product 4, Menu and video). */
export const SHIFTED_AFTER_PX = 100;

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
