import { namesOf } from '../core/tables.ts';
import { SIGNS } from './sign-paths.ts';

export type SignName = keyof typeof SIGNS;

const FIT: Record<SignName, readonly [x: number, y: number, scale: number]> = {
  door: [100, 103, 0.94],
  key: [100, 102, 1.05],
  boat: [100, 101, 0.89],
  lantern: [100, 96, 1.11],
  ladder: [100, 102, 0.97],
  nest: [101, 112, 1.02],
  bridge: [100, 126, 0.97],
  bird: [97, 114, 1.1],
  cup: [101, 103, 0.93],
  tree: [100, 106, 0.88],
  letter: [100, 104, 1.16],
  chair: [102, 103, 1.06],
  moon: [100, 103, 0.89],
  well: [100, 100, 1.0],
  window: [100, 101, 0.92],
  mountain: [100, 105, 0.87],
  anchor: [100, 97, 0.86],
  bell: [100, 95, 1.05],
  candle: [100, 106, 0.94],
  compass: [100, 98, 0.89],
  hourglass: [100, 101, 1.1],
  feather: [101, 102, 0.91],
  shell: [100, 110, 0.94],
  root: [100, 101, 0.87],
  river: [100, 102, 0.92],
  gate: [100, 112, 0.93],
  stairs: [100, 93, 0.86],
  knot: [100, 108, 0.98],
  kite: [107, 102, 0.95],
  map: [100, 101, 0.92],
  tent: [100, 99, 0.86],
  lighthouse: [100, 104, 0.86],
  mirror: [100, 98, 1.05],
  mask: [100, 113, 0.89],
  hand: [84, 103, 1.03],
  heart: [100, 106, 0.94],
  eye: [100, 88, 0.89],
  seed: [100, 100, 0.86],
  leaf: [100, 102, 1.0],
  apple: [100, 99, 0.93],
  bread: [100, 94, 0.86],
  book: [100, 106, 0.93],
  ring: [100, 105, 1.04],
  crown: [100, 100, 0.86],
  star: [100, 97, 0.86],
  cloud: [100, 108, 0.94],
  umbrella: [100, 102, 0.86],
  swing: [97, 91, 0.98],
  sun: [100, 102, 0.86],
  yarn: [108, 103, 0.88],
  scales: [100, 98, 0.86],
  flame: [100, 99, 1.01],
  suitcase: [100, 111, 0.95],
  fish: [99, 100, 1.04],
  pear: [100, 102, 1.05],
  snail: [100, 117, 1.08],
  signpost: [101, 102, 0.86],
  teapot: [101, 108, 0.91],
  drop: [100, 100, 0.99],
};

export const SIGN_NAMES: readonly SignName[] = namesOf(SIGNS);

/** A sign centred at (0, 0): size px wide, strokes [[colour, width px], ...] drawn one over another. */
export function sign(
  name: SignName,
  size: number,
  strokes: readonly (readonly [colour: string, width: number])[],
): string {
  const [cx, cy, k] = FIT[name];
  const z = (size / 200) * k;
  return `<g transform="scale(${z.toFixed(3)}) translate(${-cx} ${-cy})" fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.map(([c, w]) => `<path d="${SIGNS[name]}" stroke="${c}" stroke-width="${(w / z).toFixed(2)}"/>`).join('')}</g>`;
}
