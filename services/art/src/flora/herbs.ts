// Grasses and field flowers: the six that grow on every hill.
import { mix } from '../core/colour.ts';
import { leaf, n1 } from '../core/shapes.ts';
import type { Grow } from './stem.ts';

export const HERBS = {
  fern: ({ P, h, lf }) => {
    let o = '';
    for (let i = 2; i < 15; i++) {
      const p = P(i / 15);
      const l = h * 0.2 * Math.sin((Math.PI * (i + 2)) / 19);
      for (const d of [-1, 1]) {
        o += leaf(p[0], p[1], l, p[2] + d * 0.95, 0.17, lf);
      }
    }
    return o;
  },
  willow: ({ P, h, lf }) => {
    let o = '';
    for (let i = 2; i < 12; i++) {
      const p = P(i / 12);
      const l = h * 0.2 * (1 - i / 22);
      o += leaf(p[0], p[1], l, p[2] + (i % 2 ? 0.6 : -0.6), 0.15, lf);
    }
    return o;
  },
  // Side on: a wide bowl of round ruffled petals over a dark heart, so that it is no water lily.
  poppy: ({ P, top, h, ink, bloom, lf, line, st }) => {
    const [x, y, a] = top;
    const r = h * 0.17;
    /** A point `on` along the stem and `off` aside of it, in radii of the flower. */
    const at = (off: number, on: number) =>
      `${n1(x + (Math.cos(a) * on - Math.sin(a) * off) * r)} ${n1(y + (Math.sin(a) * on + Math.cos(a) * off) * r)}`;
    const petal = (m: number, wide: number, tall: number, paint: string) =>
      `<path d="M${at(0, 0)}C${at(m - wide * 1.1, 0.06)} ${at(m - wide * 1.34, tall * 0.6)} ${at(m - wide * 0.86, tall * 0.92)}Q${at(m - wide * 0.5, tall * 1.08)} ${at(m - wide * 0.1, tall * 0.94)}Q${at(m + wide * 0.36, tall * 1.12)} ${at(m + wide * 0.84, tall * 0.9)}C${at(m + wide * 1.34, tall * 0.6)} ${at(m + wide * 1.1, 0.06)} ${at(0, 0)}Z" ${line ? st : `fill="${paint}"`}/>`;
    let o = petal(0, 0.9, line ? 1.1 : 1.3, mix(bloom, ink, 0.26));
    // Outlines of more petals would be a tangle.
    if (!line) o += petal(-0.34, 0.62, 1.08, mix(bloom, ink, 0.1)) + petal(0.3, 0.7, 1, bloom);
    o += `<path d="M${at(-0.3, 0)}Q${at(-0.26, 0.3)} ${at(0, 0.3)}Q${at(0.26, 0.3)} ${at(0.3, 0)}Q${at(0, -0.16)} ${at(-0.3, 0)}Z" ${lf}/>`;
    for (const t of [0.22, 0.4]) {
      const p = P(t);
      o += leaf(p[0], p[1], h * 0.22, p[2] + (t < 0.3 ? 0.7 : -0.7), 0.12, lf);
    }
    return o;
  },
  umbel: ({ P, h, bloom, st }) => {
    let o = '';
    for (let i = -3; i <= 3; i++) {
      const b = P(0.74);
      const aa = b[2] + i * 0.24;
      const l = h * 0.26 * (1 - Math.abs(i) * 0.04);
      const ex = b[0] + Math.cos(aa) * l;
      const ey = b[1] + Math.sin(aa) * l;
      o += `<path d="M${n1(b[0])} ${n1(b[1])}Q${n1(b[0] + Math.cos(b[2]) * l * 0.5)} ${n1(b[1] + Math.sin(b[2]) * l * 0.5)} ${n1(ex)} ${n1(ey)}" ${st}/>`;
      for (let k = 0; k < 5; k++) {
        const q = aa + (k - 2) * 0.6;
        o += `<circle cx="${n1(ex + Math.cos(q) * h * 0.03)}" cy="${n1(ey + Math.sin(q) * h * 0.03)}" r="${n1(h * 0.014)}" fill="${bloom}"/>`;
      }
    }
    return o;
  },
  wheat: ({ P, h, ink, bloom, line, st, lw }) => {
    let o = '';
    {
      let awn = '';
      for (let i = 0; i < 7; i++) {
        const p = P(0.66 + i * 0.052);
        const q = 1 - i * 0.05;
        for (const d of [-1, 1]) {
          const a = p[2] + d * 0.5;
          const l = h * 0.17;
          o += leaf(
            p[0],
            p[1],
            h * 0.07 * q,
            a,
            0.2,
            line ? st : `fill="${(i + d) % 2 ? bloom : mix(bloom, ink, 0.16)}"`,
          );
          if (i % 2) {
            awn += `M${n1(p[0])} ${n1(p[1])}L${n1(p[0] + Math.cos(p[2] + d * 0.26) * l)} ${n1(p[1] + Math.sin(p[2] + d * 0.26) * l)}`;
          }
        }
      }
      o += `<path d="${awn}" fill="none" stroke="${line ? ink : mix(bloom, ink, 0.3)}" stroke-width="${n1(Math.max(0.7, lw * 0.6))}" stroke-linecap="round"/>`;
    }
    return o;
  },
  bell: ({ P, h, bloom, line, st }) => {
    let o = '';
    for (let i = 0; i < 5; i++) {
      const p = P(0.5 + i * 0.12);
      const d = i % 2 ? 1 : -1;
      const l = h * (0.1 - i * 0.01);
      const ex = p[0] + d * l * 0.8;
      const ey = p[1] + l * 0.2;
      o += `<path d="M${n1(p[0])} ${n1(p[1])}Q${n1(ex)} ${n1(p[1] - l * 0.3)} ${n1(ex)} ${n1(ey)}" ${st}/><path d="M${n1(ex - l * 0.12)} ${n1(ey)}C${n1(ex - l * 0.5)} ${n1(ey + l * 0.3)} ${n1(ex - l * 0.4)} ${n1(ey + l * 0.7)} ${n1(ex - l * 0.55)} ${n1(ey + l)}L${n1(ex)} ${n1(ey + l * 0.85)}L${n1(ex + l * 0.55)} ${n1(ey + l)}C${n1(ex + l * 0.4)} ${n1(ey + l * 0.7)} ${n1(ex + l * 0.5)} ${n1(ey + l * 0.3)} ${n1(ex + l * 0.12)} ${n1(ey)}Z" ${line ? st : `fill="${bloom}"`}/>`;
    }
    return o;
  },
} satisfies Record<string, Grow>;
