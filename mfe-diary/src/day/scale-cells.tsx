import { cx } from '@stezhka/shared-ui/lib/cx';
import { type CSSProperties, useId } from 'react';
import { tone } from '../lib/sphere-badge.tsx';
import type { ControlProps } from './parameter-field.tsx';
import styles from './scale-cells.module.css';

const POINTS = 10;

/** A cell per whole number; a ten-point scale starts at 1. */
export function ScaleCells({ parameter, value, onChange }: ControlProps) {
  const name = useId();
  const { max } = parameter.bounds!;
  const first = max === POINTS ? 1 : 0;
  const cells = Array.from({ length: max - first + 1 }, (_, i) => first + i);
  const look = tone(parameter.color);
  const style = { ...look.style, '--cells': cells.length } as CSSProperties;
  return (
    <div
      {...look}
      style={style}
      className={cx(look.className, styles.scale, cells.length > POINTS / 2 && styles.long)}
    >
      {cells.map((cell) => (
        <label
          key={cell}
          className={cx(
            styles.cell,
            value !== null && cell > 0 && cell < value && styles.walked,
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
