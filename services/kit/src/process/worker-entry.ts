import { setPriority } from 'node:os';

export interface WorkerSettings {
  /** As `nice` counts. */
  priority: number;
}

/** First call of a module that a WorkerProcess runs: takes the process's priority, gives its settings. */
export function startWorker<Settings extends WorkerSettings>(): Settings {
  const settings = JSON.parse(process.argv[2]!) as Settings;
  setPriority(settings.priority);
  // Ctrl-C signals the whole group; the service ends its workers after its last request.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  return settings;
}

/** A task of every worker, for those who wait until it has started. */
export const ready = (): true => true;
