import { type ControlProps, useField } from './form-context.ts';
import { PasswordField } from './password-field.tsx';

export function PasswordControl(props: ControlProps) {
  const { attr, placeholder, autocomplete } = props.field;
  const { value, onChange, text, shown } = useField(props);
  return (
    <PasswordField
      {...shown}
      {...{ value, onChange, placeholder }}
      autoComplete={autocomplete}
      maxLength={attr?.maxlength}
      showLabel={text('form.show')}
      hideLabel={text('form.hide')}
    />
  );
}
