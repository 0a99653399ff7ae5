import { mix } from '../core/colour.ts';
import { HOURS, isDark, type Palette } from '../core/hours.ts';
import type { Seed } from '../core/seed.ts';
import { n1, type Point } from '../core/shapes.ts';
import type { Drawing } from '../core/svg.ts';
import { cottage } from '../flora/houses.ts';
import { plant } from '../flora/plant.ts';
import { bareTree, spruce } from '../flora/trees.ts';
import { hills } from './hills.ts';
import { type LandOptions, unit } from './land-options.ts';
import { clearOf } from './words-box.ts';

/** Snow: white hills, bare trees, snow on spruces, falling flakes. */
export function snow(s: Seed, w: number, h: number, o: LandOptions = {}): Drawing {
  const name = o.hour ?? s.pick(['mist', 'dawn', 'dusk', 'night', 'bloom']);
  const B = HOURS[name];
  const k = isDark(name) ? 0.5 : 0.74;
  const u = unit(w, h, o);
  const horizon = o.horizon ?? s.r(0.42, 0.5);
  const cool = isDark(name) ? '#9fb4cf' : '#f3f6f8';
  const white = (c: string, t: number) => mix(mix(c, cool, t), '#8aa3b8', 0.1);
  const P: Palette = {
    ...B,
    hills: [
      white(B.hills[0], k),
      white(B.hills[1], k),
      white(B.hills[2], k - 0.06),
      white(B.hills[2], k + 0.1),
      mix(B.hills[1], cool, k + 0.16),
    ],
    bloom: '#c8452f',
    path: mix(B.path, '#fff6e6', 0.4),
  };
  const [far, blue, mid, near] = P.hills;
  const base = hills(s, w, h, {
    ...o,
    hour: name,
    horizon,
    palette: {
      ...P,
      hills: [far, blue, mid, near, mix(near, isDark(name) ? '#6f86a8' : '#dfe8ee', 0.6)],
    },
    bare: true,
    trees: 'none',
  });
  let b = base.body;
  const H = h - horizon * h;
  const ink = mix(B.hills[4], '#20303c', 0.4);
  const lit = isDark(name) ? '#ffd98a' : mix('#ffd98a', B.hills[3], 0.35);
  const hx = w * (s.chance(0.5) ? s.r(0.2, 0.34) : s.r(0.66, 0.8));
  const hk = Math.min(42 * u, w * 0.07);
  b +=
    spruce(hx - hk * 1.7, h * horizon + H * 0.44, hk * 3, mix(B.hills[3], P.hills[1], 0.4)) +
    cottage(
      hx,
      h * horizon + H * 0.46,
      hk,
      mix(B.hills[2], B.hills[4], 0.35),
      isDark(name) ? '#dfe8f2' : '#ffffff',
      mix(B.hills[4], P.hills[1], 0.2),
      lit,
    );
  // trees stand in the white, each with a cap of snow
  for (let j = 0; j < 12; j++) {
    const t = s.r(0.28, 0.95);
    const left = j % 2;
    const x = (left ? s.r(0, 0.34) : s.r(0.66, 1)) * w;
    const y = h * horizon + H * t;
    const th = (46 + 150 * t) * u * s.r(0.8, 1.1);
    if (j % 3 === 0) {
      b += bareTree(s, x, y, th * 1.2, mix(ink, P.hills[1], 0.4 * (1 - t)));
    } else {
      const c = mix(mix(B.hills[3], B.hills[4], t), P.hills[1], 0.35 * (1 - t));
      b += spruce(x, y, th, c);
      for (let q = 1; q < 5; q++) {
        const yy = y - th + th * 0.94 * (q / 4);
        const ww = th * 0.23 * (0.3 + 0.7 * (q / 4)) * 0.86;
        const X = (m: number) => n1(x + m * ww);
        const Y = (m: number) => n1(yy - m * th);
        b += `<path d="M${X(-0.86)} ${Y(0.025)}L${X(0)} ${Y(q === 1 ? 0.235 : 0.17)}L${X(0.86)} ${Y(0.025)}Q${X(0.6)} ${Y(0.1)} ${X(0.34)} ${Y(0.05)}Q${X(0.06)} ${Y(0.12)} ${X(-0.2)} ${Y(0.055)}Q${X(-0.5)} ${Y(0.11)} ${X(-0.86)} ${Y(0.025)}Z" fill="#fdfefe" opacity="${isDark(name) ? 0.62 : 0.92}"/>`;
      }
    }
  }
  for (let j = 0; j < 8; j++) {
    const x = (j % 2 ? s.r(0, 0.28) : s.r(0.72, 1)) * w;
    b += plant(
      s,
      x,
      h + 10 * u,
      s.r(0.12, 0.26) * Math.min(h, w * 0.8),
      -1.57 + s.r(-0.25, 0.25),
      s.pick(['berry', 'umbel', 'wheat']),
      ink,
      P.bloom,
    );
  }
  const words = o.words && clearOf(o.words, w, h);
  let fl = '';
  for (let j = 0; j < 130; j++) {
    const near = j % 9 === 0;
    const at: Point = [s.r(0, w), s.r(0, h)];
    const r = (near ? s.r(3, 6) : s.r(1, 2.6)) * u;
    if (words?.covers(at, r)) continue;
    fl += `<circle cx="${n1(at[0])}" cy="${n1(at[1])}" r="${n1(r)}" opacity="${near ? 0.75 : 0.9}"/>`;
  }
  return { defs: base.defs, body: `${b}<g fill="#ffffff">${fl}</g>` };
}
