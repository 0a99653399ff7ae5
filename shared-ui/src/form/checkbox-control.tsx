import { CheckboxField } from './checkbox-field.tsx';
import { type ControlProps, useField } from './form-context.ts';

/** '1' when checked, otherwise nothing (product 3, Server-built form). */
export function CheckboxControl(props: ControlProps) {
  const { value, onChange, shown } = useField(props);
  return (
    <CheckboxField {...shown} checked={value === '1'} onChange={(checked) => onChange(checked ? '1' : '')} />
  );
}
