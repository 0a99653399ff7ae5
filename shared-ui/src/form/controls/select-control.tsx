import { SelectField } from '../fields/select-field.tsx';
import { type ControlProps, useField } from '../form-context.ts';
import { SearchedSelect } from './lazy-controls.tsx';

/** A longer list is easier to search than to scroll. */
const SHORT = 7;

/** Native while it is short and all there; otherwise one types to narrow or to fetch it. */
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
