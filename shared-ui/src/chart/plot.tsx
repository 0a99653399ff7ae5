import { curveMonotoneX, line as lineOf } from 'd3-shape';
import { useId } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './plot.module.css';

export interface PlotPoint {
  x: number;
  y: number;
}

export interface PlotLine {
  id: string;
  title: string;
  /** CSS colour or token. Each line also has its own mark, because colour alone is not enough. */
  color: string;
  points: readonly PlotPoint[];
}

/** A number, or a place on the axis with its own words. */
export type PlotTick = number | { at: number; text: string };

interface Axis {
  min: number;
  max: number;
  ticks: readonly PlotTick[];
}

export interface PlotProps {
  /** At most three: a reader cannot tell more lines apart. */
  lines: readonly PlotLine[];
  /** Text alternative; the numbers belong in a table beside the chart. */
  label: string;
  x: Axis;
  y: Axis;
  band?: { from: number; to: number };
  now?: { x: number; text: string };
  className?: string;
}

const MARKS = [
  'M4.5 0A4.5 4.5 0 1 1-4.5 0A4.5 4.5 0 1 1 4.5 0Z',
  'M-4.2-4.2H4.2V4.2H-4.2Z',
  'M0-5.6 5.6 0 0 5.6-5.6 0Z',
];
const EDGE = { top: 14, right: 16, bottom: 30, left: 34 };
/** Two drawings, because a wide chart shrunk to a phone is unreadable. */
const SIZES = [
  { width: 340, height: 240, className: styles.narrow, every: 5 },
  { width: 760, height: 260, className: styles.wide, every: 3 },
];

const shownTicks = ({ ticks }: Axis) =>
  ticks.map((tick) => (typeof tick === 'number' ? { at: tick, text: String(tick) } : tick));

export function Plot({ lines, label, x, y, band, now, className }: PlotProps) {
  const clip = useId();
  return (
    <div role="img" aria-label={label} className={className}>
      {SIZES.map(({ width, height, className: size, every }) => {
        const toX = (value: number) =>
          EDGE.left + ((value - x.min) / (x.max - x.min)) * (width - EDGE.left - EDGE.right);
        const toY = (value: number) =>
          height - EDGE.bottom - ((value - y.min) / (y.max - y.min)) * (height - EDGE.top - EDGE.bottom);
        const path = lineOf<PlotPoint>(
          (point) => toX(point.x),
          (point) => toY(point.y),
        ).curve(curveMonotoneX);
        return (
          <svg
            key={width}
            viewBox={`0 0 ${width} ${height}`}
            className={cx(styles.plot, size)}
            aria-hidden="true"
          >
            <clipPath id={`${clip}${width}`}>
              <rect
                x={EDGE.left - 8}
                y={0}
                width={width - EDGE.left - EDGE.right + 16}
                height={height - EDGE.bottom + 6}
              />
            </clipPath>
            {band && (
              <rect
                className={styles.band}
                x={EDGE.left}
                width={width - EDGE.left - EDGE.right}
                y={toY(band.to)}
                height={toY(band.from) - toY(band.to)}
              />
            )}
            {shownTicks(y).map(({ at, text }) => (
              <g key={at}>
                <line
                  className={styles.grid}
                  x1={EDGE.left}
                  x2={width - EDGE.right}
                  y1={toY(at)}
                  y2={toY(at)}
                />
                <text className={styles.tick} x={EDGE.left - 10} y={toY(at) + 4} textAnchor="end">
                  {text}
                </text>
              </g>
            ))}
            {shownTicks(x).map(({ at, text }) => (
              <text key={at} className={styles.tick} x={toX(at)} y={height - 8} textAnchor="middle">
                {text}
              </text>
            ))}
            {now && (
              <>
                <line
                  className={styles.now}
                  x1={toX(now.x)}
                  x2={toX(now.x)}
                  y1={4}
                  y2={height - EDGE.bottom}
                />
                <text
                  className={styles.nowText}
                  x={toX(now.x) + (toX(now.x) > width / 2 ? -8 : 8)}
                  y={12}
                  textAnchor={toX(now.x) > width / 2 ? 'end' : 'start'}
                >
                  {now.text}
                </text>
              </>
            )}
            <g clipPath={`url(#${clip}${width})`}>
              {lines.map(({ id, color, points }, i) => (
                <g key={id} stroke={color}>
                  <path className={styles.line} d={path([...points]) ?? undefined} />
                  {points
                    .filter((_, at) => (points.length - 1 - at) % every === 0)
                    .map((point) => (
                      <path
                        key={point.x}
                        className={styles.mark}
                        d={MARKS[i % MARKS.length]}
                        transform={`translate(${toX(point.x)} ${toY(point.y)})`}
                      />
                    ))}
                </g>
              ))}
            </g>
          </svg>
        );
      })}
      <ul className={styles.legend}>
        {lines.map(({ id, title, color }, i) => (
          <li key={id}>
            <svg width="26" height="14" viewBox="-13 -7 26 14" stroke={color} aria-hidden="true">
              <path className={styles.line} d="M-13 0H13" />
              <path className={styles.mark} d={MARKS[i % MARKS.length]} />
            </svg>
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
