import type { ShellEvents } from '@stezhka/shell-contract';

/** The window carries events, so that other scripts can send them too. */
const carrier: EventTarget = typeof window === 'undefined' ? new EventTarget() : window;

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

/** Its buttons submit a form to the search's page, for visitors without scripts. */
export function openSearch(event: { preventDefault(): void }): void {
  event.preventDefault();
  emit('shell:open-search', {});
}
