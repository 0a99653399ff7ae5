import type { FormEvent } from '@stezhka/shared-ui/form/form';
import { useId, useState } from 'react';
import { useFieldFocus } from './use-field-focus.ts';

/** Name of the form in services/account/src/second-factor. */
const CODE_FORM = 'second-factor';

/**
 * The second step of staff: the reply brings a form for the code, which replaces the sent one and takes the focus. The
 * page passes `key` and `id` to the form, and every event of it to `onEvent`.
 */
export function useCodeStep() {
  const id = useId();
  const [asked, setAsked] = useState(false);
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
