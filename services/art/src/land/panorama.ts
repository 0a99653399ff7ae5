import { mix, ramp } from '../core/colour.ts';
import { HOURS, type Hour, isDark, type Palette } from '../core/hours.ts';
import { type Seed, seeded } from '../core/seed.ts';
import { along, line, n1, type Point } from '../core/shapes.ts';
import { cut, disc, grad, svg } from '../core/svg.ts';
import { hut } from '../flora/houses.ts';
import { plant } from '../flora/plant.ts';
import { apple, poplar, spruce } from '../flora/trees.ts';

export interface PanoramaOptions {
  hour?: Hour;
  /** The part around the sun alone, 1600 x 900 px, as a still picture. */
  still?: boolean;
}

const STILL = { w: 1600, h: 900, above: 500 };

/** px; the whole turn and the half one, as equirectangular viewers take them. */
const W = 4096;
const H = 2048;
const EYE = H / 2;
/** px of one degree, across and down. */
const DEGREE = W / 360;
/** Half the path's width by the height of the eye above the ground. */
const PATH = 0.26;

/** Heights that meet themselves after a whole turn: parts are [waves in a turn, amplitude px]. */
function ring(s: Seed, parts: readonly (readonly [waves: number, amplitude: number])[]) {
  const waves = parts.map(([k, a]) => [(2 * Math.PI * k) / W, a * s.r(0.7, 1.2), s.r(0, 6.28)] as const);
  return (x: number) => waves.reduce((y, [k, a, p]) => y + a * Math.sin(k * x + p), 0);
}

/** Crests from far to near, px from the top: far hills above the eye, near ones below it. */
function layCrests(s: Seed): ((x: number) => number)[] {
  const down = [-5, -1.5, 2.5, 7, 13];
  return down.map((degrees, i) => {
    const far = 1 - i / (down.length - 1);
    const f = ring(s, [
      [2, 26 + 34 * far],
      [5, 20 + 16 * far],
      [11, 9 + 7 * far],
      [29, i < 2 ? 5 : 2],
    ]);
    return (x) => EYE + degrees * DEGREE + f(x);
  });
}

/** The path on level ground, from where it is `from` px high to the viewer's feet, towards x. */
function pathTo(x: number, from: number, swing: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 60;
  for (let k = 0; k <= steps; k++) {
    const y = from + (H - from) * (k / steps);
    // On the ground at so many degrees below the eye, and how much of the turn the path takes there.
    const below = Math.min(89.9, Math.max(0.4, (y - EYE) / DEGREE)) * (Math.PI / 180);
    const half = (Math.asin(Math.min(1, PATH * Math.tan(below))) * 180 * DEGREE) / Math.PI;
    const centre = x + swing * Math.sin(k / 7) * (1 - k / steps) ** 2;
    left.push([centre - half, y]);
    right.unshift([centre + half, y]);
  }
  return `${line([...left, ...right])}Z`;
}

function skyOf(s: Seed, P: Palette, hour: Hour, sunX: number): { defs: string; body: string } {
  const sunY = EYE - 13 * DEGREE;
  const r = 5 * DEGREE;
  const defs =
    grad('s', [
      [0, mix(P.sky[0], '#000000', 0.05)],
      [0.3, P.sky[0]],
      [0.62, P.sky[1]],
      [1, P.sky[2]],
    ]) +
    `<radialGradient id="g"><stop offset=".2" stop-color="${P.sun}" stop-opacity=".75"/><stop offset=".5" stop-color="${P.sun}" stop-opacity=".26"/><stop offset="1" stop-color="${P.sun}" stop-opacity="0"/></radialGradient>`;
  let body = `${disc(sunX, sunY, r * 4.2, 'url(#g)')}${disc(sunX, sunY, r, P.sun)}`;
  if (hour === 'night') {
    for (let k = 0; k < 420; k++) {
      // Nearer the pole a circle is drawn wider than it is high, to be seen round.
      const up = Math.asin(s.r(0.03, 0.98));
      const size = s.r(1, 3.2);
      const wide = Math.min(30, size / Math.cos(up));
      body += `<ellipse cx="${n1(s.r(0, W))}" cy="${n1(EYE - (up * 180 * DEGREE) / Math.PI)}" rx="${n1(wide)}" ry="${n1(size)}" fill="#f6ecd0" opacity="${n1(s.r(0.3, 0.9))}"/>`;
    }
    return { defs, body };
  }
  for (let k = 0; k < 16; k++) {
    const x = s.r(0, W);
    const y = EYE - s.r(9, 34) * DEGREE;
    const w = s.r(200, 460);
    const h = s.r(14, 26);
    body += `<path d="M${n1(x)} ${n1(y)}c${n1(w * 0.12)} ${n1(-h)} ${n1(w * 0.24)} ${n1(-h * 0.2)} ${n1(w * 0.34)} ${n1(-h * 0.9)}s${n1(w * 0.3)} ${n1(-h * 0.7)} ${n1(w * 0.4)} ${n1(h * 0.2)}s${n1(w * 0.18)} ${n1(-h * 0.1)} ${n1(w * 0.26)} ${n1(h * 0.7)}z" fill="${mix(P.sky[2], '#ffffff', hour === 'dusk' ? 0.1 : 0.5)}" opacity=".6"/>`;
  }
  return { defs, body };
}

/** Trees in groups and a few huts on the crest i, out of the path's way. */
function standing(s: Seed, P: Palette, hour: Hour, i: number, crest: (x: number) => number, away: number) {
  const c = ramp(P.hills, i / 4);
  const ink = mix(c, P.hills[4], 0.4);
  let body = '';
  for (let g = 0; g < 18; g++) {
    const middle = ((g + s.r(0.1, 0.9)) / 18) * W;
    if (Math.abs(middle - away) < 150) continue;
    const kind = s.pick(['spruce', 'poplar', 'apple', 'spruce']);
    for (let k = s.i(2, 7); k > 0; k--) {
      const x = middle + s.r(-90, 90);
      const h = (38 + 22 * i) * s.r(0.6, 1.2);
      const y = crest(x) + 4;
      body +=
        kind === 'spruce'
          ? spruce(x, y, h, ink)
          : kind === 'poplar'
            ? poplar(x, y, h * 1.15, ink)
            : apple(x, y, h * 0.7, ink, mix(P.bloom, c, 0.2), s);
    }
    if (s.chance(0.22)) {
      const x = middle + s.pick([-1, 1]) * s.r(120, 170);
      const lit = isDark(hour) ? '#ffd98a' : mix(c, P.hills[4], 0.5);
      body += hut(
        x,
        crest(x),
        14 + 8 * i,
        mix('#fff7e8', c, isDark(hour) ? 0.55 : 0.12),
        mix(c, P.hills[4], 0.6),
        lit,
      );
    }
  }
  return body;
}

/** Flowers and grasses that stand around the viewer, the nearer the larger. */
function meadow(s: Seed, P: Palette, sunX: number): string {
  const plants = Array.from({ length: 150 }, () => s.r(0, 1)).sort((a, b) => a - b);
  let body = '';
  for (const near of plants) {
    const x = s.r(0, W);
    const toPath = Math.min(
      ...[sunX, sunX + W / 2, sunX - W / 2].map((at) => Math.abs(((x - at + W * 1.5) % W) - W / 2)),
    );
    if (toPath < 230 + near * 200) continue;
    const y = EYE + (19 + near * 30) * DEGREE;
    const kind = s.pick(['umbel', 'wheat', 'poppy', 'wheat'] as const);
    const green = mix(P.hills[3], s.chance(0.5) ? P.path : P.hills[2], s.r(0, 0.3));
    body += plant(
      s,
      x,
      y,
      50 + near * 150,
      -Math.PI / 2 + s.r(-0.2, 0.2),
      kind,
      green,
      mix(P.bloom, P.path, s.r(0, 0.5)),
    );
  }
  return body;
}

/**
 * Hills all around a viewer who stands on the path, which leads to the sun and back behind them: an equirectangular
 * picture, 4096 x 2048 px, whose right edge goes on at its left one. The sun is at the middle.
 */
export function panorama(slug: string, { hour = 'dawn', still }: PanoramaOptions = {}): string {
  const s = seeded(slug);
  const P = HOURS[hour];
  const sunX = W / 2;
  const sky = skyOf(s, P, hour, sunX);
  const crests = layCrests(s);
  let defs = sky.defs;
  let around = sky.body;
  crests.forEach((crest, i) => {
    const c = ramp(P.hills, i / (crests.length - 1));
    const last = i === crests.length - 1;
    if (i) around += standing(s, P, hour, i, crest, sunX);
    const points = along(crest, 0, W, 16);
    const top = Math.min(...points.map(([, y]) => y));
    defs += `<linearGradient id="h${i}" gradientUnits="userSpaceOnUse" x1="0" y1="${n1(top)}" x2="0" y2="${n1(last ? H : top + 22 * DEGREE)}"><stop offset="0" stop-color="${mix(c, P.sun, 0.1)}"/><stop offset="1" stop-color="${last ? mix(c, '#000000', 0.14) : mix(c, P.sky[2], 0.4 - i * 0.09)}"/></linearGradient>`;
    const ground = `${line(points)}L${W} ${H}L0 ${H}Z`;
    around += cut(ground, `url(#h${i})`);
    if (i > 1) {
      defs += `<clipPath id="k${i}"><path d="${ground}"/></clipPath>`;
      const towards = [sunX, 0, W].map((x) => pathTo(x + (i - 3) * 26, crest(x) - 40, 90 - i * 12)).join('');
      around += `<path d="${towards}" clip-path="url(#k${i})" fill="${mix(P.path, c, last ? 0.06 : 0.3)}"/>`;
    }
  });
  around += meadow(s, P, sunX);
  const turns = [-W, W].map((x) => `<use href="#a" x="${x}"/>`).join('');
  const body = `<defs>${defs}</defs><rect width="${W}" height="${EYE + 20 * DEGREE}" fill="url(#s)"/>${turns}<g id="a">${around}</g>`;
  if (!still) return svg(W, H, body);
  return svg(
    STILL.w,
    STILL.h,
    `<g transform="translate(${(STILL.w - W) / 2} ${STILL.above - EYE})">${body}</g>`,
  );
}
