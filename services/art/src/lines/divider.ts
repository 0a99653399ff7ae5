import { seeded } from '../core/seed.ts';
import { type Point, ribbon, wave } from '../core/shapes.ts';
import { svg } from '../core/svg.ts';
import { plant } from '../flora/plant.ts';

export interface DividerOptions {
  w?: number;
  h?: number;
  ink?: string;
  leafInk?: string;
}

/** Divider: one line across the page with a few stones and a sprig. */
export function divider(
  slug: string,
  { w = 1200, h = 80, ink = '#c4631a', leafInk = '#1e5245' }: DividerOptions = {},
): string {
  const s = seeded(`divider/${slug}`);
  const f = wave(s, [
    [w * 0.34, h * 0.2],
    [w * 0.15, h * 0.08],
  ]);
  const pts: Point[] = [];
  for (let k = 0; k <= 40; k++) {
    const t = k / 40;
    pts.push([w * t, h * 0.55 + f(w * t) * Math.sin(Math.PI * t)]);
  }
  let b = `<path d="${ribbon(pts, (t) => 0.7 + 2.2 * Math.sin(Math.PI * t))}" fill="${ink}"/>`;
  const k = s.i(17, 23);
  const p = pts[k]!;
  b +=
    plant(s, p[0], p[1], h * 0.66, -1.2, 'willow', leafInk, ink) +
    plant(s, p[0] + 6, p[1] + 1, h * 0.56, -1.85, 'umbel', leafInk, ink) +
    plant(s, p[0] + 3, p[1], h * 0.44, -0.75, 'fern', leafInk, ink);
  return svg(w, h, b);
}
