import { type ControlProps, useField } from './form-context.ts';

export function HiddenControl(props: ControlProps) {
  const { value, shown } = useField(props);
  return <input type="hidden" name={shown.name} value={String(value ?? '')} />;
}
