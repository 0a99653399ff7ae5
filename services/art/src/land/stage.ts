import { mix, ramp } from '../core/colour.ts';
import { HOURS, type Hour, isDark, type Palette } from '../core/hours.ts';
import type { Seed } from '../core/seed.ts';
import { band, bez, line, n1, type Point, ribbon, wave } from '../core/shapes.ts';
import type { Drawing } from '../core/svg.ts';
import { type PlantName, plant } from '../flora/plant.ts';
import { apple, poplar, spruce } from '../flora/trees.ts';
import { type LandOptions, type TreeRow, unit } from './land-options.ts';
import { type Sky, sky } from './sky.ts';

/** A landscape being drawn: its measures, and helpers that add to defs and b. */
export interface Stage {
  s: Seed;
  w: number;
  h: number;
  o: LandOptions;
  P: Palette;
  hour: Hour;
  id: string;
  /** px of one design unit. */
  u: number;
  /** px from the top. */
  horizon: number;
  sun: Sky['sun'];
  defs: string;
  b: string;
  night: boolean;
  /** The light of windows. */
  lit: string;
  /** A band of ground with the crest f, fading over `depth` px; a haze below 0 fades into the dark instead. */
  ground(f: (x: number) => number, colour: string, depth?: number, haze?: number, bottom?: number): void;
  /** Far ridges: soft crests behind everything. */
  ridges(count?: number, amp?: number): void;
  /** A road from a to b, w0 to w1 px wide, bending by `bend` px. Returns its 34 points. */
  road(a: Point, to: Point, w0: number, w1: number, bend: number, fill?: string, edge?: boolean): Point[];
  /** Plants along the near edge, kept to the sides. */
  edge(kinds: readonly PlantName[], all?: number, gap?: number, mid?: number, tall?: number): void;
  tree(kind: Exclude<TreeRow, 'none'>, x: number, y: number, height: number, colour: string): void;
  done(): Drawing;
}

/** Sets the stage of a landscape: hours are those it may choose from, defHorizon 0 to 1 from the top. */
export function stage(
  s: Seed,
  w: number,
  h: number,
  o: LandOptions,
  defHorizon: number,
  hours: readonly Hour[],
): Stage {
  const name = o.hour ?? s.pick(hours);
  const P = o.palette ?? HOURS[name];
  const id = s.id + (o.tag ?? '');
  const u = unit(w, h, o);
  const horizon = h * (o.horizon ?? defHorizon);
  const S = sky(s, w, h, P, name, id, horizon, u, o);
  const night = isDark(name);
  let grounds = 0;
  const c: Stage = {
    s,
    w,
    h,
    o,
    P,
    hour: name,
    id,
    u,
    horizon,
    night,
    sun: S.sun,
    defs: S.defs,
    b: S.body,
    lit: night ? '#ffd98a' : mix(P.hills[3], '#fff6e0', 0.25),
    ground(f, col, depth = h * 0.3, haze = 0.35, bottom = h + 20) {
      const g = `${id}q${grounds++}`;
      let y0 = 1e9;
      for (let x = 0; x <= w; x += w / 12) {
        y0 = Math.min(y0, f(x));
      }
      c.defs += `<linearGradient id="${g}" gradientUnits="userSpaceOnUse" x1="0" y1="${n1(y0)}" x2="0" y2="${n1(y0 + depth)}"><stop offset="0" stop-color="${mix(col, P.sun, 0.08)}"/><stop offset="1" stop-color="${mix(col, haze < 0 ? P.hills[4] : P.sky[2], Math.abs(haze))}"/></linearGradient>`;
      c.b += `<path d="${band(f, w, bottom, 12 * u)}" fill="url(#${g})"/>`;
    },
    ridges(count = 2, amp = 34) {
      for (let i = 0; i < count; i++) {
        const f = wave(s, [
          [480 * u, amp * u * (1 - i * 0.25)],
          [190 * u, 12 * u],
          [80 * u, 4 * u],
        ]);
        const y = horizon - (count - 1 - i) * 6 * u - amp * u * 0.2;
        c.ground((x) => y + f(x) + i * 16 * u, ramp(P.hills, 0.02 + i * 0.16), 120 * u, 0.5);
      }
    },
    road(a, to, w0, w1, bend, fill = mix(P.path, P.hills[2], 0.08), edge = true) {
      const e: Point = to[1] > h ? [to[0], to[1] + w1 * 0.7] : to;
      const width = (t: number) => w0 + (w1 - w0) * t ** 1.6;
      const q: Point[] = Array.from({ length: 34 }, (_, k) =>
        bez(
          a,
          [a[0] + bend, a[1] + (e[1] - a[1]) * 0.28],
          [e[0] - bend * 1.6, a[1] + (e[1] - a[1]) * 0.5],
          e,
          k / 33,
        ),
      );
      c.b += `<path d="${ribbon(q, width)}" fill="${fill}"/>`;
      if (edge) {
        c.b += `<path d="${line(q.map((p, k): Point => [p[0] + width(k / 33) * 0.5, p[1]]))}" fill="none" stroke="${mix(P.path, P.hills[4], 0.4)}" stroke-width="${n1(1.6 * u)}" opacity=".35"/>`;
      }
      return q;
    },
    edge(kinds, all = 20, gap = 0.17, mid = 0.5, tall = 1) {
      const count = Math.round(all * Math.min(1, (o.plants ?? 22) / 16));
      const ink = mix(P.hills[4], '#000000', 0.12);
      for (let k = 0; k < count; k++) {
        const x = (k % 2 ? s.r(-0.03, 0.34) : s.r(0.66, 1.03)) * w;
        if (Math.abs(x - mid * w) < gap * w) {
          continue;
        }
        c.b += plant(
          s,
          x,
          h + 12 * u,
          s.r(0.14, 0.32) * Math.min(h, w * 0.8) * tall,
          -Math.PI / 2 + s.r(-0.2, 0.2),
          s.pick(kinds),
          mix(ink, P.hills[3], s.r(0, 0.35)),
          mix(P.bloom, P.path, s.r(0, 0.5)),
        );
      }
    },
    tree(kind, x, y, th, col) {
      c.b +=
        kind === 'spruce'
          ? spruce(x, y, th, col)
          : kind === 'poplar'
            ? poplar(x, y, th, col)
            : apple(x, y, th * 0.8, col, mix(P.bloom, col, 0.25), s);
    },
    done: () => ({ defs: c.defs, body: c.b }),
  };
  return c;
}
