import type { FormEvent } from '@stezhka/shared-ui/form';
import { useEffect, useId, useRef, useState } from 'react';

/** Name of the form in services/account/src/second-factor. */
const CODE_FORM = 'second-factor';

/**
 * The second step of a login: the reply brings a form for the code, which replaces the sent one and takes the focus. The
 * page passes `key` and `id` to the form, and every event of it to `onEvent`.
 * @param begun the page shows that form from the start, after a login by the provider
 */
export function useCodeStep(begun = false) {
  const id = useId();
  const [asked, setAsked] = useState(begun);
  const [attempt, setAttempt] = useState(0);
  useFieldFocus(id, asked);
  return {
    id,
    key: attempt,
    asked,
    onEvent: (event: FormEvent) => event.type === 'reload' && setAsked(event.form.name === CODE_FORM),
    restart() {
      setAsked(false);
      setAttempt(attempt + 1);
    },
  };
}

/** After `step` has changed the focus goes into the first field of a form, if that is there. @param id of the form */
export function useFieldFocus(id: string, step: unknown): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.getElementById(id)?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [id, step]);
}
