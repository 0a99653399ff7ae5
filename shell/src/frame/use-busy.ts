import { useEffect, useState } from 'react';
import { on } from '../events.ts';

/** True while some part makes the visitor wait (the event 'shell:busy'); everything of the frame is inert then. */
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
    // Who comes back from the payment page by the back button must not find the page still waiting.
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
