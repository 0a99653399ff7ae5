import { useEffect, useRef } from 'react';

/** After `step` has changed the focus goes into the first field of a form, if that is there. @param id of the form */
export function useFieldFocus(id: string, step: unknown): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.getElementById(id)?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [id, step]);
}
