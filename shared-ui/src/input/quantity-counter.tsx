import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../styles/cx.ts';
import styles from './quantity-counter.module.css';

export interface QuantityCounterProps {
  value: number;
  /** Whole quantity between 1 and max; never 0 or NaN. */
  onChange: (quantity: number) => void;
  max?: number;
  /** 44 or 56 px high. */
  size?: 'm' | 'l';
  disabled?: boolean;
  labels: { group: string; input: string; less: string; more: string };
  className?: string;
}

/** Product 5, Quantity counter. */
export function QuantityCounter(props: QuantityCounterProps) {
  const { value, onChange, max = 999, size = 'm', disabled, labels, className } = props;
  const [draft, setDraft] = useState<string>();

  // The typed quantity may be refused: the field then shows the stored one.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (draft !== undefined && Math.min(Math.trunc(Number(draft)), max) === known) setDraft(undefined);
  }

  const offer = (asked: number) => {
    const quantity = Math.min(Math.trunc(Number.isNaN(asked) ? 0 : asked), max);
    if (quantity >= 1 && quantity !== value) onChange(quantity);
  };
  const step = (by: number) => {
    setDraft(undefined);
    offer(value + by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and no role of use here
    <div role="group" aria-label={labels.group} className={cx(styles.counter, styles[size], className)}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.less}
        disabled={disabled || value <= 1}
        onClick={() => step(-1)}
      >
        <Icon of={Minus} size={18} />
      </button>
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.input}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => {
          setDraft(event.target.value);
          offer(Number(event.target.value));
        }}
        onBlur={() => setDraft(undefined)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={labels.more}
        disabled={disabled || value >= max}
        onClick={() => step(1)}
      >
        <Icon of={Plus} size={18} />
      </button>
    </div>
  );
}
