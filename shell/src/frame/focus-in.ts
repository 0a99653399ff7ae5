/** Focuses what the selector finds first inside, else the element itself. */
export function focusIn(element: HTMLElement, selector: string): void {
  (element.querySelector<HTMLElement>(selector) ?? element).focus();
}
