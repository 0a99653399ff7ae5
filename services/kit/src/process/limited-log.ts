import { log, requestContext } from './log.ts';

/** Lines of one message a minute, before the rest is only counted. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;

const windows = new Map<string, { written: number; dropped: number }>();

/**
 * For what a visitor can cause at will: one of them must not fill the disk.
 * @param message a sentence of the code, never made of what was sent
 */
export function logLimited(level: 'warn' | 'error', fields: object, message: string): void {
  const window = windows.get(message) ?? openWindow(level, message);
  if (window.written === MOST_A_MINUTE) {
    window.dropped += 1;
    return;
  }
  window.written += 1;
  log[level](fields, message);
}

function openWindow(level: 'warn' | 'error', message: string) {
  const window = { written: 0, dropped: 0 };
  windows.set(message, window);
  const close = () => {
    windows.delete(message);
    if (window.dropped) log[level]({ dropped: window.dropped, lines: message }, 'lines left out of the log');
  };
  // The count belongs to no request.
  requestContext.exit(() => setTimeout(close, MINUTE_MS).unref());
  return window;
}
