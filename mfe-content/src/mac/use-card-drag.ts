import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Moves below so many pixels are a press. */
const SLOP_PX = 5;

interface Drag {
  pointer: number;
  fromX: number;
  fromY: number;
  moved: boolean;
}

interface DragOptions {
  x: number;
  y: number;
  onMove: (x: number, y: number) => void;
  onPress: () => void;
}

/**
 * Mouse, pen and touch alike. While a card is dragged only its two custom properties change, which its transform reads:
 * nothing is laid out or rendered anew until it is dropped.
 */
export function useCardDrag({ x, y, onMove, onPress }: DragOptions) {
  const drag = useRef<Drag>(undefined);
  const pointed = useRef(false);
  const shareOf = (event: PointerEvent<HTMLElement>, { fromX, fromY }: Drag) => {
    const { width, height } = event.currentTarget.parentElement!.getBoundingClientRect();
    return {
      x: x + (event.clientX - fromX) / (width || 1),
      y: y + (event.clientY - fromY) / (height || 1),
    };
  };
  const put = (element: HTMLElement, at: { x: number; y: number }) => {
    element.style.setProperty('--x', String(at.x));
    element.style.setProperty('--y', String(at.y));
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button) return;
      pointed.current = true;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = {
        pointer: event.pointerId,
        fromX: event.clientX,
        fromY: event.clientY,
        moved: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || now.pointer !== event.pointerId) return;
      now.moved ||= Math.hypot(event.clientX - now.fromX, event.clientY - now.fromY) > SLOP_PX;
      if (!now.moved) return;
      event.currentTarget.dataset.dragged = 'true';
      put(event.currentTarget, shareOf(event, now));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      drag.current = undefined;
      delete event.currentTarget.dataset.dragged;
      if (!now || now.pointer !== event.pointerId) return;
      if (!now.moved) return onPress();
      const to = shareOf(event, now);
      // A drop that changes nothing renders nothing: the card goes back by itself.
      put(event.currentTarget, { x, y });
      onMove(to.x, to.y);
    },
    /** The click of a key or of a screen reader, which comes without a pointer. */
    onClick(event: MouseEvent) {
      if (!pointed.current || event.detail === 0) onPress();
      pointed.current = false;
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      drag.current = undefined;
      delete event.currentTarget.dataset.dragged;
      put(event.currentTarget, { x, y });
    },
  };
}
