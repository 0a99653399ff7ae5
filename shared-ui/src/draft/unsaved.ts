import { useEffect } from 'react';

/** On <html>: how many forms hold what nobody has saved. Remotes bundle this file each, so the document counts. */
const KEPT_IN = 'data-unsaved';

function count(by: 1 | -1): void {
  const root = document.documentElement;
  const now = Number(root.getAttribute(KEPT_IN)) + by;
  if (now > 0) root.setAttribute(KEPT_IN, String(now));
  else root.removeAttribute(KEPT_IN);
}

/** Says that something typed here would be lost by a reload, while it is so and the component stands. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    count(1);
    return () => count(-1);
  }, [unsaved]);
}

/** Whether anything on the page is unsaved. Browser only. */
export const hasUnsaved = (): boolean => document.documentElement.hasAttribute(KEPT_IN);

/** For useSyncExternalStore. */
export function onUnsaved(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [KEPT_IN] });
  return () => observer.disconnect();
}
