import { cx } from '@stezhka/shared-ui/lib/cx';
import { type CSSProperties, useId } from 'react';
import { Glyph } from '../lib/glyph.tsx';
import styles from './option-tiles.module.css';
import type { ControlProps } from './parameter-field.tsx';

export function OptionTiles({ parameter, value, onChange }: ControlProps) {
  const name = useId();
  const style = { '--tiles': parameter.options.length } as CSSProperties;
  return (
    <div className={styles.tiles} style={style}>
      {parameter.options.map((option) => (
        <label key={option.value} className={cx(styles.tile, option.value === value && styles.chosen)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Glyph name={option.icon} size={28} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
