import type { ShellEvents } from '@stezhka/shell-contract';

const listeners = new Map<string, Set<(detail: never) => void>>();

/** See ShellApi.events. */
export function emit<K extends keyof ShellEvents>(name: K, detail: ShellEvents[K]): void {
  for (const listener of listeners.get(name) ?? []) listener(detail as never);
}

export function on<K extends keyof ShellEvents>(
  name: K,
  listener: (detail: ShellEvents[K]) => void,
): () => void {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all);
  all.add(listener);
  return () => void all.delete(listener);
}
