import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './kicker.module.css';

export function Kicker({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={cx(styles.kicker, className)}>{children}</p>;
}
