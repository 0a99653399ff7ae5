import { useRef } from 'react';
import styles from './divider.module.css';
import { cx } from './lib/cx.ts';
import { useSeen } from './lib/use-seen.ts';

/** The path across the page, with a sprig. At most one on a page. */
export function Divider({ className }: { className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useSeen(ref);
  return (
    <div ref={ref} className={cx(styles.divider, seen && styles.seen, className)} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.sprig} />
    </div>
  );
}
