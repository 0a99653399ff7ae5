import { SelectField } from '../fields/select-field.tsx';
import { type ControlProps, useField } from '../form-context.ts';
import { SearchedSelect } from './lazy-controls.tsx';

const SHORT = 7;

export function SelectControl(props: ControlProps) {
  const { options = [], attr, placeholder, autocomplete } = props.field;
  const { value, onChange, text, shown } = useField(props);
  if (attr?.multiple || attr?.['ajax-url'] || (attr?.isSelect && options.length > SHORT)) {
    return <SearchedSelect {...props} />;
  }
  return (
    <SelectField
      {...shown}
      {...{ value, options, placeholder, onChange }}
      autoComplete={autocomplete}
      noOptions={text('form.noOptions')}
    />
  );
}
