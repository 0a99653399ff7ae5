import type { Seed } from '../core/seed.ts';
import { curve, n1, type Point } from '../core/shapes.ts';

/** Two open pages before anything is printed. */
export interface Paper {
  s: Seed;
  /** Left edge of what is printed on the left page and on the right one, and top of the sheet, px. */
  left: number;
  x: number;
  y: number;
  ink: string;
  foil: string;
  /** Colour of the paper. */
  sheet: string;
}
export type Print = (paper: Paper) => string;

export const WIDTH = 284;
export const PATH = '#c4631a';
const SUN = '#e79a4c';
export const TINTS = ['#8fb4bd', '#dcb65a', '#c99aa8'] as const;

/** Printed words, as a bar. */
export const bar = (ink: string, x: number, y: number, w: number, h = 7, opacity = 0.7) =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${h}" rx="${h / 2}" fill="${ink}" stroke="none" opacity="${opacity}"/>`;

/** Lines to write on, `step` px apart. */
export const rules = (x: number, y: number, w: number, count: number, step: number) =>
  Array.from(
    { length: count },
    (_, k) => `<path d="M${n1(x)} ${n1(y + k * step)}h${n1(w)}" stroke-width=".9" opacity=".42"/>`,
  ).join('');

export const frame = (x: number, y: number, w: number, h: number, more = '') =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" rx="10" stroke-width="1.2" opacity=".6" ${more}/>`;

export const stone = (x: number, y: number, r: number, more = `stroke="${PATH}" fill="${SUN}"`) =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" stroke-width="1.5" ${more}/>`;

/** A handwritten line of that length. */
export function hand(s: Seed, x: number, y: number, length: number): string {
  const points: Point[] = [];
  for (let at = 0; at < length; at += 7) {
    points.push([x + at, y + s.r(-5.5, 4) * (s.chance(0.12) ? 0.2 : 1)]);
  }
  return `<path d="${curve(points)}" stroke-width="1.5" opacity=".72"/>`;
}
