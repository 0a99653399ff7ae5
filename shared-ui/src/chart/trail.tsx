import { useRef } from 'react';
import { useInViewport } from '../hooks/use-in-viewport.ts';
import { cx } from '../styles/cx.ts';
import styles from './trail.module.css';
import { type TrailShape, trailLine, trailStones } from './trail-path.ts';

export type TrailDay = 'walked' | 'missed' | 'today' | 'ahead';

export interface TrailProps {
  days: readonly TrailDay[];
  label: string;
  /** `band` has 2 rows, `panel` 4 rows, `wide` 4 rows across the page, `line` 1 row. */
  shape?: 'band' | 'panel' | 'wide' | 'line' | TrailShape;
  className?: string;
}

const shapes: Record<string, TrailShape> = {
  line: { width: 560, height: 52, rows: 1 },
  band: { width: 560, height: 96, rows: 2 },
  panel: { width: 300, height: 150, rows: 4 },
  wide: { width: 1000, height: 210, rows: 4 },
};

const WEEK = 7;

/** Where the days make whole weeks, the last stone of each is larger. */
export function Trail({ days, label, shape = 'panel', className }: TrailProps) {
  const ref = useRef<SVGSVGElement>(null);
  const seen = useInViewport(ref);
  const form = typeof shape === 'string' ? (shapes[shape] as TrailShape) : shape;
  const stones = trailStones(days.length, form);
  const countsWeeks = days.length % WEEK === 0;
  const reached = days.findLastIndex((day) => day === 'walked' || day === 'missed') + 1;
  return (
    <svg
      ref={ref}
      viewBox={`-8 -8 ${form.width + 16} ${form.height + 16}`}
      width="100%"
      className={cx(styles.trail, seen && styles.seen, className)}
      role="img"
      aria-label={label}
    >
      <path d={trailLine(stones, days.length, form)} className={styles.ahead} />
      {reached > 1 && (
        <path
          d={trailLine(stones.slice(0, reached), days.length, form)}
          className={styles.walked}
          pathLength="1"
        />
      )}
      {stones.map(([cx, cy], i) => {
        const day = days[i] ?? 'ahead';
        const key = `${cx} ${cy}`;
        const endsWeek = countsWeeks && i % WEEK === WEEK - 1;
        if (day !== 'today')
          return <circle key={key} cx={cx} cy={cy} r={endsWeek ? 8 : 6} className={styles[`${day}Stone`]} />;
        return (
          <g key={key}>
            <circle cx={cx} cy={cy} r="16" className={styles.halo} />
            <circle cx={cx} cy={cy} r="8" className={styles.todayStone} />
          </g>
        );
      })}
    </svg>
  );
}
