import { useSyncExternalStore } from 'react';

/** Whether a media query holds; `onServer` stands until the page lives. */
export function useMedia(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}
