// States deck: abstract compositions of cut paper.
import { mix } from '../core/colour.ts';
import type { Seed } from '../core/seed.ts';
import { namesOf } from '../core/tables.ts';
import { CALM_STATES } from './states-calm.ts';
import { HEIGHT_STATES } from './states-height.ts';
import { ORDER_STATES } from './states-order.ts';
import { PLACE_STATES } from './states-place.ts';
import { THING_STATES } from './states-thing.ts';
import { TURN_STATES } from './states-turn.ts';

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

const STATES = {
  ...CALM_STATES,
  ...ORDER_STATES,
  ...TURN_STATES,
  ...HEIGHT_STATES,
  ...THING_STATES,
  ...PLACE_STATES,
};
export type StateName = keyof typeof STATES;
export const STATE_NAMES: readonly StateName[] = namesOf(STATES);
/** A word without a number keeps the picture it had before the deck grew to forty. */
export const FIRST_STATES: readonly StateName[] = STATE_NAMES.slice(0, 22);
export type StatePalette = readonly [ground: string, ...StateColours];

/** Palettes: ground, then five colours. */
export const STATE_PALETTES: readonly StatePalette[] = [
  ['#f2e4d4', '#c4502f', '#e8a94f', '#33304f', '#8fb4bd', '#d9a39b'],
  ['#2b2a4a', '#f0a98a', '#f3d38c', '#8f6fa8', '#5b8a94', '#c9566b'],
  ['#dce7e4', '#1e5245', '#e2b04e', '#7aa79a', '#d98a7b', '#33304f'],
  ['#f3dcd6', '#8c3a4f', '#f0b98c', '#4b4a78', '#d9808a', '#a9bfa8'],
  ['#163a40', '#e6c27e', '#d9704a', '#5d9a95', '#cfe0d8', '#2a5f66'],
  ['#f4ead0', '#b8452f', '#e0a63e', '#2f5d53', '#e5b9a0', '#5a4a3a'],
  ['#e4dfec', '#53324f', '#e59a6e', '#6f7fa8', '#b5a0c8', '#2f4a58'],
  ['#1f463c', '#f2c6a0', '#e98a5b', '#8fb49a', '#f3dfb4', '#3c6b5a'],
  ['#e7e4d8', '#31584c', '#d9922e', '#a8563a', '#c9c2a4', '#22333a'],
  ['#5a2630', '#f4c9a0', '#e6a23e', '#a84a4c', '#e8a7a0', '#7f8f7a'],
];

/** One composition by name in one palette, 600 x 900. */
export function stateArt(s: Seed, w: number, h: number, kind: StateName, [g, ...c]: StatePalette): string {
  const lightInk = g < '#8';
  const ink = lightInk ? mix(g, '#fff4e0', 0.8) : mix(c[2], '#1a1a22', 0.5);
  return `<rect width="${w}" height="${h}" fill="${g}"/>${STATES[kind]({ s, w, h, g, c, ink, lightInk })}`;
}
