import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './progress-path.module.css';

export type PathLevel = 'red' | 'yellow' | 'green' | 'path';

export interface ProgressPathProps {
  /** 0 to 100; values outside are clamped. */
  percent: number;
  label: string;
  /** Default: red below 30, yellow below 70, then green (product 9, Free delivery). */
  level?: PathLevel;
  children?: ReactNode;
  className?: string;
}

export const levelOf = (percent: number): PathLevel =>
  percent < 30 ? 'red' : percent < 70 ? 'yellow' : 'green';

export function ProgressPath({ percent, label, level, children, className }: ProgressPathProps) {
  const value = Math.min(Math.max(percent, 0), 100);
  return (
    <div className={className}>
      {children && <p className={styles.text}>{children}</p>}
      <div
        className={cx(styles.bar, styles[level ?? levelOf(value)])}
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(value)}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ '--value': value / 100 } as CSSProperties}
      >
        <span className={styles.walked} />
        <span className={styles.stone} />
      </div>
    </div>
  );
}
