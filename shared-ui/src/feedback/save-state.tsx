import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './save-state.module.css';

export interface SaveStateProps {
  /** 'conflict' waits for a choice. */
  state: 'unsaved' | 'saving' | 'saved' | 'offline' | 'refused' | 'conflict';
  text: string;
  /** The button is shown only offline. */
  onRetry?: () => void;
  retryLabel?: string;
  children?: ReactNode;
  className?: string;
}

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
