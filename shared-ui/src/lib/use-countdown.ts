import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `done` after `ms` of running time; while `paused` the clock stands; Infinity never comes. */
export function useCountdown(ms: number, paused: boolean, done: () => void): void {
  const left = useRef(ms);
  const onDone = useEffectEvent(done);
  useEffect(() => {
    if (paused || left.current === Number.POSITIVE_INFINITY) return;
    const since = Date.now();
    const timer = setTimeout(() => onDone(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}
