import { cx } from '../styles/cx.ts';
import styles from './beads.module.css';
import type { TrailDay } from './trail.tsx';

export interface BeadsProps {
  days: readonly TrailDay[];
  label: string;
  row?: number;
  className?: string;
}

export function Beads({ days, label, row = 21, className }: BeadsProps) {
  const rows = Array.from({ length: Math.ceil(days.length / row) }, (_, i) => i * row);
  return (
    <div className={cx(styles.beads, className)} role="img" aria-label={label}>
      {rows.map((from) => (
        <span key={from} className={styles.row} style={{ gridTemplateColumns: `repeat(${row}, 1fr)` }}>
          {days.slice(from, from + row).map((day, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            <i key={from + i} className={styles[day]} />
          ))}
        </span>
      ))}
    </div>
  );
}
