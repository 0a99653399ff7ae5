import type { DiaryColor } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { useId } from 'react';
import styles from './color-choice.module.css';
import { tone } from './sphere-badge.tsx';

interface ColorChoiceProps {
  label: string;
  colors: readonly DiaryColor[];
  value: string;
  onChange: (color: DiaryColor) => void;
}

/** Colours of the diary, each with its name for those who do not see it. */
export function ColorChoice({ label, colors, value, onChange }: ColorChoiceProps) {
  const t = useText('diary.color');
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.colors}>
        {colors.map((color) => {
          const look = tone(color);
          return (
            <label key={color} {...look} className={cx(look.className, styles.color)} title={t(color)}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                aria-label={t(color)}
                checked={color === value}
                onChange={() => onChange(color)}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
