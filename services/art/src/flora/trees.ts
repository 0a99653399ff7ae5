import type { Seed } from '../core/seed.ts';
import { n1, type Point, pebble } from '../core/shapes.ts';

/** A spruce with its foot at (x, y), h px tall, colour c. */
export const spruce = (x: number, y: number, h: number, c: string): string => {
  let d = `M${n1(x)} ${n1(y - h)}`;
  const n = 4;
  const right: Point[] = [];
  const left: Point[] = [];
  for (let i = 1; i <= n; i++) {
    const t = i / n;
    const w = h * 0.23 * (0.3 + 0.7 * t);
    const yy = y - h + h * 0.94 * t;
    right.push([x + w, yy], [x + w * 0.5, yy - h * 0.03]);
    left.unshift([x - w * 0.5, yy - h * 0.03], [x - w, yy]);
  }
  right.pop();
  left.shift();
  for (const p of [...right, ...left]) {
    d += `L${n1(p[0])} ${n1(p[1])}`;
  }
  return `<path d="${d}Z" fill="${c}" stroke="${c}" stroke-width="${n1(h * 0.025)}" stroke-linejoin="round"/><path d="M${n1(x)} ${n1(y - h * 0.1)}V${n1(y + h * 0.05)}" stroke="${c}" stroke-width="${n1(h * 0.05)}"/>`;
};

/** A poplar, h px tall. */
export const poplar = (x: number, y: number, h: number, c: string): string =>
  `<path d="M${n1(x)} ${n1(y - h)}C${n1(x + h * 0.16)} ${n1(y - h * 0.7)} ${n1(x + h * 0.15)} ${n1(y - h * 0.15)} ${n1(x)} ${n1(y - h * 0.1)}C${n1(x - h * 0.15)} ${n1(y - h * 0.15)} ${n1(x - h * 0.16)} ${n1(y - h * 0.7)} ${n1(x)} ${n1(y - h)}Z" fill="${c}"/><path d="M${n1(x)} ${n1(y - h * 0.3)}V${n1(y + h * 0.04)}" stroke="${c}" stroke-width="${n1(h * 0.035)}"/>`;

/** A round fruit tree, h px tall, crown c, fruit b. */
export const apple = (x: number, y: number, h: number, c: string, b: string, s: Seed): string => {
  let o = `<path d="M${n1(x)} ${n1(y + h * 0.05)}C${n1(x)} ${n1(y - h * 0.2)} ${n1(x - h * 0.03)} ${n1(y - h * 0.3)} ${n1(x + h * 0.02)} ${n1(y - h * 0.5)}" stroke="${c}" stroke-width="${n1(h * 0.05)}" fill="none"/>`;
  for (const [dx, dy, r] of [
    [0, -0.66, 0.3],
    [-0.2, -0.52, 0.2],
    [0.2, -0.54, 0.2],
  ] as const) {
    o += `<circle cx="${n1(x + dx * h)}" cy="${n1(y + dy * h)}" r="${n1(r * h)}" fill="${c}"/>`;
  }
  for (let i = 0; i < 7; i++) {
    const a = s.r(0, 6.28);
    const q = s.r(0, 0.27);
    o += `<circle cx="${n1(x + Math.cos(a) * q * h)}" cy="${n1(y - 0.62 * h + Math.sin(a) * q * h)}" r="${n1(h * 0.028)}" fill="${b}"/>`;
  }
  return o;
};

/** A lone round tree, h px tall: trunk with two boughs and a crown of cut-paper lobes. */
export function loneTree(
  s: Seed,
  x: number,
  y: number,
  h: number,
  trunk: string,
  crown: string,
  light: string,
): string {
  let o = `<path d="M${n1(x - h * 0.045)} ${n1(y + h * 0.03)}Q${n1(x - h * 0.01)} ${n1(y - h * 0.2)} ${n1(x - h * 0.03)} ${n1(y - h * 0.55)}L${n1(x + h * 0.03)} ${n1(y - h * 0.55)}Q${n1(x + h * 0.02)} ${n1(y - h * 0.2)} ${n1(x + h * 0.06)} ${n1(y + h * 0.03)}Z" fill="${trunk}"/><path d="M${n1(x)} ${n1(y - h * 0.3)}Q${n1(x + h * 0.12)} ${n1(y - h * 0.42)} ${n1(x + h * 0.2)} ${n1(y - h * 0.56)}M${n1(x)} ${n1(y - h * 0.36)}Q${n1(x - h * 0.1)} ${n1(y - h * 0.46)} ${n1(x - h * 0.18)} ${n1(y - h * 0.56)}" stroke="${trunk}" stroke-width="${n1(h * 0.03)}" fill="none" stroke-linecap="round"/>`;
  const lobes = [
    [0, -0.78, 0.27],
    [-0.24, -0.63, 0.2],
    [0.25, -0.64, 0.21],
    [-0.12, -0.86, 0.19],
    [0.16, -0.88, 0.18],
    [0.03, -0.58, 0.2],
  ] as const;
  for (const [dx, dy, r] of lobes) {
    o += `<path d="${pebble(s, x + dx * h, y + dy * h, r * h, r * h * 0.9)}" fill="${crown}"/>`;
  }
  for (const [dx, dy, r] of [
    [-0.1, -0.88, 0.14],
    [0.18, -0.74, 0.12],
    [-0.24, -0.66, 0.1],
  ] as const) {
    o += `<path d="${pebble(s, x + dx * h, y + dy * h, r * h, r * h * 0.7)}" fill="${light}" opacity=".5"/>`;
  }
  return o;
}

/** A bare winter tree, h px tall. */
export function bareTree(s: Seed, x: number, y: number, h: number, c: string): string {
  let d = '';
  const grow = (px: number, py: number, a: number, l: number, k: number) => {
    const ex = px + Math.cos(a) * l;
    const ey = py + Math.sin(a) * l;
    d += `<path d="M${n1(px)} ${n1(py)}Q${n1((px + ex) / 2 + l * 0.05)} ${n1((py + ey) / 2)} ${n1(ex)} ${n1(ey)}" stroke-width="${n1(Math.max(0.8, h * 0.04 * 0.62 ** k))}"/>`;
    if (k < 4) {
      for (const q of k < 2 ? [-0.5, 0.06, 0.55] : [-0.42, 0.44]) {
        grow(ex, ey, a + q + s.r(-0.14, 0.14), l * s.r(0.6, 0.74), k + 1);
      }
    }
  };
  grow(x, y, -Math.PI / 2, h * 0.34, 0);
  return `<g fill="none" stroke="${c}" stroke-linecap="round">${d}</g>`;
}
