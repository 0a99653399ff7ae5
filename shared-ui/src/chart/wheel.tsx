import { arc } from 'd3-shape';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './wheel.module.css';

export interface WheelPart {
  id: string;
  title: string;
  color: string;
  /** Present value, 0 to `max`; null while it is unknown. */
  now: number | null;
  /** Wished value; without it the part has no dots. */
  wanted?: number;
  /** Value at the beginning, a thin line. */
  initial?: number;
}

export interface WheelProps {
  parts: readonly WheelPart[];
  /** Text alternative with the numbers: 'Здоров’я 7 з 10, Емоції 5 з 10 …'; of a wheel that can be changed, its name. */
  label: string;
  max?: number;
  className?: string;
  /** Makes the wished values sliders, 1 to `max`, by dragging in a part and by keys. */
  sliders?: {
    label: (part: WheelPart) => string;
    unset: string;
    onChange: (id: string, wanted: number) => void;
  };
}

const HUB = 26;
const RIM = 150;
const GAP = 0.022;
const BOX = { x: -278, y: -196, width: 556, height: 392 };
const STEPS: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

export function Wheel({ parts, label, max = 10, className, sliders }: WheelProps) {
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

  const dragged = useRef<string>(undefined);
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (!sliders || dragged.current === undefined) return;
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const scale = BOX.width / width;
    const x = (event.clientX - left) * scale + BOX.x;
    const y = (event.clientY - top) * scale + BOX.y;
    const value = Math.round(((Math.hypot(x, y) - HUB) / (RIM - HUB)) * max);
    change(dragged.current, value);
  };
  const change = (id: string, value: number) => {
    const next = Math.min(Math.max(value, 1), max);
    if (next !== parts.find((part) => part.id === id)?.wanted) sliders?.onChange(id, next);
  };
  const grab = {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.button) return;
      const part = (event.target as Element).closest<SVGGElement>('[data-part]');
      dragged.current = part?.dataset.part;
      if (!part) return;
      // Outside of browsers there is no capture.
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag(event);
    },
    onPointerMove: drag,
    onPointerUp: () => {
      dragged.current = undefined;
    },
    onPointerCancel: () => {
      dragged.current = undefined;
    },
  };
  const walk = (event: KeyboardEvent, { id, wanted }: WheelPart) => {
    const step = STEPS[event.key];
    const to =
      event.key === 'Home' ? 1 : event.key === 'End' ? max : step && (wanted ?? (step > 0 ? 0 : 2)) + step;
    if (!to) return;
    event.preventDefault();
    change(id, to);
  };
  const sliderOf = (part: WheelPart) =>
    sliders && {
      role: 'slider',
      tabIndex: 0,
      'aria-label': sliders.label(part),
      'aria-valuemin': 1,
      'aria-valuemax': max,
      'aria-valuenow': part.wanted ?? 1,
      'aria-valuetext': part.wanted === undefined ? sliders.unset : undefined,
      onKeyDown: (event: KeyboardEvent) => walk(event, part),
    };
  return (
    <svg
      viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`}
      className={cx(styles.wheel, sliders && styles.changing, className)}
      role={sliders ? 'group' : 'img'}
      aria-label={label}
      {...(sliders && grab)}
    >
      {parts.map((part, i) => {
        const { id, title, color, now, wanted, initial } = part;
        const middle = i * turn;
        const [sin, cos] = [Math.sin(middle), Math.cos(middle)];
        const anchor = Math.abs(sin) < 0.2 ? 'middle' : sin > 0 ? 'start' : 'end';
        return (
          <g key={id} data-part={id} className={styles.part} {...sliderOf(part)}>
            <path className={styles.ground} d={sector(middle, RIM)} />
            {now !== null && <path className={styles.now} fill={color} d={sector(middle, reach(now))} />}
            {initial !== undefined && (
              <path className={styles.initial} d={ring(middle, turn, reach(initial))} />
            )}
            {wanted !== undefined && <path className={styles.wanted} d={ring(middle, turn, reach(wanted))} />}
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

function ring(middle: number, turn: number, radius: number): string {
  const at = (angle: number) =>
    `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  const half = turn / 2 - GAP * 2;
  return `M${at(middle - half)}A${radius} ${radius} 0 0 1 ${at(middle + half)}`;
}
