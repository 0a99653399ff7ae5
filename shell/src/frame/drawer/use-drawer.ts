import { useCallback, useEffect, useRef, useState } from 'react';
import { on } from '../../events.ts';
import { type MenuEntry, type MenuWish, pathTo } from './menu.ts';

/** The menu hides and the page scrolls again this long after it began to close (product 4, Menu and video). */
export const CLOSE_MS = 400;

/** Which items are open, from the top down, which one is pointed at, and the way out. */
export function useDrawer(wish: MenuWish, entries: MenuEntry[], onClosed: () => void) {
  const [open, setOpen] = useState<string[]>([]);
  const [active, setActive] = useState<string>();
  const [closing, setClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((ids: string[], pointedAt?: string) => {
    setOpen(ids);
    setActive(pointedAt);
  }, []);
  const close = useCallback(() => {
    show([]);
    setClosing(true);
    timer.current ??= setTimeout(onClosed, CLOSE_MS);
  }, [onClosed, show]);
  const closeItem = useCallback((id: string) => {
    setOpen((ids) => (ids.includes(id) ? ids.slice(0, ids.indexOf(id)) : ids));
    setActive(undefined);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const stop = [
      on('shell:close-menu', close),
      on('shell:page-changed', close),
      on('shell:close-menu-item', ({ id }) => closeItem(id)),
    ];
    return () => {
      for (const one of stop) one();
    };
  }, [close, closeItem]);

  // Whoever asks for the menu while it closes gets it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new wish counts, whatever it says
  useEffect(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setClosing(false);
  }, [wish]);

  // The item asked for opens once the menu that holds it is there.
  const granted = useRef<MenuWish>(undefined);
  useEffect(() => {
    if (granted.current === wish) return;
    const path = pathTo(entries, wish);
    if (!path) return;
    granted.current = wish;
    // Sub-links of another service may still be on their way: their panel opens when they have come.
    show(
      path.map(({ id }) => id),
      path.at(-1)!.id,
    );
  }, [wish, entries, show]);

  return {
    open,
    active,
    closing,
    close,
    /** The ids from the top down to the one that opens. */
    openItem: (ids: string[]) => show(ids),
    closeItem,
  };
}

/** Focuses what the first of these selectors finds inside, else what the next one does, else the element itself. */
export function focusIn(element: HTMLElement, ...selectors: string[]): void {
  const found = selectors.map((one) => element.querySelector<HTMLElement>(one)).find((one) => one !== null);
  (found ?? element).focus();
}
