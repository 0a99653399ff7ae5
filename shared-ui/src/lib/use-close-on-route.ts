import { useLocation } from '@stezhka/router';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `close` when the path changes while `open` (product 2, Modals). A change of the query alone does not. */
export function useCloseOnRoute(open: boolean, close: () => void): void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const onLeave = useEffectEvent(close);
  useEffect(() => {
    if (open && openedAt.current !== pathname) onLeave();
    openedAt.current = pathname;
  }, [open, pathname]);
}
