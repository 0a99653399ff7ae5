import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './steps.module.css';

export interface Step {
  id: string;
  title: ReactNode;
  text?: ReactNode;
}

export interface StepsProps {
  steps: readonly Step[];
  /** Index of the step under way; `steps.length` when all are done, -1 before the first. */
  current: number;
  label: string;
  className?: string;
}

export function Steps({ steps, current, label, className }: StepsProps) {
  return (
    <ol className={cx(styles.steps, className)} aria-label={label}>
      {steps.map(({ id, title, text }, i) => {
        const state = i < current ? styles.walked : i === current ? styles.current : styles.ahead;
        return (
          <li key={id} className={cx(styles.step, state)} aria-current={i === current ? 'step' : undefined}>
            <span className={styles.stone} aria-hidden="true" />
            <span className={styles.title}>{title}</span>
            {text && <span className={styles.text}>{text}</span>}
          </li>
        );
      })}
    </ol>
  );
}
