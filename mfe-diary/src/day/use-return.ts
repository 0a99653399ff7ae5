import { useEffect } from 'react';

/** Runs when the visitor comes back to the tab: the day may have changed meanwhile, here or on another device. */
export function useReturn(refresh: () => void): void {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [refresh]);
}
