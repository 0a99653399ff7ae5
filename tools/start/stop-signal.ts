/** Aborts at Ctrl-C, SIGTERM, SIGHUP or a closed output; whoever starts a process must stop it from then on. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());
  for (const output of [process.stdout, process.stderr]) output.on('error', () => stopping.abort());
  return stopping.signal;
}

export const waitForAbort = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
