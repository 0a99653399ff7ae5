import type { MenuTarget } from '@stezhka/shell-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { on } from '../events.ts';
import { type MenuEntry, pathTo } from './menu.ts';

/** The menu hides and the page scrolls again this long after it began to close (product 4, Menu and video). */
export const CLOSE_MS = 400;

/** Which items are open, from the top down, and the way out. */
export function useDrawer(target: MenuTarget, entries: MenuEntry[], onClosed: () => void) {
  const [open, setOpen] = useState<string[]>([]);
  const [closing, setClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = useCallback(() => {
    setOpen([]);
    setClosing(true);
    timer.current ??= setTimeout(onClosed, CLOSE_MS);
  }, [onClosed]);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const stop = [on('shell:close-menu', close), on('shell:page-changed', close)];
    return () => {
      for (const one of stop) one();
    };
  }, [close]);

  // An item asked for by name, address or icon opens once the menu that holds it is there.
  const asked = useRef<MenuTarget>(undefined);
  useEffect(() => {
    if (asked.current === target) return;
    const path = pathTo(entries, target);
    if (!path) return;
    asked.current = target;
    setOpen(path);
  }, [target, entries]);

  return {
    open,
    closing,
    close,
    openItem: (id: string) => setOpen((ids) => [...ids, id]),
    closeItem: () => setOpen((ids) => ids.slice(0, -1)),
  };
}
