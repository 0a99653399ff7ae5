import type { PlainDate } from '@stezhka/kit-contract';
import { useNavigate } from '@stezhka/router';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { dayPath, shiftDate } from '../lib/dates.ts';

/** px */
const SWIPE = 60;
/** Elements that give arrow keys a meaning of their own. */
const USES_ARROWS =
  'input, textarea, select, button, summary, [role="tab"], [role="slider"], [role="dialog"], [contenteditable]';

/** The day before and after by the arrow keys, and by a swipe over what gets the handlers. */
export function useDayMoves({ date, today }: { date: PlainDate; today: PlainDate }) {
  const navigate = useNavigate();
  const move = (days: 1 | -1) => void navigate(dayPath(shiftDate(date, days), today));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    const days = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
    const isTaken = defaultPrevented || (target instanceof Element && target.closest(USES_ARROWS));
    if (days && !isTaken && !(altKey || ctrlKey || metaKey || shiftKey)) move(days);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(y)) move(x < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
