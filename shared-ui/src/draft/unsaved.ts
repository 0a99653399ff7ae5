import { useEffect } from 'react';

/** Count of unsaved forms, on <html>, because each remote bundles its own copy of this file. */
const KEPT_IN = 'data-unsaved';

function count(by: 1 | -1): void {
  const root = document.documentElement;
  const now = Number(root.getAttribute(KEPT_IN)) + by;
  if (now > 0) root.setAttribute(KEPT_IN, String(now));
  else root.removeAttribute(KEPT_IN);
}

export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    count(1);
    return () => count(-1);
  }, [unsaved]);
}

/** Browser only. */
export const hasUnsaved = (): boolean => document.documentElement.hasAttribute(KEPT_IN);

export function onUnsaved(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [KEPT_IN] });
  return () => observer.disconnect();
}
