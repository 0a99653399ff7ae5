/** Leads the focus to a part of the page when what had it goes away; nothing moves before the eyes. */
export function focusOn(part: HTMLElement | null | undefined): void {
  if (!part) return;
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
