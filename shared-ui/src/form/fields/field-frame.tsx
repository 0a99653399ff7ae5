import { type ReactNode, useId } from 'react';
import { cx } from '../../styles/cx.ts';
import styles from './field.module.css';

/** What every field says of itself. */
export interface FieldLook {
  label: ReactNode;
  /** Only for those who hear the page. */
  labelHidden?: boolean;
  /** A sentence that says what to do; '' marks the field without one. */
  error?: string;
  hint?: ReactNode;
  /** Puts a '*' after the label. */
  required?: boolean;
  id?: string;
  name?: string;
  className?: string;
}

/** Splits a field's props into its look, with an id, and what belongs to the control inside. */
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

/** Label above, hint and error under a control. */
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

/** The same around several controls under one heading. */
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

/** How a form finds its first invalid field. */
export const markOf = ({ name, error }: FieldLook) => ({
  'data-field': name,
  'data-invalid': error !== undefined || undefined,
});
