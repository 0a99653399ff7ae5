import { mix, ramp } from '../core/colour.ts';
import { HOUR_NAMES, HOURS, isDark, type Palette } from '../core/hours.ts';
import type { Seed } from '../core/seed.ts';
import { along, bez, curve, line, n1, type Point, ribbon, wave } from '../core/shapes.ts';
import { type Drawing, softLayers } from '../core/svg.ts';
import { hut } from '../flora/houses.ts';
import { PLANTS, plant } from '../flora/plant.ts';
import { apple, poplar, spruce } from '../flora/trees.ts';
import { type LandOptions, type TreeRow, unit } from './land-options.ts';
import { sky } from './sky.ts';

/** What the parts of the hills are drawn with. */
interface View {
  s: Seed;
  w: number;
  h: number;
  P: Palette;
  u: number;
  /** Whether huts are lit. */
  dark: boolean;
  /** Crests from far to near, their colours, and where the path crosses each, px. */
  crests: ((x: number) => number)[];
  cols: string[];
  cross: number[];
  /** The way the path would turn next. */
  dir: number;
  n: number;
}

/** Crests from far to near, and the path from one to the next. */
function layOut(
  s: Seed,
  w: number,
  h: number,
  P: Palette,
  horizon: number,
  u: number,
  dark: boolean,
  o: LandOptions,
): View {
  const n = o.layers ?? 6;
  const crests: ((x: number) => number)[] = [];
  const cols: string[] = [];
  const steep = o.steep ?? s.r(0.7, 1.3);
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const base = horizon + (h - horizon) * (0.02 + 0.86 * t ** 1.22);
    const far = 1 - t;
    const f = wave(s, [
      [520 * u + 260 * t * u, (30 + 26 * far) * u * steep],
      [250 * u, 15 * u * steep],
      [95 * u, (i < 2 ? 7 : 2) * u * steep],
    ]);
    crests.push((x) => base + f(x));
    cols.push(ramp(P.hills, t));
  }
  // where the path crosses each crest
  const cross: number[] = [];
  let px = w * (o.pathTo ?? s.r(0.35, 0.68));
  let dir = s.chance(0.5) ? 1 : -1;
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    cross.push(px);
    px = Math.min(
      w * 0.86,
      Math.max(w * 0.14, px + dir * Math.min(s.r(0.07, 0.15) * w * (0.4 + t), (1.9 * (h - horizon)) / n)),
    );
    dir = -dir;
  }
  return { s, w, h, P, u, dark, crests, cols, cross, dir, n };
}

/** Groups of trees on the crest i, behind its edge, and a hut on one of them. */
function standing(
  { s, w, P, u, dark, crests, cols, cross, n }: View,
  i: number,
  trees: TreeRow,
  withHut: boolean,
): string {
  const t = i / (n - 1);
  const f = crests[i]!;
  const c = cols[i]!;
  const at = cross[i]!;
  let b = '';
  const tc = mix(c, P.hills[4], i === n - 1 ? 0.55 : 0.34);
  const groups = i === n - 1 ? 2 : s.i(2, 4);
  for (let g = 0; g < groups; g++) {
    let gx = s.r(0.02, 0.98) * w;
    if (Math.abs(gx - at) < 90 * u) {
      gx += 150 * u * (gx < at ? -1 : 1);
    }
    const k = s.i(2, 6);
    for (let j = 0; j < k; j++) {
      const x = gx + (j - k / 2) * s.r(16, 30) * u * (0.5 + t);
      const th = (26 + 84 * t) * u * s.r(0.6, 1.15);
      if (Math.abs(x - at) < 24 * u) {
        continue;
      }
      const y = f(x) + 3 * u;
      b +=
        trees === 'none'
          ? ''
          : trees === 'spruce'
            ? spruce(x, y, th, tc)
            : trees === 'poplar'
              ? poplar(x, y, th * 1.1, tc)
              : apple(x, y, th * 0.62, tc, mix(P.bloom, c, 0.2), s);
    }
  }
  if (withHut && trees !== 'none') {
    const x = at + (at < w / 2 ? 1 : -1) * s.r(70, 120) * u;
    b += hut(
      x,
      f(x) - 2 * u,
      (13 + 16 * t) * u,
      mix('#fff7e8', c, dark ? 0.55 : 0.12),
      mix(c, P.hills[4], 0.6),
      dark ? '#ffd98a' : mix(c, P.hills[4], 0.5),
    );
  }
  return b;
}

/** Lines of a ploughed field that follow the crest i. */
function furrows({ s, w, P, u, crests, cols, n }: View, i: number): string {
  const t = i / (n - 1);
  const f = crests[i]!;
  const c = cols[i]!;
  let inner = '';
  const rows = s.i(5, 9);
  const cx = s.r(0, w);
  const half = s.r(160, 360) * u;
  const slope = s.r(-0.5, 0.5);
  const up = i % 2;
  for (let k = 1; k <= rows; k++) {
    const q: Point[] = [];
    // No two neighbours end at one place: a field has no straight edge.
    const reach = half * (0.8 + 0.2 * Math.sin(k * 2.4));
    for (let x = cx - reach; x <= cx + reach; x += CREST_STEP * u * 2) {
      q.push([x + (up ? k * 10 * u * slope : 0), f(x) + (6 + k * (5 + 9 * t) * 0.8 * (1 + k * 0.06)) * u]);
    }
    inner += `<path d="${curve(q)}" fill="none" stroke="${k % 2 ? mix(c, '#fff6dd', 0.32) : mix(c, P.hills[4], 0.25)}" stroke-width="${n1((1 + t * 1.6) * u)}" stroke-linecap="round" opacity="${n1(0.6 - k * 0.035)}"/>`;
  }
  return inner;
}

/** The path on the hill i: from its crest down to where the nearer crest hides it. */
function pathOn({ w, h, P, u, crests, cols, cross, dir, n }: View, i: number): string {
  const t = i / (n - 1);
  const f = crests[i]!;
  const c = cols[i]!;
  const at = cross[i]!;
  // So little of the nearest hill is seen that the path on it would be a loose scrap: it ends behind that hill.
  if (i === n - 1 && h - f(at) < 60 * u) return '';
  const top: Point = [at, f(at) - (5 + 16 * t) * u];
  const nx = i < n - 1 ? cross[i + 1]! : at + dir * 0.12 * w;
  const nextEdge = i < n - 1 ? crests[i + 1]!(nx) : h;
  const behind = Math.min((34 + 50 * t) * u, Math.max(6 * u, (nextEdge - top[1]) * BEHIND_CREST));
  const by = nextEdge + (i < n - 1 ? behind : 40 * u);
  const dy = by - top[1];
  const side = nx > top[0] ? 1 : -1;
  const swing = Math.min((40 + 130 * t) * u, Math.max(18 * u, dy * 1.1));
  const q = Array.from({ length: 28 }, (_, k) =>
    bez(
      top,
      [top[0] - side * swing * 0.75, top[1] + dy * 0.46],
      [nx + side * swing * 0.4, top[1] + dy * 0.46],
      [nx, by],
      k / 27,
    ),
  );
  const w0 = (1.6 + 26 * t ** 1.7) * u;
  const w1 = (2.4 + 26 * ((i + 1) / (n - 1)) ** 1.7 + (i === n - 1 ? 40 : 0)) * u;
  const road = `<path d="${ribbon(q, (k) => w0 + (w1 - w0) * k)}" fill="${mix(P.path, c, 0.3 * (1 - t))}"/>`;
  const edge = `<path d="${line(q.map((p, k): Point => [p[0] + (w0 + (w1 - w0) * (k / 27)) * 0.5, p[1]]))}" fill="none" stroke="${mix(P.path, P.hills[4], 0.35)}" stroke-width="${n1((0.6 + 1.6 * t) * u)}" opacity=".35"/>`;

  return road + edge;
}

/** Plants at the near edge, out of the path's way. */
function nearEdge({ s, w, h, P, u, cross, n }: View, o: LandOptions): string {
  let b = '';
  const kinds = [s.pick(PLANTS), s.pick(PLANTS), s.pick(['umbel', 'wheat', 'poppy'])];
  const ink = mix(P.hills[4], '#000000', 0.12);
  const mid = cross[n - 1]!;
  for (let k = 0; k < (o.plants ?? 22); k++) {
    const left = k % 2;
    const x = left ? s.r(-0.02, 0.3) * w : s.r(0.7, 1.02) * w;
    if (Math.abs(x - mid) < 0.16 * w) {
      continue;
    }
    b += plant(
      s,
      x,
      h + 12 * u,
      s.r(0.14, 0.34) * Math.min(h, w * 0.8) * (o.plantScale ?? 1),
      -Math.PI / 2 + s.r(-0.22, 0.22),
      s.pick(kinds),
      mix(ink, P.hills[3], s.r(0, 0.35)),
      mix(P.bloom, P.path, s.r(0, 0.5)),
    );
  }
  return b;
}

/** How far the path goes on behind the next crest, at most, by its way down to it: what is seen of it leads to the next piece. */
const BEHIND_CREST = 0.2;

/** px between the points of a crest, by design unit. */
const CREST_STEP = 13;

/** Hills with the path, w x h px. */
export function hills(s: Seed, w: number, h: number, o: LandOptions = {}): Drawing {
  const name = o.hour ?? s.pick(HOUR_NAMES);
  const P = o.palette ?? HOURS[name];
  const id = s.id + (o.tag ?? '');
  const horizon = h * (o.horizon ?? s.r(0.4, 0.5));
  const u = unit(w, h, o);
  const S = sky(s, w, h, P, name, id, horizon, u, o);
  const view = layOut(s, w, h, P, horizon, u, isDark(name), o);
  const { n } = view;
  let defs = S.defs;
  let b = S.body;
  const trees = o.trees ?? s.pick(['spruce', 'poplar', 'apple', 'spruce']);
  const hutAt = s.chance(0.75) ? s.i(2, 3) : -1;
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const c = view.cols[i]!;
    const pts = along(view.crests[i]!, -20, w + 20, CREST_STEP * u);
    const d = `${line(pts)}L${w + 20} ${h + 20}L-20 ${h + 20}Z`;
    const gid = `${id}h${i}`;
    const next = i < n - 1 ? (h - horizon) / n : h * 0.3;
    const y0 = Math.min(...pts.map((p) => p[1]));
    defs += `<linearGradient id="${gid}" gradientUnits="userSpaceOnUse" x1="0" y1="${n1(y0)}" x2="0" y2="${n1(y0 + next * 2.6)}"><stop offset="0" stop-color="${mix(c, P.sun, 0.07)}"/><stop offset="1" stop-color="${mix(c, i < n - 1 ? P.sky[2] : P.hills[4], i < n - 1 ? 0.42 * (1 - t) + 0.1 : 0.5)}"/></linearGradient><path id="${gid}p" d="${d}"/><clipPath id="${gid}k"><use href="#${gid}p"/></clipPath>`;
    if (i > 0 && i < n - (o.bare ? 1 : 0)) {
      b += standing(view, i, trees, i === hutAt);
    }
    if (i) {
      for (const { inset, opacity } of softLayers(n1(0.1 + 0.22 * t), 7 * u, 6))
        b += `<use href="#${gid}p" fill="${P.hills[4]}" fill-opacity="${opacity}" transform="translate(0 ${n1(inset - 5 * u)})"/>`;
    }
    b += `<use href="#${gid}p" fill="url(#${gid})"/>`;
    const field = i > 0 && i < n - 1 && s.chance(0.75) ? furrows(view, i) : '';
    b += `<g clip-path="url(#${gid}k)">${field}${pathOn(view, i)}</g>`;
  }
  return { defs, body: b + (o.bare ? '' : nearEdge(view, o)) };
}
