// Signs: what surrounds the symbol.
import type { Seed } from '../core/seed.ts';
import { curve, leaf, n1, type Point } from '../core/shapes.ts';
import { namesOf } from '../core/tables.ts';

/** Around the centre cx, cy, in the ink k. */
type Halo = (s: Seed, cx: number, cy: number, k: string) => string;

export const HALOS = {
  ring: (_s, cx, cy, k) => {
    let b = '';
    for (let i = 0; i < 60; i++) {
      const a = (i / 60) * 2 * Math.PI;
      b += `<circle cx="${n1(cx + Math.cos(a) * 236)}" cy="${n1(cy + Math.sin(a) * 236)}" r="${i % 15 ? 2 : 6}" fill="${k}" opacity="${i % 15 ? 0.75 : 1}"/>`;
    }
    return b;
  },
  rays: (_s, cx, cy, k) => {
    let d = '';
    for (let i = 0; i < 48; i++) {
      const a = (i / 48) * 2 * Math.PI;
      const r1 = i % 4 === 0 ? 262 : i % 2 ? 228 : 242;
      d += `M${n1(cx + Math.cos(a) * 212)} ${n1(cy + Math.sin(a) * 212)}L${n1(cx + Math.cos(a) * r1)} ${n1(cy + Math.sin(a) * r1)}`;
    }
    return `<path d="${d}" stroke="${k}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`;
  },
  arch: (_s, cx, cy, k) =>
    `${[0, 14]
      .map(
        (e) =>
          `<path d="M${cx - 204 - e} ${cy + 250}V${cy - 30}A${204 + e} ${204 + e} 0 0 1 ${cx + 204 + e} ${cy - 30}V${cy + 250}" fill="none" stroke="${k}" stroke-width="${e ? 1.4 : 3}" opacity=".85"/>`,
      )
      .join('')}<circle cx="${cx}" cy="${cy - 266}" r="7" fill="${k}"/>`,
  rhomb: (_s, cx, cy, k) =>
    [0, 16]
      .map(
        (e) =>
          `<path d="M${cx} ${cy - 282 - e}L${cx + 232 + e * 0.8} ${cy}L${cx} ${cy + 282 + e}L${cx - 232 - e * 0.8} ${cy}Z" fill="none" stroke="${k}" stroke-width="${e ? 1.4 : 3}" opacity=".8" stroke-linejoin="round"/>`,
      )
      .join('') + [-1, 1].map((d) => `<circle cx="${cx}" cy="${cy + d * 318}" r="6" fill="${k}"/>`).join(''),
  wreath: (s, cx, cy, k) => {
    const R = 228;
    const wide = s.r(0.16, 0.28);
    const len = s.r(40, 58);
    let b = '';
    for (const d of [-1, 1]) {
      const at = (q: number) => Math.PI / 2 + d * (0.1 + q * 2.35);
      const pt = (a: number): Point => [cx + Math.cos(a) * R, cy + Math.sin(a) * R];
      b += `<path d="${curve(Array.from({ length: 14 }, (_, i) => pt(at(i / 13))))}"/>`;
      for (let i = 1; i < 15; i++) {
        const a = at(i / 14.4);
        const [x, y] = pt(a);
        const q = len * (1 - i / 30);
        for (const e of [-1, 1]) {
          b += leaf(x, y, q, a + (d * Math.PI) / 2 + e * 0.75, wide, '');
        }
      }
    }
    return `<g fill="none" stroke="${k}" stroke-width="2.2" stroke-linejoin="round" opacity=".9">${b}</g>`;
  },
  phases: (_s, cx, cy, k) => {
    let b = `<circle cx="${cx}" cy="${cy}" r="226" fill="none" stroke="${k}" stroke-width="1.6" opacity=".8"/>`;
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 2 * Math.PI - Math.PI / 2;
      const x = cx + Math.cos(a) * 226;
      const y = cy + Math.sin(a) * 226;
      const r = i % 2 ? 7 : 13;
      b += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" fill="${k}"/>`;
    }
    return b;
  },
  none: (s, cx, cy, k) => {
    let b = '';
    for (let i = 0; i < 40; i++) {
      const a = s.r(0, 6.28);
      const q = s.r(200, 300);
      b += `<circle cx="${n1(cx + Math.cos(a) * q * 0.84)}" cy="${n1(cy + Math.sin(a) * q)}" r="${n1(s.r(1.4, 4.4))}" fill="${k}" opacity=".8"/>`;
    }
    return b;
  },
} satisfies Record<string, Halo>;

export const HALO_NAMES = namesOf(HALOS);
