import { useEffect, useRef } from 'react';

const EVERY_MS = 10_000;

/** Retries in view only, every ten seconds and when the network returns. */
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
