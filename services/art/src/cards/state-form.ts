import type { Seed } from '../core/seed.ts';

export interface StateScene {
  s: Seed;
  w: number;
  h: number;
  g: string;
  c: StateColours;
  /** For thin lines. */
  ink: string;
  /** True on a dark ground. */
  lightInk: boolean;
}

/** The five colours laid on a ground. */
export type StateColours = readonly [string, string, string, string, string];

export type StateForm = (scene: StateScene) => string;
