import type { Hour, Palette } from '../core/hours.ts';
import type { Seed } from '../core/seed.ts';
import type { Drawing } from '../core/svg.ts';

/** Trees on the crests of hills. */
export type TreeRow = 'spruce' | 'poplar' | 'apple' | 'none';

/** From the top of the picture down to bottom, 0 to 1 each. */
export interface WordsBox {
  left: number;
  right: number;
  bottom: number;
}

/** Everything absent is chosen by the seed. */
export interface LandOptions {
  hour?: Hour;
  /** 0 to 1 from the top; lower leaves sky for a headline. */
  horizon?: number;
  /** Where the sun stands, 0 to 1 across. */
  sun?: number;
  /** Where on the left clouds may begin, 0 to 1 across. */
  cloudsFrom?: number;
  /** Where words stand on the sky: sun, moon, birds and stars keep out, aside where there is room, else below. */
  words?: WordsBox;
  /** The chance of birds. */
  birds?: number;
  /** Colours instead of the hour's. */
  palette?: Palette;
  /** Where the path sets out, 0 to 1 across. */
  pathTo?: number;
  layers?: number;
  steep?: number;
  /** Makes everything larger than the width asks for. */
  detail?: number;
  trees?: TreeRow;
  /** A second path parts from the first; forests only. */
  fork?: boolean;
  /** How many plants grow at the near edge. */
  plants?: number;
  plantScale?: number;
  /** Nothing stands at the near edge. */
  bare?: boolean;
  /** Ends the SVG ids, for two landscapes of one seed in one picture. */
  tag?: string;
}

/** Draws one kind of landscape, w x h px. */
export type DrawLand = (s: Seed, w: number, h: number, o?: LandOptions) => Drawing;

/** px of one design unit in a picture of w x h px. */
export const unit = (w: number, h: number, o: LandOptions): number =>
  (Math.min(w, h * 1.2) / 800) * (o.detail ?? 1);
