import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { cx } from '../../styles/cx.ts';
import styles from './checkbox-field.module.css';
import { type FieldLook, FieldNotes, markOf, Star, useFieldLook } from './field-frame.tsx';

export interface CheckboxFieldProps
  extends FieldLook,
    Omit<ComponentProps<'input'>, keyof FieldLook | 'value' | 'onChange' | 'type' | 'checked'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { frame, control } = useFieldLook(props);
  const { onChange, ...rest } = control;
  return (
    <div className={cx(styles.field, frame.className)} {...markOf(frame)}>
      <span className={styles.row}>
        <span className={styles.place}>
          <input
            value="1"
            {...rest}
            type="checkbox"
            className={styles.box}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Icon of={Check} size={18} className={styles.tick} />
        </span>
        <label htmlFor={frame.id} className={frame.labelHidden ? 'visually-hidden' : styles.label}>
          {frame.label}
          {frame.required && <Star />}
        </label>
      </span>
      <FieldNotes {...frame} />
    </div>
  );
}
