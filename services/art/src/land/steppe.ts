import { mix, ramp } from '../core/colour.ts';
import type { Seed } from '../core/seed.ts';
import { curve, n1, type Point, wave } from '../core/shapes.ts';
import type { Drawing } from '../core/svg.ts';
import { windmill } from '../flora/houses.ts';
import { loneTree } from '../flora/trees.ts';
import { cumulus } from './clouds.ts';
import type { LandOptions } from './land-options.ts';
import { stage } from './stage.ts';

/** Steppe: a low horizon, a wide sky, wheat to the edge, one tree or a windmill. */
export function steppe(s: Seed, w: number, h: number, o: LandOptions = {}): Drawing {
  const c = stage(s, w, h, { cloudsFrom: -0.1, ...o }, s.r(0.6, 0.66), [
    'dawn',
    'noon',
    'autumn',
    'dusk',
    'bloom',
    'noon',
    'night',
  ]);
  const { P, u, horizon } = c;
  const H = h - horizon;
  const mill = s.chance(0.5);
  const at = s.chance(0.5) ? s.r(0.2, 0.3) : s.r(0.68, 0.8);
  if (!c.night) {
    cumulus(c, 4, h * 0.2, horizon * 0.9);
  }
  const far = wave(s, [
    [700 * u, 8 * u],
    [200 * u, 3 * u],
  ]);
  c.ground((x) => horizon - 4 * u + far(x), ramp(P.hills, 0.12), H, 0.3);
  for (let k = 0; k < 22; k++) {
    const x = s.r(0, 1) * w;
    c.tree('poplar', x, horizon + far(x) - 1 * u, s.r(10, 24) * u, ramp(P.hills, 0.3));
  }
  const rise = (x: number) =>
    horizon + H * 0.2 - 50 * u * Math.exp(-(((x / w - at) / 0.26) ** 2)) + far(x) * 0.8;
  const gold = mix(P.hills[2], P.path, 0.35);
  c.ground(rise, mix(P.hills[1], P.path, 0.28), H * 0.8, 0.2);
  const tx = at * w;
  const th = Math.min(h * 0.3, w * 0.36);
  const tc = mix(P.hills[3], P.hills[4], 0.35);
  if (mill) {
    c.b += windmill(
      tx,
      rise(tx),
      th * 0.92,
      mix(P.hills[4], P.sky[2], c.night ? 0.15 : 0.35),
      tc,
      mix(P.path, P.hills[2], c.night ? 0.4 : 0.1),
      c.lit,
      s.r(8, 60),
    );
  } else {
    c.b += loneTree(
      s,
      tx,
      rise(tx) + 3 * u,
      th * 0.95,
      tc,
      mix(P.hills[3], P.bloom, 0.06),
      mix(P.hills[2], P.bloom, 0.18),
    );
  }
  for (let row = 0; row < 4; row++) {
    const t = row / 3;
    const f = wave(s, [
      [520 * u, 12 * u],
      [210 * u, 5 * u],
    ]);
    const y = horizon + H * (0.3 + 0.2 * row);
    const col = mix(row % 2 ? gold : mix(P.hills[2], P.hills[3], 0.25 + t * 0.3), P.hills[4], t * 0.36);
    c.ground((x) => y + f(x), col, H * 0.5, 0.12);
    let fur = '';
    for (let k = 1; k < 5; k++) {
      const pts: Point[] = [];
      for (let x = -20; x <= w + 20; x += 40 * u) {
        pts.push([x, y + f(x) + k * (5 + 5 * t) * u * k * 0.6]);
      }
      fur += curve(pts);
    }
    c.b += `<path d="${fur}" fill="none" stroke="${mix(col, '#fff6dd', 0.3)}" stroke-width="${n1((1.2 + t) * u)}" opacity=".4"/>`;
  }
  const footX = tx + (at < 0.5 ? 1 : -1) * 30 * u;
  c.road(
    [footX, rise(footX) + 2 * u],
    [w * s.r(0.4, 0.6), h + 30 * u],
    3 * u,
    120 * u,
    (at < 0.5 ? 1 : -1) * 190 * u,
  );
  c.edge(['wheat', 'wheat', 'wheat', 'poppy', 'daisy'], 34, 0.12, 0.5, 0.82);
  return c.done();
}
