import { mix, ramp } from '../core/colour.ts';
import { HOUR_NAMES } from '../core/hours.ts';
import type { Seed } from '../core/seed.ts';
import { line, n1, type Point, wave } from '../core/shapes.ts';
import type { Drawing } from '../core/svg.ts';
import { plant } from '../flora/plant.ts';
import type { LandOptions } from './land-options.ts';
import { stage } from './stage.ts';

/** A river that comes down a valley: far ridges, meadows, a footbridge, reeds. */
export function river(s: Seed, w: number, h: number, o: LandOptions = {}): Drawing {
  const c = stage(s, w, h, o, s.r(0.42, 0.48), HOUR_NAMES);
  const { P, u, horizon } = c;
  const H = h - horizon;
  const side = s.chance(0.5) ? 1 : -1;
  c.ridges(3, 44);
  const tc = (t: number) => mix(ramp(P.hills, 0.45 + t * 0.5), P.hills[4], 0.3);
  const kind = s.pick(['poplar', 'spruce', 'apple']);
  const flat = wave(s, [
    [600 * u, 8 * u],
    [240 * u, 4 * u],
  ]);
  // By moonlight the meadows would be as light as the sky above them.
  c.ground((x) => horizon + H * 0.1 + flat(x), ramp(P.hills, c.hour === 'night' ? 0.66 : 0.4), H * 0.7, 0.2);
  for (let k = 0; k < 16; k++) {
    const x = s.r(0, 1) * w;
    const y = horizon + H * 0.12 + flat(x);
    c.tree(kind, x, y, s.r(18, 38) * u, tc(0.1));
  }
  const mid = w * s.r(0.42, 0.58);
  const q: Point[] = [];
  for (let k = 0; k <= 60; k++) {
    const t = k / 60;
    const y = horizon + H * (0.12 + 0.92 * t);
    q.push([mid + side * Math.sin(7.2 * t ** 0.6) * (16 + 210 * t) * u * Math.min(1.15, w / (900 * u)), y]);
  }
  const width = (t: number) => (12 + 380 * t ** 1.5) * u * Math.min(1.1, w / (820 * u));
  const wid = `${c.id}wt`;
  /** The bed in perspective: both banks at the same height, `shore` 1 adds the sand. */
  const bed = (shore: number) =>
    `${line(
      [-1, 1].flatMap((d) => {
        const e = q.map(
          ([x, y], k): Point => [
            x + d * (width(k / 60) / 2 + shore * (4 + (12 * k) / 60) * u),
            y + shore * 3 * u,
          ],
        );
        return d < 0 ? e : e.reverse();
      }),
    )}Z`;
  c.defs += `<linearGradient id="${wid}" gradientUnits="userSpaceOnUse" x1="0" y1="${n1(horizon)}" x2="0" y2="${h}"><stop offset="0" stop-color="${mix(P.sky[2], P.sun, 0.35)}"/><stop offset=".45" stop-color="${mix(P.sky[1], P.hills[1], 0.2)}"/><stop offset="1" stop-color="${c.night ? mix(P.sky[1], P.sky[2], 0.45) : mix(P.sky[0], P.hills[2], 0.3)}"/></linearGradient><clipPath id="${wid}c"><path d="${bed(0)}"/></clipPath>`;
  c.b += `<path d="${bed(1)}" fill="${mix(P.path, P.hills[2], 0.45)}"/><path d="${bed(0)}" fill="url(#${wid})"/>`;
  let glint = '';
  for (let k = 0; k < 46; k++) {
    const t = s.r(0.06, 1) ** 0.8;
    const p = q[Math.min(60, Math.round(t * 60))]!;
    const half = width(t) * 0.4;
    const x = p[0] + s.r(-half, half);
    const l = s.r(8, 46) * u * (0.3 + t);
    glint += `M${n1(x - l)} ${n1(p[1])}q${n1(l)} ${n1(3 * u)} ${n1(2 * l)} 0`;
  }
  c.b += `<g clip-path="url(#${wid}c)"><path d="${glint}" fill="none" stroke="${mix(P.sun, P.sky[1], 0.25)}" stroke-width="${n1(2.2 * u)}" stroke-linecap="round" opacity=".7"/></g>`;
  // banks, with trees and the path on one of them
  const bridge = 26;
  const bp = q[bridge]!;
  const bwid = width(bridge / 60) * 0.62;
  for (const [t, n] of [
    [0.3, 4],
    [0.5, 4],
    [0.74, 3],
  ] as const) {
    for (const d of [-1, 1]) {
      const p = q[Math.round(t * 60)]!;
      const base = p[0] + d * (width(t) / 2 + (30 + 60 * t) * u);
      for (let j = 0; j < n; j++) {
        const x = base + d * j * (30 + 50 * t) * u * s.r(0.7, 1.3);
        if (x < -40 || x > w + 40) {
          continue;
        }
        c.tree(kind, x, p[1] + s.r(-6, 10) * u, (44 + 100 * t) * u * s.r(0.7, 1.2), tc(t));
      }
    }
  }
  const near = wave(s, [[420 * u, 12 * u]]);
  c.road(
    [bp[0] + side * bwid, bp[1] + 2 * u],
    [side > 0 ? w * 0.93 : w * 0.07, h + 30 * u],
    7 * u,
    84 * u,
    side * 40 * u,
  );
  c.road(
    [bp[0] - side * bwid, bp[1] + 2 * u],
    [bp[0] - side * (bwid + 240 * u), horizon + H * 0.14],
    6 * u,
    2 * u,
    -side * 20 * u,
    undefined,
    false,
  );
  const wood = c.night ? mix(P.hills[4], P.path, 0.5) : mix(P.hills[4], P.bloom, 0.18);
  c.b += `<path d="M${n1(bp[0] - bwid * 1.15)} ${n1(bp[1] + 3 * u)}Q${n1(bp[0])} ${n1(bp[1] - 26 * u)} ${n1(bp[0] + bwid * 1.15)} ${n1(bp[1] + 3 * u)}" fill="none" stroke="${wood}" stroke-width="${n1(6 * u)}"/><path d="M${n1(bp[0] - bwid * 1.1)} ${n1(bp[1] - 12 * u)}Q${n1(bp[0])} ${n1(bp[1] - 42 * u)} ${n1(bp[0] + bwid * 1.1)} ${n1(bp[1] - 12 * u)}${[-0.9, -0.45, 0, 0.45, 0.9].map((k) => `M${n1(bp[0] + k * bwid)} ${n1(bp[1] - 12 * u - 14 * u * (1 - k * k))}v${n1(14 * u)}`).join('')}" fill="none" stroke="${wood}" stroke-width="${n1(2.4 * u)}"/>`;
  const lowL = side > 0 ? 1 : 0;
  c.ground(
    (x) => {
      const t = lowL ? 1 - x / w : x / w;
      return h * (1.02 - 0.11 * Math.max(0, t * 1.6 - 0.6)) + near(x) * 0.6;
    },
    P.hills[4],
    h * 0.2,
    -0.4,
  );
  const ink = mix(P.hills[4], '#000000', 0.1);
  for (let k = 0; k < 18; k++) {
    c.b += plant(
      s,
      (lowL ? s.r(-0.02, 0.3) : s.r(0.7, 1.02)) * w,
      h + 10 * u,
      s.r(0.16, 0.36) * Math.min(h, w * 0.8),
      -Math.PI / 2 + s.r(-0.14, 0.14),
      s.pick(['reed', 'reed', 'willow', 'umbel']),
      mix(ink, P.hills[3], s.r(0, 0.4)),
      mix(P.bloom, P.path, s.r(0, 0.5)),
    );
  }
  return c.done();
}
