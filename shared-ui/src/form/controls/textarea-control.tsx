import { TextareaField } from '../fields/textarea-field.tsx';
import { type ControlProps, useField } from '../form-context.ts';

/** From this part of the limit on it is said how much there is. */
const NEAR = 0.8;

/** A longer text is not cut, which nobody would notice of a pasted one: it is said, and the server refuses it. */
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
