/**
 * Aborts at the first Ctrl-C, SIGTERM or SIGHUP, or when nobody reads the output any more. Ask for it before anything is started: from then on a signal ends
 * nothing by itself, and whoever starts something stops it.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());
  for (const output of [process.stdout, process.stderr]) output.on('error', () => stopping.abort());
  return stopping.signal;
}

/** Waits until it is aborted. */
export const waitForAbort = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
