/**
 * A ref for a part whose buttons go away, or go dead, once they are pressed: the focus stays at the part instead of
 * falling to the page. `<section ref={keepFocus} aria-labelledby={…}>`; the part needs a name to be heard by.
 */
export function keepFocus(part: HTMLElement | null) {
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

/** Gives the focus to what is no control: a heading, a notice, a part of the page. The scroll stays. */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
