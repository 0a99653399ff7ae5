import type { FieldOption } from '@stezhka/kit-contract';
import { useMemo, useState } from 'react';
import { Chip } from '../../tag/chip.tsx';
import { ComboboxField } from '../fields/combobox-field.tsx';
import { type ControlProps, useField, useForm } from '../form-context.ts';
import styles from './searched-select.module.css';

export const SearchedSelect = (props: ControlProps) =>
  props.field.attr?.multiple ? <ManyControl {...props} /> : <OneControl {...props} />;

function OneControl(props: ControlProps) {
  const { options = [], attr, placeholder } = props.field;
  const { value, onChange, text, shown } = useField(props);
  const search = useOptionSearch(attr?.['ajax-url']);
  const texts = useComboboxTexts();
  return (
    <ComboboxField
      {...shown}
      {...{ value, options, search, texts }}
      placeholder={placeholder ?? text('form.search')}
      onChange={(next) => onChange(next)}
    />
  );
}

function ManyControl(props: ControlProps) {
  const { options = [], attr, placeholder } = props.field;
  const { value, onChange, text, shown } = useField<string[]>(props);
  const search = useOptionSearch(attr?.['ajax-url']);
  const texts = useComboboxTexts();
  const [found, setFound] = useState<FieldOption[]>([]);
  const labelOf = (one: string) =>
    [...options, ...found].find((option) => option.value === one)?.label ?? one;
  const add = (next: string, option?: FieldOption) => {
    if (option) setFound([...found, option]);
    if (next && !value.includes(next)) onChange([...value, next]);
  };
  return (
    <div>
      <ComboboxField
        {...shown}
        value=""
        options={options.filter((one) => !value.includes(one.value))}
        {...{ search, texts }}
        placeholder={placeholder ?? text('form.search')}
        onChange={add}
      />
      {value.length > 0 && (
        <div className={styles.chosen}>
          {value.map((one) => (
            <Chip
              key={one}
              removable
              aria-label={`${text('form.remove')}: ${labelOf(one)}`}
              onClick={() => onChange(value.filter((other) => other !== one))}
            >
              {labelOf(one)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}

/** Stable function: a new identity would send the search again. */
function useOptionSearch(url: string | undefined) {
  const { search } = useForm();
  return useMemo(() => (url ? (text: string) => search(url, text) : undefined), [url, search]);
}

function useComboboxTexts() {
  const { text } = useForm();
  return {
    noOptions: text('form.noOptions'),
    start: text('form.search'),
    loading: text('form.loading'),
    failed: text('form.failed'),
  };
}
