import { useEffect, useRef } from 'react';

/** Back from the payment's page the browser may show this one as it was left: what was under way then is over. */
export function useBack(over: () => void): void {
  const latest = useRef(over);
  useEffect(() => {
    latest.current = over;
  });
  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
}
