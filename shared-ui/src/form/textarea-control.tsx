import { type ControlProps, useField } from './form-context.ts';
import { TextareaField } from './textarea-field.tsx';

export function TextareaControl(props: ControlProps) {
  const { attr, placeholder } = props.field;
  const { value, onChange, shown } = useField(props);
  return <TextareaField {...shown} {...{ value, onChange, placeholder }} maxLength={attr?.maxlength} />;
}
