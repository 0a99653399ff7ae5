import type { ToastMessage } from '@stezhka/shared-ui/toaster';

type Listener = (message: ToastMessage) => void;
const listeners = new Set<Listener>();

/** Browser only. */
export function toast(message: ToastMessage): void {
  for (const listener of listeners) listener(message);
}

export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
