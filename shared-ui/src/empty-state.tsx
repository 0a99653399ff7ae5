import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { cx } from './lib/cx.ts';

export interface EmptyStateProps {
  /** One sentence in the head font. */
  title: string;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  className?: string;
}

/** What a list shows before it has anything: contours, a dotted path, a sentence and one thing to do. */
export function EmptyState({ title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cx(styles.empty, className)}>
      <span className={styles.ground} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
