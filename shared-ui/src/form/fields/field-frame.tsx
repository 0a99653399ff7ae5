import { type ReactNode, useId } from 'react';
import { cx } from '../../styles/cx.ts';
import styles from './field.module.css';

export interface FieldLook {
  label: ReactNode;
  labelHidden?: boolean;
  /** Message under the field; '' marks the field as invalid without a message. */
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  id?: string;
  name?: string;
  className?: string;
}

export function useFieldLook<P extends FieldLook>(props: P) {
  const { label, labelHidden, error, hint, required, id: given, className, ...control } = props;
  const own = useId();
  const id = given ?? own;
  const frame = { label, labelHidden, error, hint, required, id, className, name: props.name };
  const described = cx(error && `${id}-error`, Boolean(hint) && `${id}-hint`);
  return {
    frame,
    control: {
      'aria-describedby': described,
      'aria-invalid': error !== undefined || undefined,
      'aria-required': required || undefined,
      ...control,
      id,
    },
  };
}

type FrameProps = FieldLook & { id: string; children: ReactNode };

export function FieldFrame({ children, ...look }: FrameProps) {
  const { label, labelHidden, required, id } = look;
  return (
    <div className={cx(styles.field, look.className)} {...markOf(look)}>
      {label != null && (
        <label id={`${id}-label`} htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
          {label}
          {required && <Star />}
        </label>
      )}
      {children}
      <FieldNotes {...look} />
    </div>
  );
}

export function FieldsetFrame({ children, role, ...look }: FrameProps & { role?: 'radiogroup' }) {
  const { label, labelHidden, required, error, id } = look;
  const described = cx(error && `${id}-error`, Boolean(look.hint) && `${id}-hint`);
  const naming = role && { 'aria-invalid': error !== undefined || undefined, 'aria-required': required };
  return (
    <fieldset
      id={id}
      role={role}
      className={cx(styles.field, look.className)}
      aria-describedby={described}
      {...naming}
      {...markOf(look)}
    >
      {label != null && (
        <legend className={labelHidden ? 'visually-hidden' : styles.label}>
          {label}
          {required && <Star />}
        </legend>
      )}
      {children}
      <FieldNotes {...look} />
    </fieldset>
  );
}

export const Star = () => (
  <span className={styles.star} aria-hidden="true">
    {' *'}
  </span>
);

export function FieldNotes({ id, hint, error }: Pick<FrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

export const markOf = ({ name, error }: FieldLook) => ({
  'data-field': name,
  'data-invalid': error !== undefined || undefined,
});
