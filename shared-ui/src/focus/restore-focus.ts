/** Ref of a named part, which takes the focus when its focused button disappears or becomes disabled. */
export function restoreFocus(part: HTMLElement | null) {
  if (!part) return undefined;
  let last: Element | null = part.contains(document.activeElement) ? document.activeElement : null;
  const remember = ({ target }: FocusEvent) => {
    last = target as Element;
  };
  const watcher = new MutationObserver(() => {
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    const now = document.activeElement;
    const lost = !now || now === document.body || now === last;
    last = null;
    if (lost) takeFocus(part);
  });
  part.addEventListener('focusin', remember);
  watcher.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    part.removeEventListener('focusin', remember);
    watcher.disconnect();
  };
}

/** Focus for an element that is no control, e.g. a heading; the page does not scroll. */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
