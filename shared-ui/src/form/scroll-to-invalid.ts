import { type RefObject, useEffect, useRef } from 'react';
import { scrollToField, showField } from '../focus/show-field.ts';

/** Each refused submit focuses the first invalid field, or else the message above the form. */
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
    if (!field) return scrollToField(target);
    showField(field);
    tell.current(field.dataset.field ?? '');
  });
}
