import { cx } from './lib/cx.ts';
import styles from './save-state.module.css';

export interface SaveStateProps {
  state: 'unsaved' | 'saving' | 'saved' | 'offline';
  /** 'Збережено о 21:40', 'Немає звʼязку, текст лишився тут' … */
  text: string;
  /** Only shown offline. */
  onRetry?: () => void;
  retryLabel?: string;
  className?: string;
}

/** Says quietly whether what was written is safe. */
export function SaveState({ state, text, onRetry, retryLabel, className }: SaveStateProps) {
  return (
    <span className={cx(styles.state, styles[state], className)}>
      <span aria-live="polite">{text}</span>
      {state === 'offline' && onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {retryLabel}
        </button>
      )}
    </span>
  );
}
