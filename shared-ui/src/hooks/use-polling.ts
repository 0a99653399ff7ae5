import { useEffect, useEffectEvent } from 'react';

const FIRST_MS = 2000;
const SLOWEST_MS = 30_000;

export interface PollingOptions {
  /** Longest pause, ms; 2000, the first pause, keeps all pauses equal. */
  slowest?: number;
  /** Polls in a hidden tab too. */
  unseen?: boolean;
}

export function usePolling(
  waiting: boolean,
  poll: () => void,
  { slowest = SLOWEST_MS, unseen = false }: PollingOptions = {},
): void {
  const onTurn = useEffectEvent(() => {
    if (unseen || document.visibilityState === 'visible') poll();
  });
  useEffect(() => {
    if (!waiting) return;
    let pause = FIRST_MS;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(() => {
        onTurn();
        pause = Math.min(pause * 1.5, slowest);
        next();
      }, pause);
    };
    next();
    return () => clearTimeout(timer);
  }, [waiting, slowest]);
}
