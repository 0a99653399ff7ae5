import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldLook, useFieldLook } from './field-frame.tsx';

export interface TextFieldProps
  extends FieldLook,
    Omit<ComponentProps<'input'>, keyof FieldLook | 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  mask?: (typed: string) => string;
  after?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { frame, control } = useFieldLook(props);
  const { value, onChange, mask, after, ...rest } = control;
  return (
    <FieldFrame {...frame}>
      <div className={styles.box}>
        <input
          {...rest}
          className={cx(styles.input, after !== undefined && styles.withAfter)}
          value={value}
          onChange={({ target }) => onChange(mask ? masked(target, mask) : target.value)}
        />
        {after !== undefined && <span className={styles.after}>{after}</span>}
      </div>
    </FieldFrame>
  );
}

/** The masked text is written at once, so that the caret keeps its distance from the end. */
function masked(input: HTMLInputElement, mask: (typed: string) => string): string {
  const text = mask(input.value);
  if (text !== input.value) {
    const fromEnd = input.value.length - (input.selectionStart ?? input.value.length);
    input.value = text;
    const caret = Math.max(0, text.length - fromEnd);
    input.setSelectionRange(caret, caret);
  }
  return text;
}
