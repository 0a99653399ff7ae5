import { mix } from '../core/colour.ts';
import { curve, n1, type Point } from '../core/shapes.ts';
import {
  bar,
  frame,
  hand,
  PATH,
  type Paper,
  type Print,
  rules,
  stone,
  TINTS,
  WIDTH,
} from './spread-paper.ts';

/** A day or a month in waves: three lines with their points, over ruled levels. */
export function wavesPage({ x, y, ink, sheet }: Paper): string {
  const tints = [PATH, '#6f9aa5', '#b98292'];
  let t = '';
  for (let k = 0; k < 6; k++) {
    t += `<path d="M${x} ${y + 90 + k * 62}h${WIDTH}" stroke-width=".8" stroke-dasharray="2 7" opacity=".4"/>`;
  }
  tints.forEach((tint, k) => {
    const points: Point[] = [];
    for (let q = 0; q <= 12; q++) {
      const height = 46 * Math.sin(q * (0.7 + k * 0.22) + k * 1.7) + 14 * Math.cos(q * 1.9 + k);
      points.push([x + (q * WIDTH) / 12, y + 160 + k * 84 - height]);
    }
    t += `<path d="${curve(points)}" stroke="${tint}" stroke-width="2.4"/>`;
    for (const [px, py] of points.filter((_, q) => q % 3 === 0)) {
      t += `<circle cx="${n1(px)}" cy="${n1(py)}" r="5" stroke="${tint}" stroke-width="1.6" fill="${sheet}"/>`;
    }
  });
  return `${t}<path d="M${x} ${y + 66}V${y + 420}H${x + WIDTH}" stroke="${ink}" stroke-width="1.2" opacity=".6"/>`;
}

/** One large question in the middle, as many lines for the answer, and a quote in small print out of the way. */
const asks =
  (count: number): Print =>
  ({ x, y, ink }) => {
    let t = stone(x + WIDTH / 2, y + 92, 12);
    [210, 248, 132].forEach((width, k) => {
      t += bar(ink, x + (WIDTH - width) / 2, y + 140 + k * 34, width, 13, 0.82);
    });
    t += rules(x + 12, y + 310, WIDTH - 24, count, 46);
    return t + bar(ink, x + 62, y + 470, 160, 4, 0.35) + bar(ink, x + 92, y + 484, 100, 4, 0.35);
  };
export const questionPage = asks(3);
export const linePage = asks(1);

/** An exercise in pencil: an example, an arrow, an attempt, and the gist in a frame below. */
export function sketchPage({ x, y, ink }: Paper): string {
  const box = (left: number, top: number, width: number, height: number, dash = '') =>
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="12" stroke-width="1.3" opacity=".7" ${dash && `stroke-dasharray="${dash}"`}/>`;
  let t = box(x, y + 60, 122, 130) + box(x + 162, y + 60, 122, 130, '6 6');
  t += `<path d="M${x + 128} ${y + 125}h26m-9 -8l9 8l-9 8" stroke="${PATH}" stroke-width="2"/>`;
  for (let k = 0; k < 4; k++) {
    t += `<path d="M${x + 16} ${y + 88 + k * 24}h${88 - k * 14}" stroke-width="1.1" opacity=".5"/>`;
  }
  t += `<circle cx="${x + WIDTH / 2}" cy="${y + 316}" r="82" stroke-width="1.3" opacity=".6"/>`;
  for (let k = 0; k < 8; k++) {
    const angle = (k * Math.PI) / 4;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const to = k % 3 === 0 ? 82 : 56;
    t += `<path d="M${x + WIDTH / 2} ${y + 316}l${n1(cos * to)} ${n1(sin * to)}" stroke="${k % 3 ? ink : PATH}" stroke-width="1.4" opacity=".75"/>`;
  }
  return t + frame(x, y + 420, WIDTH, 84) + rules(x + 16, y + 450, WIDTH - 32, 2, 28);
}

/** A letter in one hand: a greeting, lines, and whose it is. */
export function letterPage({ s, x, y }: Paper): string {
  let t = hand(s, x + 206, y + 58, 72) + hand(s, x + 3, y + 104, 116);
  t += rules(x, y + 114, WIDTH, 11, 30);
  for (let k = 1; k < 9; k++) {
    const indent = k === 1 ? 28 : 3;
    t += hand(s, x + indent, y + 104 + k * 30, k === 8 ? s.r(70, 150) : s.r(210, 250));
  }
  const sign = x + 176;
  return `${t}<path d="M${sign} ${y + 470}c14 -34 34 -34 26 -4c-4 16 -16 14 -10 0c8 -18 26 -18 26 -4c0 10 14 8 22 -4c6 -10 14 -6 12 4c-2 12 12 8 24 -2M${sign + 4} ${y + 486}q48 -12 98 -2" stroke="${PATH}" stroke-width="1.9"/>`;
}

/** The trail of 28 days, eleven of them walked, and three scales of ten. */
export function trailPage({ x, y: y0, ink, sheet }: Paper): string {
  let t = '';
  const tr: Point[] = [];
  for (let k = 0; k < 28; k++) {
    const q = k / 27;
    tr.push([x + 140 + 118 * Math.sin(q * 9.2 + 0.5), y0 + 250 - 190 * q]);
  }
  t += `<path d="${curve(tr)}" stroke="#c4631a" stroke-width="2" opacity=".55"/>`;
  tr.forEach((p, k) => {
    t += `<circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="6.4" stroke="${k < 11 ? '#c4631a' : ink}" stroke-width="1.4" fill="${k < 11 ? '#e79a4c' : sheet}"/>`;
  });
  TINTS.forEach((tint, k) => {
    const y = y0 + 300 + k * 66;
    t += `<rect x="${x}" y="${y}" width="${90 + k * 22}" height="6" rx="3" fill="${ink}" stroke="none" opacity=".7"/>`;
    for (let q = 0; q < 10; q++) {
      t += `<rect x="${x + q * 28.4}" y="${y + 16}" width="20" height="20" rx="5" stroke-width="1.1" opacity=".8" ${q < 4 + k * 2 ? `fill="${mix(tint, '#fff8ec', 0.2)}"` : ''}/>`;
    }
  });
  return t;
}
