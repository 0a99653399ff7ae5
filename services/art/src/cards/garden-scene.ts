import type { Seed } from '../core/seed.ts';

export interface GardenScene {
  s: Seed;
  w: number;
  h: number;
  /** Ground, ink, and three colours of things. */
  g: string;
  k: string;
  f1: string;
  f2: string;
  f3: string;
  /** Where the stems go in. */
  cx: number;
  y: number;
  /** The ink of the weather. */
  ink: string;
}

export type GardenPart = (scene: GardenScene) => string;

export interface Vessel {
  /** Where the stems go in, 0 to 1 from the top. */
  y: number;
  spread: number;
  /** True when they grow out of the ground. */
  ground?: boolean;
  draw: GardenPart;
}
