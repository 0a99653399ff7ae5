import { FieldFrame } from './field-frame.tsx';
import { type ControlProps, useField } from './form-context.ts';

/** Any type this page does not know (product 8, The error catalogue). */
export function GenericControl(props: ControlProps) {
  const { shown } = useField(props);
  return (
    <FieldFrame {...shown}>
      <output id={shown.id}>type is not supported({props.field.type})</output>
    </FieldFrame>
  );
}
