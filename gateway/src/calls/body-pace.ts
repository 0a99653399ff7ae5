import type { IncomingMessage } from 'node:http';
import type { BodyRules } from './body.ts';

/**
 * Calls `onSlow`, with the bytes that came, once a body falls behind the pace of the settings.
 * A body that exceeds `limit` gets no more time than one of that size, even when it never ends.
 * @returns ends the watch
 */
export function watchPace(
  req: IncomingMessage,
  { limit, settings }: BodyRules,
  onSlow: (received: number) => void,
): () => void {
  const { bodyGraceMs, bodyBytesPerSecond, bodySilenceMs } = settings;
  const begun = performance.now();
  let received = 0;
  let timer: NodeJS.Timeout | undefined;
  const slow = () => onSlow(received);
  // The deadline moves with every piece: as far as the bytes so far carry, and no further than a silence may last.
  const waitOn = () => {
    clearTimeout(timer);
    const carried = bodyGraceMs + (Math.min(received, limit) / bodyBytesPerSecond) * 1000;
    const left = Math.max(begun + carried - performance.now(), 0);
    timer = setTimeout(slow, Math.min(left, bodySilenceMs));
  };
  const count = (piece: Buffer) => {
    received += piece.length;
    waitOn();
  };
  waitOn();
  req.on('data', count);
  return () => {
    clearTimeout(timer);
    req.off('data', count);
  };
}
