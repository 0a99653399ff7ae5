import type { Seed } from './seed.ts';

/** x and y in px; what follows them (an angle, a width) is carried along. */
export type Point = readonly [x: number, y: number, ...more: number[]];

/** A number to one decimal, which is as fine as any picture needs. */
export const n1 = (v: number): number => Math.round(v * 10) / 10;

export const line = (pts: readonly Point[]): string =>
  pts.map(([x, y], i) => `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`).join('');

/** One Catmull-Rom piece from b to c, a and e being their neighbours. */
const piece = (a: Point, b: Point, c: Point, e: Point) =>
  `C${n1(b[0] + (c[0] - a[0]) / 6)} ${n1(b[1] + (c[1] - a[1]) / 6)} ${n1(c[0] - (e[0] - b[0]) / 6)} ${n1(c[1] - (e[1] - b[1]) / 6)} ${n1(c[0])} ${n1(c[1])}`;

/** A smooth open curve through one point or more. */
export function curve(p: readonly Point[]): string {
  const first = p[0]!;
  let d = `M${n1(first[0])} ${n1(first[1])}`;
  for (let i = 0; i < p.length - 1; i++) {
    const b = p[i]!;
    const c = p[i + 1]!;
    d += piece(p[i - 1] ?? b, b, c, p[i + 2] ?? c);
  }
  return d;
}

export function closed(p: readonly Point[]): string {
  const n = p.length;
  const first = p[0]!;
  let d = `M${n1(first[0])} ${n1(first[1])}`;
  for (let i = 0; i < n; i++) {
    d += piece(p[(i - 1 + n) % n]!, p[i]!, p[(i + 1) % n]!, p[(i + 2) % n]!);
  }
  return `${d}Z`;
}

export function bez(p0: Point, p1: Point, p2: Point, p3: Point, t: number): [number, number] {
  const u = 1 - t;
  const at = (k: 0 | 1) =>
    u * u * u * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t * t * t * p3[k];
  return [at(0), at(1)];
}

/** A ribbon along points whose full width in px changes with t 0 to 1. */
export function ribbon(pts: readonly Point[], width: (t: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  pts.forEach((p, i) => {
    const a = pts[Math.max(0, i - 1)]!;
    const b = pts[Math.min(pts.length - 1, i + 1)]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const n = Math.hypot(dx, dy) || 1;
    const w = width(i / (pts.length - 1)) / 2;
    left.push([p[0] - (dy / n) * w, p[1] + (dx / n) * w]);
    right.unshift([p[0] + (dy / n) * w, p[1] - (dx / n) * w]);
  });
  return `${line([...left, ...right])}Z`;
}

/** A sum of sines: parts are [wavelength px, amplitude px]; the answer is a height by x. */
export function wave(s: Seed, parts: readonly (readonly [number, number])[]): (x: number) => number {
  const w = parts.map(
    ([len, amp]) => [(2 * Math.PI) / (len * s.r(0.8, 1.25)), amp * s.r(0.7, 1.2), s.r(0, 6.28)] as const,
  );
  return (x) => w.reduce((y, [k, a, p]) => y + a * Math.sin(k * x + p), 0);
}

/** A soft pebble: radii rx, ry, gently uneven. Path data. */
export function pebble(s: Seed, x: number, y: number, rx: number, ry: number, rough = 1): string {
  const two = s.r(0, 6);
  const three = s.r(0, 6);
  const pts: Point[] = [];
  for (let k = 0; k < 18; k++) {
    const a = (k / 18) * 2 * Math.PI;
    const q = 1 + rough * (0.07 * Math.sin(2 * a + two) + 0.05 * Math.sin(3 * a + three));
    pts.push([x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q]);
  }
  return closed(pts);
}

/** Points of a height f(x) from one x to another. */
export function along(f: (x: number) => number, from: number, to: number, step: number): Point[] {
  const pts: Point[] = [];
  for (let x = from; x <= to; x += step) {
    pts.push([x, f(x)]);
  }
  return pts;
}

/** A band of ground from the crest f(x) down to `bottom`, over the whole width. Path data. */
export const band = (f: (x: number) => number, w: number, bottom: number, step = 20): string =>
  `${line(along(f, -20, w + 20, step))}L${w + 20} ${n1(bottom)}L-20 ${n1(bottom)}Z`;

/** A leaf from (x, y), len px long at angle a (radians), w its half width as a share of len; fill is attribute text. */
export const leaf = (x: number, y: number, len: number, a: number, w: number, fill: string): string =>
  `<path d="${leafPath(x, y, len, a, w)}" ${fill}/>`;

export function leafPath(x: number, y: number, len: number, a: number, w: number): string {
  const c = Math.cos(a);
  const s = Math.sin(a);
  const P = (u: number, v: number) =>
    `${n1(x + u * len * c - v * len * s)} ${n1(y + u * len * s + v * len * c)}`;
  return `M${P(0, 0)}C${P(0.25, w)} ${P(0.7, w)} ${P(1, 0)}C${P(0.7, -w)} ${P(0.25, -w)} ${P(0, 0)}Z`;
}

/** A dot; paint is attribute text. */
export const dot = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" ${paint}/>`;

/** The mark: one line that goes away towards a sun. */
export const MARK = 'M7.5 29.5C7.5 24 25 25.5 25 20.2C25 15.6 11.5 17 11.5 12.6C11.5 9.9 16 9.6 18.2 8.4';

/** The mark at (x, y), size px, stroke sw in its 32 px box. */
export const mark = (x: number, y: number, size: number, ink: string, sun = ink, sw = 3): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1((size / 32) * 100) / 100})"><path d="${MARK}" fill="none" stroke="${ink}" stroke-width="${sw}" stroke-linecap="round" stroke-linejoin="round"/><circle cx="22.6" cy="4.6" r="2.9" fill="${sun}"/></g>`;
