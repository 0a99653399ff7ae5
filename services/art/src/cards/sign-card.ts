import { mix } from '../core/colour.ts';
import { round, type Seed, shuffled } from '../core/seed.ts';
import { curve, n1, type Point, wave } from '../core/shapes.ts';
import type { Drawing } from '../core/svg.ts';
import { has } from '../core/tables.ts';
import { ALL_PLANTS, plant } from '../flora/plant.ts';
import { HALO_NAMES, HALOS } from './halos.ts';
import { SIGNS } from './sign-paths.ts';
import { SIGN_NAMES, sign } from './signs.ts';

/** Grounds of the signs: ground, ink, glow. */
const SIGN_PALETTES: readonly (readonly [ground: string, ink: string, glow: string])[] = [
  ['#16263a', '#f0d39b', '#3d5a73'],
  ['#24433c', '#f3dfb4', '#4b7567'],
  ['#43294a', '#f4c9a0', '#6f4a73'],
  ['#6a2e33', '#f6d9a4', '#964a47'],
  ['#f3e8d3', '#31453f', '#fffaf0'],
  ['#cfdfe0', '#1d3f4c', '#eef4f2'],
  ['#a8563a', '#fbe6c0', '#c97a50'],
  ['#f0d9d2', '#6b2f37', '#fdf2ec'],
  ['#dcb65a', '#3f2f14', '#f0d48c'],
  ['#2f5560', '#f6dcb0', '#58828a'],
  ['#dcd3e6', '#3f3058', '#f4eff8'],
];

const SIGN_ORDER = shuffled(SIGN_NAMES, 'signs order');

/** A sign card: the symbol, a halo, lines of ground, two plants. */
export function signArt(
  s: Seed,
  slug: string,
  w: number,
  h: number,
  id: string,
  no: number | undefined,
): Drawing {
  const name = has(SIGNS, slug) ? slug : no === undefined ? s.pick(SIGN_NAMES) : round(SIGN_ORDER, no);
  const idx = no ?? SIGN_NAMES.indexOf(name);
  const [g, k, glow] = round(SIGN_PALETTES, idx * 4);
  const halo = round(HALO_NAMES, idx * 3 + Math.floor(idx / 7));
  const cx = w / 2;
  const cy = h * 0.46;
  const defs = `<radialGradient id="${id}r"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`;
  let b = `<rect width="${w}" height="${h}" fill="${g}"/><circle cx="${cx}" cy="${cy}" r="330" fill="url(#${id}r)"/>`;
  const base = halo === 'rhomb' ? 0.85 : 0.76;
  const ground = wave(s, [
    [420, 14],
    [170, 5],
  ]);
  for (let j = 0; j < 8; j++) {
    const pts: Point[] = [];
    for (let x = -10; x <= w + 10; x += 30) {
      pts.push([x, h * (base + j * j * 0.0026 + j * 0.012) + ground(x + j * 22)]);
    }
    b += `<path d="${curve(pts)}" fill="none" stroke="${k}" stroke-width="1.7" opacity="${n1(0.75 - j * 0.06)}"/>`;
  }
  b += HALOS[halo](s, cx, cy, k);
  const kinds = ALL_PLANTS.filter((n) => n !== 'mushroom' && n !== 'cactus' && n !== 'monstera');
  b +=
    plant(s, w * 0.16, h * 0.93, 176, -1.45, s.pick(kinds), k, k, 'line') +
    plant(s, w * 0.85, h * 0.94, 156, -1.7, s.pick(kinds), k, k, 'line');
  b += `<g transform="translate(${cx} ${cy})">${sign(name, 452, [
    [mix(g, glow, 0.75), 18],
    [k, 8],
  ])}</g>`;
  return { defs, body: b };
}
