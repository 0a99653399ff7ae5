import { cx } from '@stezhka/shared-ui/cx';
import { useId } from 'react';
import { tone } from '../lib/sphere-badge.tsx';
import type { ControlProps } from './parameter-field.tsx';
import styles from './scale-cells.module.css';

/** A cell per whole number, from the definition's least. */
export function ScaleCells({ parameter, value, onChange }: ControlProps) {
  const name = useId();
  const { min, max } = parameter.bounds!;
  const cells = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const look = tone(parameter.color);
  return (
    <div {...look} className={cx(look.className, styles.scale)}>
      {cells.map((cell) => (
        <label
          key={cell}
          className={cx(
            styles.cell,
            value !== null && cell < value && styles.walked,
            value === cell && styles.current,
          )}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={cell}
            checked={value === cell}
            onChange={() => onChange(cell)}
          />
          {cell}
        </label>
      ))}
    </div>
  );
}
