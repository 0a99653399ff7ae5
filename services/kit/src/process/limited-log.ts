import { AppError } from '../errors/errors.ts';
import { log, requestContext } from './log.ts';

/** Lines of one message and kind of error a minute, before the rest is only counted. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** Kinds told apart: a remote could throw from ever new places. */
const MOST_KINDS = 100;

const windows = new Map<string, { written: number; dropped: number }>();

/**
 * For what a visitor can cause at will: one of them must not fill the disk.
 * @param message a sentence of the code, never made of what was sent
 */
export function logLimited(
  level: 'info' | 'warn' | 'error',
  fields: Record<string, unknown>,
  message: string,
): void {
  const key = windows.size < MOST_KINDS ? `${message}: ${kindOf(fields.err)}` : message;
  const window = windows.get(key) ?? openWindow(level, key);
  if (window.written === MOST_A_MINUTE) {
    window.dropped += 1;
    return;
  }
  window.written += 1;
  log[level](fields, message);
}

/** Of few values, none of them made of what was sent: an expected code, or the place in the code that threw. */
function kindOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return (error instanceof Error && /\n {4}at (.+)/.exec(error.stack ?? '')?.[1]) || 'no place';
}

function openWindow(level: 'info' | 'warn' | 'error', key: string) {
  const window = { written: 0, dropped: 0 };
  windows.set(key, window);
  const close = () => {
    windows.delete(key);
    if (window.dropped) log[level]({ dropped: window.dropped, lines: key }, 'lines left out of the log');
  };
  // The count belongs to no request.
  requestContext.exit(() => setTimeout(close, MINUTE_MS).unref());
  return window;
}
