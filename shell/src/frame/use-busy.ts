import { useEffect, useState } from 'react';
import { on } from '../events.ts';

/** True while some part makes the visitor wait (the event 'shell:busy'); the page's content is inert then. */
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
    const content = document.getElementById('content');
    if (!busy || !content) return;
    const focused = document.activeElement;
    content.inert = true;
    return () => {
      content.inert = false;
      if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
    };
  }, [busy]);
  return busy;
}
