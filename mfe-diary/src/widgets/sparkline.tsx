import type { ChartLine } from '@stezhka/diary-contract';
import styles from './widgets.module.css';

const WIDTH = 200;
const HEIGHT = 44;
const EDGE = 4;
const DAY_MS = 86_400_000;

interface SparklineProps {
  line: ChartLine;
  from: string;
  to: string;
  label: string;
}

/** The course of one parameter without axes; the words tell its bounds. */
export function Sparkline({ line: { data, color }, from, to, label }: SparklineProps) {
  const values = data.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const days = Math.max(1, (Date.parse(to) - Date.parse(from)) / DAY_MS);
  const points = data.map(({ date, value }) => ({
    x: EDGE + ((Date.parse(date) - Date.parse(from)) / DAY_MS / days) * (WIDTH - 2 * EDGE),
    y: high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE),
  }));
  const last = points.at(-1);
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline stroke={`var(--${color})`} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle fill={`var(--${color})`} cx={last.x} cy={last.y} r={EDGE} />}
    </svg>
  );
}
