// Garden flowers and house plants with leaves.
import { mix } from '../core/colour.ts';
import { dot, leaf, n1, type Point } from '../core/shapes.ts';
import type { Grow } from './stem.ts';

export const GARDEN_FLOWERS = {
  sunflower: ({ P, top, h, ink, bloom, lf, line, st }) => {
    const r = h * 0.1;
    const [x, y] = top;
    let o = '';
    for (const [t, d] of [
      [0.3, 1],
      [0.48, -1],
      [0.64, 1],
    ] as const) {
      const p = P(t);
      o += leaf(p[0], p[1], h * 0.24, p[2] + d * 0.95, 0.26, lf);
    }
    for (let k = 0; k < 16; k++) {
      const a = (k / 16) * 6.283;
      o += leaf(
        x + Math.cos(a) * r * 0.7,
        y + Math.sin(a) * r * 0.7,
        r * 1.05,
        a,
        0.24,
        line ? st : `fill="${k % 2 ? bloom : mix(bloom, '#f6d58a', 0.35)}"`,
      );
    }
    return (
      o +
      dot(x, y, r * 0.86, line ? st : `fill="${mix(ink, '#3a2013', 0.6)}"`) +
      dot(x, y, r * 0.5, line ? st : `fill="${mix(ink, '#7a4a22', 0.6)}"`)
    );
  },
  tulip: ({ P, top, h, bloom, ink, lf, line, st }) => {
    const [x, y] = top;
    const q = h * 0.085;
    const up = h * 0.2;
    let o = '';
    for (const [t, d] of [
      [0.06, 1],
      [0.1, -1],
    ] as const) {
      const p = P(t);
      o += leaf(p[0], p[1], h * 0.6, p[2] + d * 0.34, 0.11, lf);
    }
    const cupp = (k: number, c: string) =>
      `<path d="M${n1(x)} ${n1(y + h * 0.02)}C${n1(x - q * 1.5 * k)} ${n1(y)} ${n1(x - q * 1.3 * k)} ${n1(y - up * 0.7)} ${n1(x - q * k)} ${n1(y - up)}Q${n1(x - q * 0.5 * k)} ${n1(y - up * 0.72)} ${n1(x)} ${n1(y - up * (k > 0.8 ? 0.68 : 1.06))}Q${n1(x + q * 0.5 * k)} ${n1(y - up * 0.72)} ${n1(x + q * k)} ${n1(y - up)}C${n1(x + q * 1.3 * k)} ${n1(y - up * 0.7)} ${n1(x + q * 1.5 * k)} ${n1(y)} ${n1(x)} ${n1(y + h * 0.02)}Z" ${line ? st : `fill="${c}"`}/>`;
    return o + cupp(1, mix(bloom, ink, 0.2)) + cupp(0.66, bloom);
  },
  daisy: ({ P, top, h, bloom, ink, lf, line, st }) => {
    let o = '';
    for (const [t, d] of [
      [0.25, 1],
      [0.45, -1],
    ] as const) {
      const p = P(t);
      o += leaf(p[0], p[1], h * 0.16, p[2] + d * 0.8, 0.14, lf);
    }
    const b = P(0.66);
    const arm: Point = [b[0] + Math.cos(b[2] + 0.7) * h * 0.22, b[1] + Math.sin(b[2] + 0.7) * h * 0.22];
    o += `<path d="M${n1(b[0])} ${n1(b[1])}L${n1(arm[0])} ${n1(arm[1])}" ${st}/>`;
    for (const [p, r] of [
      [top, h * 0.1],
      [arm, h * 0.075],
    ] as const) {
      for (let k = 0; k < 11; k++) {
        o += leaf(p[0], p[1], r, (k / 11) * 6.283, 0.2, line ? st : `fill="${mix(bloom, '#fff8ea', 0.62)}"`);
      }
      o += dot(p[0], p[1], r * 0.32, `fill="${line ? ink : bloom}"`);
    }
    return o;
  },
  monstera: ({ P, h, ink, line, st, bloom }) => {
    let o = '';
    for (let k = 0; k < 4; k++) {
      const p = P(0.34 + k * 0.2);
      const a = p[2] + (k % 2 ? 0.9 : -0.9) * (1 - k * 0.22);
      const L = h * (0.36 - k * 0.04);
      const bx = p[0] + Math.cos(a) * L * 0.4;
      const by = p[1] + Math.sin(a) * L * 0.4;
      const c = Math.cos(a);
      const q = Math.sin(a);
      // a heart with three cuts a side
      const at = (u: number, v: number) => `${n1(bx + (u * c - v * q) * L)} ${n1(by + (u * q + v * c) * L)}`;
      const R: [number, number][] = [
        [-0.12, 0.2],
        [0.02, 0.44],
        [0.2, 0.5],
        [0.26, 0.16],
        [0.36, 0.47],
        [0.5, 0.42],
        [0.5, 0.13],
        [0.62, 0.36],
        [0.74, 0.27],
        [0.7, 0.09],
        [0.84, 0.16],
      ];
      const half = (g: number) =>
        (g > 0 ? R : [...R].reverse()).map(([u, v]): [number, number] => [u, g * v]);
      const run: [number, number][] = [...half(1), [1.04, 0], ...half(-1)];
      let d = `M${at(0, 0)}`;
      for (let m = 0; m < run.length; m += 1) {
        const [u, v] = run[m]!;
        const cut = Math.abs(v) < 0.18 && u > 0.1 && u < 0.8;
        const nx = run[m + 1] ?? [0, 0];
        const curved = !cut && !(Math.abs(nx[1]) < 0.18 && nx[0] > 0.1 && nx[0] < 0.8);
        d += curved ? `Q${at(u, v)} ${at((u + nx[0]) / 2, (v + nx[1]) / 2)}` : `L${at(u, v)}`;
      }
      o += `<path d="M${n1(p[0])} ${n1(p[1])}L${n1(bx)} ${n1(by)}" ${st}/><path d="${d}Z" ${line ? st : `fill="${mix(ink, bloom, k === 1 ? 0.1 : 0)}"`} stroke-linejoin="round"/>`;
    }
    return o;
  },
} satisfies Record<string, Grow>;
