import { useEffect, useEffectEvent } from 'react';

/** Back from the payment's page the browser may show this one as it was left: what was under way then is over. */
export function usePageRestore(over: () => void): void {
  const onBack = useEffectEvent(over);
  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
}
