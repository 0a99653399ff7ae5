import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

export const HOLD_MS = 400;
export const REPEAT_MS = 70;
/** So many single steps, then ten at a time: a weight is far from its least value. */
export const SINGLE_STEPS = 20;

/** Handlers of a button whose press is repeated while it is held. */
export function useHold(act: (steps: number) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
  }, []);
  useEffect(() => stop, [stop]);

  const onPointerDown = ({ button }: PointerEvent) => {
    stop();
    repeated.current = false;
    if (button) return;
    let times = 0;
    const repeat = () => {
      repeated.current = true;
      times += 1;
      latest.current(times > SINGLE_STEPS ? 10 : 1);
      timer.current = setTimeout(repeat, REPEAT_MS);
    };
    timer.current = setTimeout(repeat, HOLD_MS);
    // At its bound the button is disabled and hears no release.
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
  };
  // A click of the keyboard has no detail and ends no hold.
  const onClick = ({ detail }: Pick<MouseEvent, 'detail'>) => {
    if (!repeated.current || detail === 0) latest.current(1);
    repeated.current = false;
  };
  // A finger that is lifted leaves the button before its click comes.
  return { onPointerDown, onPointerLeave: stop, onClick };
}
