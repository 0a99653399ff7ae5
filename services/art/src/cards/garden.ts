import { mix } from '../core/colour.ts';
import { round, type Seed } from '../core/seed.ts';
import { among, namesOf } from '../core/tables.ts';
import { ALL_PLANTS, plant } from '../flora/plant.ts';
import { BEDS } from './garden-beds.ts';
import { GROUNDS } from './garden-grounds.ts';
import type { GardenScene, Vessel } from './garden-scene.ts';
import { VESSELS } from './garden-vessels.ts';
import { WEATHER } from './garden-weather.ts';

const PLACES: Record<keyof typeof VESSELS | keyof typeof BEDS, Vessel> = { ...VESSELS, ...BEDS };
const PLACE_NAMES = namesOf(PLACES);
const GROUND_NAMES = namesOf(GROUNDS);
const WEATHER_NAMES = namesOf(WEATHER);

const PALETTES: readonly (readonly [string, string, string, string, string])[] = [
  ['#1f463c', '#8fb49a', '#f2a26b', '#f3dfb4', '#e5a6ab'],
  ['#f3ddd2', '#31584c', '#c4502f', '#dcb65a', '#8c4a63'],
  ['#e8dfef', '#4b4a78', '#c9808a', '#e8a94f', '#6f7f5c'],
  ['#d6e5e5', '#1d4c52', '#d9704a', '#f0cf7f', '#7d5c93'],
  ['#35274a', '#a3b9a0', '#f0a08a', '#f3d38c', '#c3a3d6'],
  ['#f4e7c6', '#5a4a2a', '#b8452f', '#4d7a5c', '#d9922e'],
  ['#1c2f45', '#9fc0b8', '#f0b98c', '#e6c27e', '#c9808a'],
  ['#e3e8d6', '#3f5a36', '#c8452f', '#e2b04e', '#8fa8bd'],
  ['#7a3140', '#e3c9a6', '#f2a26b', '#f6d9a4', '#d98a8f'],
  ['#dfe9ee', '#2f4a58', '#b5573a', '#dcb65a', '#8a7aa8'],
];

/** Plants so big that a few fill the vessel. */
const BIG = ['monstera', 'cactus', 'mushroom', 'sunflower', 'lily', 'tulip'] as const;

/** A garden picture, w x h px; no is the card's number (undefined: by the seed). */
export function gardenArt(s: Seed, w: number, h: number, no: number | undefined): string {
  const by = <T>(list: readonly T[], k: number, off: number): T =>
    no === undefined ? s.pick(list) : round(list, no * k + off + Math.floor(no / list.length));
  const [g, k, f1, f2, f3] = by(PALETTES, 3, 1);
  const vn = by(PLACE_NAMES, 5, 0);
  const V = PLACES[vn];
  const bg = V.ground ? s.pick(['sun', 'hillside', 'hillside', 'halves']) : by(GROUND_NAMES, 1, 0);
  const wx = V.ground
    ? by(WEATHER_NAMES, 2, 0)
    : by(
        WEATHER_NAMES.map((n, i) => (i % 2 ? n : 'none')),
        2,
        1,
      );
  const main =
    vn === 'pond'
      ? 'reed'
      : by(
          ALL_PLANTS.filter((n) => n !== 'wheat'),
          5,
          0,
        );
  const dark = g < '#8';
  const cx = w / 2;
  const y = h * V.y;
  const c: GardenScene = {
    s,
    w,
    h,
    g,
    k,
    f1,
    f2,
    f3,
    cx,
    y,
    ink: dark ? mix(f2, '#fff8e6', 0.4) : '#fffaf0',
  };
  let b = `<rect width="${w}" height="${h}" fill="${g}"/>${GROUNDS[bg](c)}`;
  if (!dark && wx === 'stars') {
    c.ink = mix(k, g, 0.2);
  }
  if (wx === 'rain' && !dark) {
    c.ink = mix(k, g, 0.35);
  }
  b += WEATHER[wx](c);
  if (!V.ground) {
    const ty = h * 0.9;
    const floor = bg === 'stripes' ? 'cloth' : s.pick(['table', 'cloth', 'tile']);
    b += `<rect y="${ty - 30}" width="${w}" height="${h}" fill="${mix(g, k, 0.35)}"/>`;
    if (floor === 'cloth') {
      b +=
        `<rect y="${ty - 30}" width="${w}" height="18" fill="${mix(f3, g, 0.35)}"/>` +
        Array.from(
          { length: 16 },
          (_, i) => `<circle cx="${i * 40}" cy="${ty - 12}" r="20" fill="${mix(f3, g, 0.35)}"/>`,
        ).join('');
    }
    if (floor === 'tile') {
      for (let i = 0; i < 9; i++) {
        for (let j = 0; j < 3; j++) {
          if ((i + j) % 2) {
            b += `<rect x="${i * 68}" y="${ty - 30 + j * 44}" width="68" height="44" fill="${mix(f2, g, 0.4)}"/>`;
          }
        }
      }
    }
  }
  const big = among(BIG, main);
  const N = main === 'cactus' ? 3 : main === 'mushroom' ? 4 : big ? 6 : s.i(9, 13);
  const second = big
    ? s.pick(['fern', 'willow', 'lavender', 'daisy'])
    : s.pick(ALL_PLANTS.filter((n) => n !== main && n !== 'cactus' && n !== 'mushroom' && n !== 'monstera'));
  const stem = Math.min(V.y * h * 0.8, h * 0.62);
  for (let i = 0; i < N; i++) {
    const t = (i - (N - 1) / 2) / N;
    const solo = main === 'cactus' || main === 'mushroom';
    const kind = !solo && i % 3 === 1 ? second : main;
    b += plant(
      s,
      cx + t * 100 * V.spread * (solo ? 1.8 : 1),
      y + (V.ground ? 26 : 12),
      stem * (1 - Math.abs(t) * 0.5) * s.r(0.82, 1.06),
      -Math.PI / 2 + (solo ? 0 : t * (V.ground ? 0.6 : 1.12)),
      kind,
      mix(k, g, s.r(0, 0.26)),
      s.pick([f1, f2, f3, f1]),
    );
  }
  return b + V.draw(c);
}
