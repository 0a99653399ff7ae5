import { type Layer, shell } from '@stezhka/shell-contract';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Layer above the page with a scroll lock, in the shell's stack of all parts. */
export function useLayer(
  open: boolean,
  /** Esc or a step back while no other window lies over this one. */
  onEscape: () => void,
): {
  zIndex: number | undefined;
  isTop: () => boolean;
  /** Props for the DialogContent of Radix: a covered window yields the focus and Esc. */
  content: {
    ref: (element: HTMLElement | null) => void;
    onEscapeKeyDown: (event: Event) => void;
  };
} {
  const [zIndex, setZIndex] = useState<number>();
  const own = useRef<Layer>(undefined);
  useLayoutEffect(() => {
    if (!open) return;
    const layer = shell().openLayer();
    own.current = layer;
    setZIndex(layer.zIndex);
    return layer.close;
  }, [open]);
  const isTop = useCallback(() => !!own.current?.isTop(), []);
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
