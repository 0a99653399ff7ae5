import type { ReactNode } from 'react';
import styles from './kicker.module.css';
import { cx } from './lib/cx.ts';

/** A short line over a head, led by the path's squiggle. */
export function Kicker({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={cx(styles.kicker, className)}>{children}</p>;
}
