import { useCallback, useEffect, useRef, useState } from 'react';
import { on } from '../../events.ts';
import { type MenuEntry, type MenuWish, pathTo } from './menu.ts';

/** Delay until the menu is hidden and the page scrolls again (product 4, Menu and video). */
export const CLOSE_MS = 400;

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new wish counts, whatever it says
  useEffect(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setClosing(false);
  }, [wish]);

  const granted = useRef<MenuWish>(undefined);
  useEffect(() => {
    if (granted.current === wish) return;
    const path = pathTo(entries, wish);
    if (!path) return;
    granted.current = wish;
    // Sub-links of another service may still be loading; their panel opens once they are there.
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
    openItem: (ids: string[]) => show(ids),
    closeItem,
  };
}

/** Tries the selectors in order, then the element itself. */
export function focusIn(element: HTMLElement, ...selectors: string[]): void {
  const found = selectors.map((one) => element.querySelector<HTMLElement>(one)).find((one) => one !== null);
  (found ?? element).focus();
}
