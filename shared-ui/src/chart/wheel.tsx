import { arc } from 'd3-shape';
import { cx } from '../styles/cx.ts';
import styles from './wheel.module.css';

export interface WheelPart {
  id: string;
  title: string;
  color: string;
  /** Present value, 0 to `max`. */
  now: number;
  /** Wished value; without it the part has no dots. */
  wanted?: number;
}

export interface WheelProps {
  parts: readonly WheelPart[];
  /** Text alternative with the numbers: 'Здоров’я 7 з 10, Емоції 5 з 10 …'. */
  label: string;
  max?: number;
  className?: string;
}

const HUB = 26;
const RIM = 150;
const GAP = 0.022;

export function Wheel({ parts, label, max = 10, className }: WheelProps) {
  const turn = (2 * Math.PI) / parts.length;
  const reach = (value: number) => HUB + (Math.min(Math.max(value, 0), max) / max) * (RIM - HUB);
  const sector = (middle: number, outer: number) =>
    arc<null>()
      .innerRadius(HUB)
      .outerRadius(outer)
      .startAngle(middle - turn / 2)
      .endAngle(middle + turn / 2)
      .padAngle(GAP * 2)
      .padRadius(RIM)(null)!;
  return (
    <svg viewBox="-278 -196 556 392" className={cx(styles.wheel, className)} role="img" aria-label={label}>
      {parts.map(({ id, title, color, now, wanted }, i) => {
        const middle = i * turn;
        const [sin, cos] = [Math.sin(middle), Math.cos(middle)];
        const anchor = Math.abs(sin) < 0.2 ? 'middle' : sin > 0 ? 'start' : 'end';
        return (
          <g key={id}>
            <path className={styles.ground} d={sector(middle, RIM)} />
            <path className={styles.now} fill={color} d={sector(middle, reach(now))} />
            {wanted !== undefined && <path className={styles.wanted} d={dots(middle, turn, reach(wanted))} />}
            <text className={styles.title} x={sin * (RIM + 16)} y={-cos * (RIM + 18) + 6} textAnchor={anchor}>
              {title} <tspan className={styles.value}>{now}</tspan>
            </text>
          </g>
        );
      })}
      <circle r={20} className={styles.hub} />
    </svg>
  );
}

function dots(middle: number, turn: number, radius: number): string {
  const at = (angle: number) =>
    `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  const half = turn / 2 - GAP * 2;
  return `M${at(middle - half)}A${radius} ${radius} 0 0 1 ${at(middle + half)}`;
}
