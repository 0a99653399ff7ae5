import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  heading?: boolean;
  action?: ReactNode;
  className?: string;
}

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
