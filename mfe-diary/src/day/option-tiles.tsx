import { cx } from '@stezhka/shared-ui/cx';
import { type CSSProperties, useId } from 'react';
import { Glyph } from '../lib/glyph.tsx';
import styles from './option-tiles.module.css';
import type { ControlProps } from './parameter-field.tsx';

/** Letters of a word that a fifth of a phone's row holds. */
const ROOM = 6;
const longestWord = (label: string) => Math.max(...label.split(/\s/).map(({ length }) => length));

export function OptionTiles({ parameter, value, onChange }: ControlProps) {
  const name = useId();
  const { length } = parameter.options;
  const half = length > 3 ? Math.ceil(length / 2) : length;
  const style = { '--tiles': length, '--half': half } as CSSProperties;
  const wordy = parameter.options.some(({ label }) => longestWord(label) > ROOM);
  return (
    <div className={styles.room}>
      <div className={cx(styles.tiles, wordy && styles.wordy)} style={style}>
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
    </div>
  );
}
