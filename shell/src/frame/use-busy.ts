import { useEffect, useState } from 'react';
import { on } from '../events.ts';

export function useBusy(): boolean {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const clear = () => setReasons(new Set());
    const stop = [
      on('shell:busy', ({ what, busy }) =>
        setReasons((before) => {
          const after = new Set(before);
          after[busy ? 'add' : 'delete'](what);
          return after;
        }),
      ),
      on('shell:page-changed', clear),
    ];
    // The back button from the payment page must not restore a waiting page.
    addEventListener('pageshow', clear);
    return () => {
      for (const one of stop) one();
      removeEventListener('pageshow', clear);
    };
  }, []);
  const busy = reasons.size > 0;
  useEffect(() => {
    if (!busy) return;
    const focused = document.activeElement;
    const parts = document.querySelectorAll<HTMLElement>('.skip-link, header, main, footer');
    for (const part of parts) part.inert = true;
    return () => {
      for (const part of parts) part.inert = false;
      if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
    };
  }, [busy]);
  return busy;
}
