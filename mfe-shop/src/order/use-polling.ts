import { useEffect, useRef } from 'react';

const FIRST_MS = 2000;
const SLOWEST_MS = 30_000;

/** Asks again while something is awaited: soon at first, then ever more seldom, and not while nobody looks. */
export function usePolling(waiting: boolean, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!waiting) return;
    let pause = FIRST_MS;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') latest.current();
        pause = Math.min(pause * 1.5, SLOWEST_MS);
        next();
      }, pause);
    };
    next();
    return () => clearTimeout(timer);
  }, [waiting]);
}
