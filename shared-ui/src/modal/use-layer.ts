import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Product 9: stacked modals start at z-index 999 and go up by one. */
const FIRST = 999;
const page = () => document.documentElement;
const layers = () => (page().dataset.locked ?? '').split(' ').filter(Boolean).map(Number);

function setLayers(open: readonly number[]): void {
  if (open.length === 0) {
    delete page().dataset.locked;
    return;
  }
  // base.css keeps the place of the locked scroll bar, so that the page does not jump.
  if (!page().dataset.locked) {
    page().style.setProperty('--scrollbar-gap', `${innerWidth - page().clientWidth}px`);
  }
  page().dataset.locked = open.join(' ');
}

/** Layer above the page with a scroll lock; the document holds the list, as each remote has its own copy. */
export function useLayer(
  open: boolean,
  /** Esc or a step back while no other window lies over this one. */
  onEscape: () => void,
): {
  zIndex: number;
  isTop: () => boolean;
  /** Props for the DialogContent of Radix: a covered window yields the focus and Esc. */
  content: {
    ref: (element: HTMLElement | null) => void;
    onEscapeKeyDown: (event: Event) => void;
  };
} {
  const [zIndex, setZIndex] = useState(FIRST);
  const own = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!open) return;
    const mine = (layers().at(-1) ?? FIRST - 1) + 1;
    own.current = mine;
    setZIndex(mine);
    setLayers([...layers(), mine]);
    return () => setLayers(layers().filter((one) => one !== mine));
  }, [open]);
  const isTop = useCallback(() => layers().at(-1) === own.current, []);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      // Radix draws the focus back to a window unless the window contains the focused element.
      element.contains = (other) => !isTop() || Node.prototype.contains.call(element, other);
    },
    [isTop],
  );
  const onTopEscape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !isTop()) return;
      // Without the stop the next window would be the top one when its own listener runs.
      event.stopImmediatePropagation();
      onTopEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, isTop]);
  useEffect(() => {
    if (!open) return;
    return onWayBack(() => {
      if (!isTop()) return false;
      onTopEscape();
      return true;
    });
  }, [open, isTop]);
  return { zIndex, isTop, content: { ref, onEscapeKeyDown: prevent } };
}

/** Part of the browser's Navigation API; without the API a step back leaves the page. */
interface History extends EventTarget {
  currentEntry: { index: number } | null;
}
interface Step extends Event {
  navigationType: string;
  destination: { index: number };
}

/** The first step back closes the top layer; `close` returns false for a covered layer. */
function onWayBack(close: () => boolean): (() => void) | undefined {
  const { navigation } = globalThis as { navigation?: History };
  if (!navigation) return undefined;
  const onNavigate = (event: Event) => {
    const { navigationType, destination, cancelable } = event as Step;
    const back = navigationType === 'traverse' && destination.index < (navigation.currentEntry?.index ?? 0);
    // Browsers let no page hold a visitor back twice without a touch in between.
    if (!back || !cancelable || event.defaultPrevented || !close()) return;
    event.preventDefault();
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

const prevent = (event: Event) => event.preventDefault();
