import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './kicker.module.css';

/** A short line over a head, led by the path's squiggle. */
export function Kicker({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={cx(styles.kicker, className)}>{children}</p>;
}
