import { useLayoutEffect, useRef } from 'react';

/**
 * For a button that becomes a link once it has done its work: the focus goes over to the link, so that whatever opens
 * meanwhile gives it back there. `pressed` goes to the button's click, `link` to the link.
 */
export function useFocusHandover(done: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const waits = useRef(false);
  useLayoutEffect(() => {
    if (!done || !waits.current) return;
    waits.current = false;
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [done]);
  const pressed = () => {
    waits.current = true;
  };
  return { link, pressed };
}
