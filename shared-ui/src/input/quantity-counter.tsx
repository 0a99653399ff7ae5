import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../styles/cx.ts';
import styles from './quantity-counter.module.css';

export interface QuantityCounterProps {
  /** The stored quantity. */
  value: number;
  /** A new whole quantity between 1 and max; never called for 0 or for what is no number. */
  onChange: (quantity: number) => void;
  max?: number;
  /** 44 or 56 px high. */
  size?: 'm' | 'l';
  disabled?: boolean;
  labels: { group: string; input: string; less: string; more: string };
  className?: string;
}

/** How many: typed or stepped. Follows product 5, Quantity counter. */
export function QuantityCounter(props: QuantityCounterProps) {
  const { value, onChange, max = 999, size = 'm', disabled, labels, className } = props;
  const [draft, setDraft] = useState<string>();

  // What was typed is taken at once and may be refused: then the field says what there is.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (draft !== undefined && Math.min(Math.trunc(Number(draft)), max) === known) setDraft(undefined);
  }

  const offer = (asked: number) => {
    const quantity = Math.min(Math.trunc(Number.isNaN(asked) ? 0 : asked), max);
    // 0 is ignored, so the counter cannot take the quantity below 1.
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
