import type { ShellEvents } from '@stezhka/shell-contract';

/**
 * In a browser the window itself carries them, so that a script which is no remote may ask too:
 * `dispatchEvent(new CustomEvent('shell:open-menu', { detail: {} }))`. A listener that throws stops no other.
 */
const carrier: EventTarget = typeof window === 'undefined' ? new EventTarget() : window;

/** See ShellApi.events. */
export function emit<K extends keyof ShellEvents>(name: K, detail: ShellEvents[K]): void {
  carrier.dispatchEvent(new CustomEvent(name, { detail }));
}

export function on<K extends keyof ShellEvents>(
  name: K,
  listener: (detail: ShellEvents[K]) => void,
): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<ShellEvents[K]>).detail);
  carrier.addEventListener(name, heard);
  return () => carrier.removeEventListener(name, heard);
}
