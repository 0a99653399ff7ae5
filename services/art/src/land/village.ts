// A village lane.
import { mix, ramp } from '../core/colour.ts';
import type { Seed } from '../core/seed.ts';
import { curve, n1, type Point, ribbon, wave } from '../core/shapes.ts';
import type { Drawing } from '../core/svg.ts';
import { cottage } from '../flora/houses.ts';
import { plant } from '../flora/plant.ts';
import type { LandOptions } from './land-options.ts';
import { stage } from './stage.ts';

/** Village lane: whitewashed cottages, wattle fences, sunflowers and hollyhocks by the road. */
export function village(s: Seed, w: number, h: number, o: LandOptions = {}): Drawing {
  const c = stage(s, w, h, o, s.r(0.42, 0.47), ['dawn', 'noon', 'autumn', 'dusk', 'bloom', 'noon']);
  const { P, u, horizon } = c;
  const H = h - horizon;
  const mid = w * s.r(0.46, 0.54);
  const wide = w / (800 * u);
  c.ridges(3, 40);
  const f = wave(s, [[560 * u, 8 * u]]);
  c.ground((x) => horizon + H * 0.12 + f(x), ramp(P.hills, 0.5), H * 0.9, 0.22);
  for (let k = 0; k < 4; k++) {
    const t = k / 3;
    const g = wave(s, [
      [420 * u, (10 + 16 * t) * u],
      [180 * u, 5 * u],
    ]);
    const y = horizon + H * (0.2 + 0.24 * k);
    const col = mix(ramp(P.hills, 0.42 + 0.16 * k), k % 2 ? P.path : P.hills[2], 0.22);
    c.ground((x) => y + g(x), col, H * 0.4, 0.16);
    let fur = '';
    for (let j = 1; j < 5; j++) {
      const pts: Point[] = [];
      for (let x = -20; x <= w + 20; x += 44 * u) {
        pts.push([x, y + g(x) + j * (7 + 10 * t) * u]);
      }
      fur += curve(pts);
    }
    c.b += `<path d="${fur}" fill="none" stroke="${mix(col, '#fff6dd', 0.3)}" stroke-width="${n1((1.1 + t) * u)}" opacity=".4"/>`;
  }
  for (let k = 0; k < 14; k++) {
    const x = s.r(0, 1) * w;
    c.tree(
      k % 3 ? 'apple' : 'poplar',
      x,
      horizon + H * 0.13 + f(x),
      s.r(24, 60) * u,
      mix(ramp(P.hills, 0.55), P.hills[4], 0.25),
    );
  }
  const road = c.road(
    [mid, horizon + H * 0.14],
    [mid + s.r(-0.1, 0.1) * w, h + 40 * u],
    10 * u,
    250 * u,
    s.pick([-1, 1]) * 60 * u,
  );
  const at = (t: number) => road[Math.min(33, Math.round(t * 33))]!;
  const half = (t: number) => (10 + 240 * t ** 1.6) * u * 0.5;
  const wall = mix('#fffaf0', P.hills[1], c.night ? 0.42 : 0.08);
  const roofs = [
    mix(P.hills[2], P.path, 0.35),
    mix(P.hills[3], P.bloom, 0.35),
    mix(P.hills[2], P.bloom, 0.3),
  ];
  const trims = [
    mix('#4f86a0', P.hills[3], 0.25),
    mix(P.hills[3], P.hills[4], 0.3),
    mix(P.bloom, P.hills[4], 0.3),
  ];
  const win = c.night ? '#ffd98a' : mix(P.hills[4], P.sky[0], 0.2);
  const spots = [
    [0.1, -1],
    [0.17, 1],
    [0.29, -1],
    [0.4, 1],
    [0.54, -1],
  ] as const;
  const flip = s.chance(0.5) ? 1 : -1;
  spots.forEach(([t, d0], k) => {
    const d = d0 * flip;
    const p = at(t);
    const size = (20 + 92 * t) * u * Math.min(1.15, 0.75 + wide * 0.25);
    const x = p[0] + d * (half(t) + size * (1.5 + 0.2 * wide));
    const y = p[1] + 8 * u;
    const tc = mix(P.hills[3], P.hills[4], 0.2 + 0.5 * t);
    c.tree(s.pick(['apple', 'poplar']), x + d * size * 1.5, y, size * 2.6, tc);
    c.b += cottage(x, y, size, wall, roofs[k % 3]!, trims[k % 3]!, win);
    c.tree('apple', x - d * size * 1.25, y + 4 * u, size * 1.35, mix(tc, P.hills[2], 0.2));
    for (let j = 0; j < 5; j++) {
      c.b += plant(
        s,
        x + s.r(-1, 1) * size,
        y + size * 0.2,
        size * s.r(0.35, 0.6),
        -1.57 + s.r(-0.15, 0.15),
        s.pick(['daisy', 'bell', 'poppy', 'tulip']),
        mix(P.hills[3], P.hills[4], 0.5),
        mix(P.bloom, P.path, s.r(0, 0.6)),
      );
    }
  });
  for (const d of [-1, 1]) {
    const posts: [number, number, number, number][] = [];
    for (let k = 2; k < 17; k++) {
      const t = (k / 16) ** 1.15 * 0.98;
      const p = at(t);
      const x = p[0] + d * (half(t) + (10 + 46 * t) * u);
      if (d * (x - w / 2) > w * 0.6) {
        break;
      }
      posts.push([x, p[1] + 6 * u, (10 + 82 * t) * u, t]);
    }
    const col = mix(P.hills[4], P.path, 0.3);
    let o2 = '';
    for (const k of [0.25, 0.45, 0.65, 0.84]) {
      o2 += `<path d="${ribbon(
        posts.map((p, i): Point => [p[0], p[1] - p[2] * k + (i % 2 ? 2 : -2) * u * p[3]]),
        (t) => (1.4 + 9 * t) * u,
      )}" fill="${mix(col, P.path, k * 0.35)}"/>`;
    }
    for (const p of posts) {
      o2 += `<path d="M${n1(p[0])} ${n1(p[1] + 4 * u)}V${n1(p[1] - p[2])}" stroke="${mix(col, P.hills[4], 0.35)}" stroke-width="${n1((1.6 + 8 * p[3]) * u)}" stroke-linecap="round"/>`;
    }
    c.b += o2;
  }
  const ink = mix(P.hills[4], P.hills[3], 0.2);
  const gold = mix('#f0b43c', P.bloom, 0.12);
  for (let k = 0; k < 11; k++) {
    const left = k % 2;
    const x = left ? s.r(-0.02, 0.24) * w : s.r(0.76, 1.02) * w;
    c.b += plant(
      s,
      x,
      h + 14 * u,
      s.r(0.26, 0.46) * Math.min(h, w * 0.8),
      -Math.PI / 2 + s.r(-0.12, 0.12),
      k % 4 === 3 ? 'umbel' : 'sunflower',
      mix(ink, P.hills[4], s.r(0, 0.6)),
      k % 4 === 3 ? P.bloom : gold,
    );
  }
  return c.done();
}
