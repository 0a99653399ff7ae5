import { type Seed, seeded } from '../core/seed.ts';
import { type Drawing, svg } from '../core/svg.ts';
import { has, namesOf } from '../core/tables.ts';
import { city } from './city.ts';
import { forest } from './forest.ts';
import { hills } from './hills.ts';
import type { DrawLand, LandOptions } from './land-options.ts';
import { rain } from './rain.ts';
import { river } from './river.ts';
import { sea } from './sea.ts';
import { snow } from './snow.ts';
import { steppe } from './steppe.ts';
import { village } from './village.ts';

const LAND = { hills, river, steppe, forest, sea, village, city, snow, rain } satisfies Record<
  string,
  DrawLand
>;

export type LandKind = keyof typeof LAND;

export const LAND_KINDS: readonly LandKind[] = namesOf(LAND);

/** The drawing of a landscape without its outer tag, for cards, covers and windows; hills when no kind is asked for. */
export const land = (
  s: Seed,
  w: number,
  h: number,
  { kind, ...o }: LandOptions & { kind?: LandKind } = {},
): Drawing => LAND[has(LAND, kind) ? kind : 'hills'](s, w, h, o);

export interface LandscapeOptions extends LandOptions {
  w?: number;
  h?: number;
  kind?: LandKind;
}

/** A landscape, w x h px: heads of posts, banners, sliders, events. Without a kind hills come twice as often. */
export function landscape(slug: string, { w = 1600, h = 900, kind, ...o }: LandscapeOptions = {}): string {
  const s = seeded(slug);
  const chosen = kind ?? seeded(`land/${slug}`).pick(['hills', ...LAND_KINDS]);
  const drawing = land(s, w, h, { ...o, kind: chosen });
  return svg(w, h, `<defs>${drawing.defs}</defs>${drawing.body}`);
}
