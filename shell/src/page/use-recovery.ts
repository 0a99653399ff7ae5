import { useEffect, useRef } from 'react';

const EVERY_MS = 10_000;

/** Tries again by itself while a failed area is in view: when the network is back, and every ten seconds. */
export function useRecovery(retry: () => unknown): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void latest.current();
    };
    const timer = setInterval(again, EVERY_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, []);
}
