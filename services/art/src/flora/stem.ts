import type { Seed } from '../core/seed.ts';

/** Where a stem is at t 0 to 1, `off` px aside: x, y and the angle it grows at. */
export type StemPoint = readonly [x: number, y: number, angle: number];

/** What a kind of plant is given to grow on its stem. */
export interface Stem {
  s: Seed;
  x: number;
  y: number;
  h: number;
  P: (t: number) => StemPoint;
  top: StemPoint;
  ink: string;
  bloom: string;
  /** The paint of a line and of a leaf, as attribute text. */
  st: string;
  lf: string;
  /** True when the whole plant is drawn in line. */
  line: boolean;
  lw: number;
}

export type Grow = (stem: Stem) => string;
