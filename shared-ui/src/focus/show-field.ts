/** Product 9: scroll-to-field offset, px. */
const OFFSET = 80;
const CONTROL = 'input:not([type=hidden]), select, textarea, button';

export function showField(field: HTMLElement): void {
  scrollToField(field);
  field.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
}

/** A window with its own scrolling moves instead of the page. */
export function scrollToField(target: HTMLElement): void {
  const box = scrollingAround(target);
  const top = target.getBoundingClientRect().top - OFFSET;
  if (box) box.scrollTo({ top: box.scrollTop + top - box.getBoundingClientRect().top });
  else window.scrollTo({ top: window.scrollY + top });
}

function scrollingAround(element: HTMLElement): HTMLElement | undefined {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return undefined;
}
