import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldLook, useFieldLook } from './field-frame.tsx';

export interface TextareaFieldProps
  extends FieldLook,
    Omit<ComponentProps<'textarea'>, keyof FieldLook | 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextareaField(props: TextareaFieldProps) {
  const { frame, control } = useFieldLook(props);
  const { value, onChange, ...rest } = control;
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={4}
        {...rest}
        className={cx(styles.input, styles.area)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
