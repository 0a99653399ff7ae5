import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One sentence in the head font. */
  title: string;
  text?: ReactNode;
  /** Where it is all that a page says, its sentence is the page's heading. */
  heading?: boolean;
  /** One button or link. */
  action?: ReactNode;
  className?: string;
}

/** What a list shows before it has anything: contours, a dotted path, a sentence and one thing to do. */
export function EmptyState({ title, text, heading = false, action, className }: EmptyStateProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={cx(styles.empty, className)}>
      <span className={styles.ground} aria-hidden="true" />
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
