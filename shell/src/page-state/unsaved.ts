let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

export function markUnsaved(): () => void {
  change(1);
  let marked = true;
  return () => {
    if (marked) change(-1);
    marked = false;
  };
}

export const hasUnsaved = (): boolean => count > 0;

export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
