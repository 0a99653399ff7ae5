/** Focuses what the first of these selectors finds inside, else what the next one does, else the element itself. */
export function focusIn(element: HTMLElement, ...selectors: string[]): void {
  const found = selectors.map((one) => element.querySelector<HTMLElement>(one)).find((one) => one !== null);
  (found ?? element).focus();
}
