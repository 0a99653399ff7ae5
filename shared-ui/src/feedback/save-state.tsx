import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './save-state.module.css';

export interface SaveStateProps {
  state: 'unsaved' | 'saving' | 'saved' | 'offline' | 'refused';
  /** 'Збережено о 21:40', 'Немає зв’язку, текст лишився тут' … */
  text: string;
  /** Only shown offline. */
  onRetry?: () => void;
  retryLabel?: string;
  /** What else the writer can do: a link. */
  children?: ReactNode;
  className?: string;
}

/** Says quietly whether what was written is safe. */
export function SaveState({ state, text, onRetry, retryLabel, children, className }: SaveStateProps) {
  return (
    <span className={cx(styles.state, styles[state], className)}>
      <span aria-live="polite">{text}</span>
      {state === 'offline' && onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {retryLabel}
        </button>
      )}
      {children}
    </span>
  );
}
