import type { Seed } from '../core/seed.ts';

/** Lines to be pressed into a cover of w x h px: path data, one string for each line. */
export type Motif = (s: Seed, w: number, h: number) => string[];
