import { useRef } from 'react';
import { useInViewport } from '../hooks/use-in-viewport.ts';
import { cx } from '../styles/cx.ts';
import styles from './divider.module.css';

/** At most one on a page. */
export function Divider({ className }: { className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useInViewport(ref);
  return (
    <div ref={ref} className={cx(styles.divider, seen && styles.seen, className)} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.sprig} />
    </div>
  );
}
