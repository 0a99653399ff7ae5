import { FieldsetFrame } from '../fields/field-frame.tsx';
import { TextField } from '../fields/text-field.tsx';
import { type ControlProps, useField } from '../form-context.ts';
import type { DateRangeValue } from '../form-values.ts';
import styles from './datetime-control.module.css';

/** Range of two dates, 'YYYY-MM-DD'. */
export function DatetimeControl(props: ControlProps) {
  const { value, onChange, text, shown } = useField<DateRangeValue>(props);
  const { min, max } = props.field.attr ?? {};
  const end = (which: 'from' | 'to') => ({
    id: `${shown.id}-${which}`,
    label: text(`form.${which}`),
    type: 'date',
    value: value[which],
    onChange: (date: string) => onChange({ ...value, [which]: date }),
    'aria-invalid': shown.error !== undefined || undefined,
    'aria-required': shown.required,
  });
  return (
    <FieldsetFrame {...shown}>
      <div className={styles.ends}>
        <TextField {...end('from')} min={min} max={value.to || max} />
        <TextField {...end('to')} min={value.from || min} max={max} />
      </div>
    </FieldsetFrame>
  );
}
