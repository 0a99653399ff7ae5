import { type RefObject, useEffect, useRef } from 'react';

/** Product 9: scroll-to-field offset, px. */
const OFFSET = 80;
const CONTROL = 'input:not([type=hidden]), select, textarea, button';

/** After each refused submit: shows and focuses the first invalid field, or else the words above the form. */
export function useScrollToInvalid(
  form: RefObject<HTMLFormElement | null>,
  refusals: number,
  onScroll: (fullName: string) => void,
) {
  const shown = useRef(refusals);
  const tell = useRef(onScroll);
  useEffect(() => {
    tell.current = onScroll;
    if (shown.current === refusals) return;
    shown.current = refusals;
    const field = form.current?.querySelector<HTMLElement>('[data-invalid]');
    const target = field ?? form.current?.querySelector<HTMLElement>('[role=alert]');
    if (!target) return;
    scrollTo(target);
    if (!field) return;
    field.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
    tell.current(field.dataset.field ?? '');
  });
}

/** In a window that scrolls by itself it is the window that moves. */
function scrollTo(target: HTMLElement) {
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
