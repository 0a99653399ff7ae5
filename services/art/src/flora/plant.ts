import { mix } from '../core/colour.ts';
import type { Seed } from '../core/seed.ts';
import { curve, n1 } from '../core/shapes.ts';
import { namesOf } from '../core/tables.ts';
import { GARDEN_FLOWERS } from './garden-flowers.ts';
import { HERBS } from './herbs.ts';
import type { StemPoint } from './stem.ts';
import { WILD_PLANTS } from './wild-plants.ts';

export const PLANTS = namesOf(HERBS);
const KINDS = { ...HERBS, ...GARDEN_FLOWERS, ...WILD_PLANTS };
export type PlantName = keyof typeof KINDS;

export const ALL_PLANTS: readonly PlantName[] = namesOf(KINDS);
const NO_STEM: readonly PlantName[] = ['mushroom', 'cactus'];

/** From (x, y), h px tall, at angle a (radians, -PI/2 is up), in ink and bloom; 'line' draws an outline. */
export function plant(
  s: Seed,
  x: number,
  y: number,
  h: number,
  a: number,
  kind: PlantName,
  ink: string,
  bloom: string,
  style: 'fill' | 'line' = 'fill',
): string {
  const bend = s.r(-0.35, 0.35);
  const P = (t: number): StemPoint => {
    const cx = x + Math.cos(a + bend * t * 0.5) * h * t;
    const cy = y + Math.sin(a + bend * t * 0.5) * h * t;
    return [cx, cy, a + bend * t * t];
  };
  const lw = Math.max(1, h * 0.009);
  const stroke = (colour: string) =>
    `fill="none" stroke="${colour}" stroke-width="${n1(lw)}" stroke-linecap="round" stroke-linejoin="round"`;
  const st = stroke(ink);
  const line = style === 'line';
  const stalk = NO_STEM.includes(kind)
    ? ''
    : `<path d="${curve(Array.from({ length: 9 }, (_, i) => P(i / 8)))}" ${kind === 'wheat' ? stroke(mix(bloom, ink, 0.45)) : st}/>`;
  return (
    stalk +
    KINDS[kind]({ s, x, y, h, P, top: P(1), ink, bloom, st, lf: line ? st : `fill="${ink}"`, line, lw })
  );
}
