import { namesOf } from '../core/tables.ts';

/** Decks: ground and ink of the back. */
export const DECKS = {
  paths: ['#24584b', '#efd9a8'],
  garden: ['#f1dcd3', '#7a3140'],
  states: ['#33304f', '#f0b98c'],
  signs: ['#16263a', '#e6c27e'],
} as const satisfies Record<string, readonly [string, string]>;

export type Deck = keyof typeof DECKS;
export const DECK_NAMES: readonly Deck[] = namesOf(DECKS);
