import { TextareaField } from '../fields/textarea-field.tsx';
import { type ControlProps, useField } from '../form-context.ts';

const NEAR = 0.8;

/** No cut at the limit: a cut of a pasted text would go unnoticed. The server refuses a longer text. */
export function TextareaControl(props: ControlProps) {
  const { attr, placeholder } = props.field;
  const { value, onChange, shown, text } = useField(props);
  const most = attr?.maxlength ?? Number.POSITIVE_INFINITY;
  const count = `${value.length} / ${most}`;
  const over = value.length > most;
  return (
    <TextareaField
      {...shown}
      {...{ value, onChange, placeholder }}
      {...(over && { error: `${text('form.tooLong')}: ${count}` })}
      hint={
        over || value.length <= most * NEAR ? shown.hint : [shown.hint, count].filter(Boolean).join(' · ')
      }
    />
  );
}
