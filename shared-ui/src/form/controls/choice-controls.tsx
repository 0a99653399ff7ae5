import type { FieldOption } from '@stezhka/kit-contract';
import { cx } from '../../styles/cx.ts';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { FieldsetFrame } from '../fields/field-frame.tsx';
import { type ControlProps, useField } from '../form-context.ts';
import styles from './choice-controls.module.css';

const isShort = (options: FieldOption[]) =>
  options.length <= 3 && options.every(({ label, hint }) => label.length <= 14 && !hint);

export function RadioControl(props: ControlProps) {
  const { options = [] } = props.field;
  const { value, onChange, text, shown } = useField(props);
  const side = options.length > 0 && isShort(options);
  return (
    <FieldsetFrame {...shown} role="radiogroup">
      <div className={side ? styles.segments : styles.rows} data-invalid-look={shown.error !== undefined}>
        {options.map((option) => (
          <label key={option.value} className={cx(side ? styles.segment : styles.row)}>
            <input
              type="radio"
              name={shown.name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <small className={styles.hint}>{option.hint}</small>}
            </span>
          </label>
        ))}
        {options.length === 0 && <p>{text('form.noOptions')}</p>}
      </div>
    </FieldsetFrame>
  );
}

/** Value '1' when checked, otherwise empty (product 3, Server-built form). */
export function CheckboxControl(props: ControlProps) {
  const { value, onChange, shown } = useField(props);
  return (
    <CheckboxField {...shown} checked={value === '1'} onChange={(checked) => onChange(checked ? '1' : '')} />
  );
}
