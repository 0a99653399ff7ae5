import type { FieldOption } from '@stezhka/kit-contract';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { cx } from '../../styles/cx.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldLook, useFieldLook } from './field-frame.tsx';

export interface SelectFieldProps
  extends FieldLook,
    Omit<ComponentProps<'select'>, keyof FieldLook | 'value' | 'onChange' | 'children' | 'multiple'> {
  options: readonly FieldOption[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  noOptions?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { frame, control } = useFieldLook(props);
  const { options, value, onChange, placeholder, noOptions, ...rest } = control;
  const known = options.some((one) => one.value === value);
  return (
    <FieldFrame {...frame}>
      <div className={styles.box}>
        <select
          {...rest}
          className={cx(styles.input, styles.withAfter, styles.select)}
          value={known ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        >
          {/* An optional choice can be taken back. */}
          {(!known || !frame.required) && !options.some((one) => one.value === '') && (
            <option value="">{(options.length ? placeholder : noOptions) ?? ''}</option>
          )}
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        <span className={cx(styles.after, styles.still)}>
          <Icon of={ChevronDown} size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}
