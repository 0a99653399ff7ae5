import type { CSSProperties } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './range-slider.module.css';

interface Stone {
  value: number;
  onChange: (value: number) => void;
  label: string;
}

export interface StoneSliderProps {
  /** Of two stones the first is the present value, the second the wish; each shows its number. Of a range, its ends. */
  stones: readonly [Stone] | readonly [Stone, Stone];
  min?: number;
  max?: number;
  step?: number;
  /** Number of dots; default one per step, too many for fine steps. */
  dots?: number;
  valueText?: (value: number) => string;
  /** Text while nothing is chosen: the stone is hollow, and its value is only the start of a drag. */
  unset?: string;
  /** The two stones are ends of a range, which do not pass each other. */
  range?: boolean;
  disabled?: boolean;
  className?: string;
}

export function RangeSlider(props: StoneSliderProps) {
  const { stones, min = 1, max = 10, step = 1, valueText, unset, range, disabled, className } = props;
  const at = (value: number) => (value - min) / (max - min);
  const two = stones.length === 2;
  const ends = two ? stones.map(({ value }) => at(value)) : [0, unset ? 0 : at(stones[0].value)];
  const place = { '--from': Math.min(...ends), '--to': Math.max(...ends) } as CSSProperties;
  const inRange = (value: number, i: number) => {
    const other = range ? stones[1 - i] : undefined;
    if (!other) return value;
    return i === 0 ? Math.min(value, other.value) : Math.max(value, other.value);
  };
  const dots = props.dots ?? Math.floor((max - min) / step) + 1;
  return (
    <div
      className={cx(styles.slider, range && styles.range, className)}
      style={place}
      data-disabled={disabled || undefined}
    >
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: dots }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are all alike
          <i key={i} />
        ))}
      </span>
      <span className={styles.line} aria-hidden="true" />
      {stones.map(({ value, onChange, label }, i) => (
        <span
          key={label}
          className={cx(styles.lane, range && i === 0 && at(value) > 0.5 && styles.above)}
          style={{ '--at': at(value) } as CSSProperties}
        >
          <input
            type="range"
            {...{ min, max, step, value, disabled }}
            aria-label={label}
            aria-valuetext={unset ?? valueText?.(value)}
            onChange={(event) => onChange(inRange(event.target.valueAsNumber, i))}
          />
          <span
            className={cx(
              styles.stone,
              range
                ? styles.end
                : two
                  ? [styles.now, styles.wanted][i]
                  : unset
                    ? styles.hollow
                    : styles.ringed,
            )}
            aria-hidden="true"
          >
            {two && !range && value}
          </span>
        </span>
      ))}
    </div>
  );
}
