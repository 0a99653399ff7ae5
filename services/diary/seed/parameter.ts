import type { DiaryIcon } from '@stezhka/diary-contract';
import type { Localised } from '@stezhka/kit-contract';
import type { SphereName } from './spheres.ts';

/** A colour token's name without the dashes: 'level-2' is var(--level-2). */
export type ColorToken = `sphere-${SphereName}` | 'level-1' | 'level-2' | 'level-3' | 'good' | 'primary';

export interface OptionSeed {
  /** From 1, the larger the better, so that a month can be averaged. */
  value: number;
  icon: DiaryIcon;
  color: ColorToken;
  label: Localised;
}

interface ParameterBase {
  systemName: string;
  title: Localised;
  shortDescription: Localised;
  units: Localised | null;
  icon: DiaryIcon;
  color: ColorToken;
  /** The first one gives the colour. */
  spheres: SphereName[];
  isDefault: boolean;
  /** How a month is told: litres add up, hours of sleep average. */
  total: 'sum' | 'average';
}
export type TrackerSeed = ParameterBase & { type: 'tracker'; min: number; max: number; step: number };
export type SelectSeed = ParameterBase & { type: 'select'; options: OptionSeed[] };
export type ParameterSeed = TrackerSeed | SelectSeed;

const colorOf = (spheres: SphereName[]): ColorToken => `sphere-${spheres[0]!}`;

export const tracker = (seed: Omit<TrackerSeed, 'type' | 'color'>): TrackerSeed => ({
  ...seed,
  type: 'tracker',
  color: colorOf(seed.spheres),
});
export const select = (seed: Omit<SelectSeed, 'type' | 'color' | 'units' | 'total'>): SelectSeed => ({
  ...seed,
  type: 'select',
  units: null,
  total: 'average',
  color: colorOf(seed.spheres),
});

/** The same after any number: 'разів' would not stand after 1. */
export const units = {
  hours: { uk: 'год', ru: 'ч', en: 'h' },
  minutes: { uk: 'хв', ru: 'мин', en: 'min' },
  litres: { uk: 'л', ru: 'л', en: 'l' },
  kilograms: { uk: 'кг', ru: 'кг', en: 'kg' },
  times: { uk: '×', ru: '×', en: '×' },
  pages: { uk: 'стор.', ru: 'стр.', en: 'pp.' },
  points: { uk: 'з 10', ru: 'из 10', en: 'out of 10' },
  hryvnias: { uk: '₴', ru: '₴', en: '₴' },
  things: { uk: 'шт.', ru: 'шт.', en: 'done' },
} satisfies Record<string, Localised>;
