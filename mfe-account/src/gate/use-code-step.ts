import type { FormEvent } from '@stezhka/shared-ui/form';
import { useId, useState } from 'react';
import { useFieldFocus } from './use-field-focus.ts';

/** Of the form that asks for a code; services/account/src/second-factor gives it. */
const CODE_FORM = 'second-factor';

/**
 * The code of staff is asked for by the reply's form, in the place of the one that was sent: the page has to say so,
 * and the focus goes into it. Give `key` and `id` to the form, and every event of it to `hear`.
 */
export function useCodeStep() {
  const id = useId();
  const [asked, setAsked] = useState(false);
  const [turn, setTurn] = useState(0);
  useFieldFocus(id, asked);
  return {
    id,
    key: turn,
    asked,
    hear: (event: FormEvent) => event.type === 'reload' && setAsked(event.form.name === CODE_FORM),
    /** Another e-mail, another password. */
    startAnew() {
      setAsked(false);
      setTurn(turn + 1);
    },
  };
}
