import { useSyncExternalStore } from 'react';

/** Product 4, Menu and video. */
export const SHIFTED_AFTER_PX = 100;

function watch(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    watch,
    () => scrollY > px,
    () => false,
  );
