// Wild and odd plants: lavender to cactus.
import { mix } from '../core/colour.ts';
import { dot, leaf, n1, type Point } from '../core/shapes.ts';
import type { Grow } from './stem.ts';

export const WILD_PLANTS = {
  lavender: ({ P, h, ink, bloom, lf, line, st }) => {
    let o = '';
    for (const [t, d] of [
      [0.12, 1],
      [0.2, -1],
      [0.3, 1],
    ] as const) {
      const p = P(t);
      o += leaf(p[0], p[1], h * 0.26, p[2] + d * 0.35, 0.07, lf);
    }
    for (let k = 0; k < 9; k++) {
      const p = P(0.58 + k * 0.05);
      const w = h * 0.05 * (1 - k * 0.06);
      for (const d of [-1, 1]) {
        o += leaf(
          p[0],
          p[1],
          w * 1.3,
          p[2] + d * 0.9,
          0.42,
          line ? st : `fill="${k % 2 ? bloom : mix(bloom, ink, 0.18)}"`,
        );
      }
    }
    return o;
  },
  eucalyptus: ({ P, h, ink, line, st, bloom }) => {
    let o = '';
    for (let k = 1; k < 10; k++) {
      const p = P(k / 9.4);
      const r = h * (0.085 - k * 0.004);
      for (const d of [-1, 1]) {
        o += `<ellipse cx="${n1(p[0] + Math.cos(p[2] + d * 1.15) * r * 1.15)}" cy="${n1(p[1] + Math.sin(p[2] + d * 1.15) * r * 1.15)}" rx="${n1(r)}" ry="${n1(r * 0.78)}" transform="rotate(${n1((p[2] + d) * 57.3)} ${n1(p[0] + Math.cos(p[2] + d * 1.15) * r * 1.15)} ${n1(p[1] + Math.sin(p[2] + d * 1.15) * r * 1.15)})" ${line ? st : `fill="${mix(ink, bloom, ((k + (d > 0 ? 1 : 0)) % 3) * 0.09)}"`}/>`;
      }
    }
    return o;
  },
  berry: ({ P, h, bloom, lf, line, st }) => {
    let o = '';
    for (let k = 1; k < 7; k++) {
      const p = P(0.2 + k * 0.13);
      const d = k % 2 ? 1 : -1;
      const a = p[2] + d * 0.8;
      const l = h * 0.2 * (1 - k * 0.07);
      const e: Point = [p[0] + Math.cos(a) * l, p[1] + Math.sin(a) * l];
      o +=
        leaf(p[0], p[1], h * 0.15, p[2] - d * 0.9, 0.2, lf) +
        `<path d="M${n1(p[0])} ${n1(p[1])}L${n1(e[0])} ${n1(e[1])}" ${st}/>`;
      for (let j = 0; j < 3; j++) {
        o += dot(
          e[0] + (j - 1) * h * 0.03,
          e[1] + (j % 2) * h * 0.03,
          h * 0.026,
          line ? st : `fill="${j === 1 ? mix(bloom, '#ffffff', 0.16) : bloom}"`,
        );
      }
    }
    return o;
  },
  reed: ({ P, h, ink, bloom, lf, line }) => {
    const p = P(0.82);
    const q = P(0.98);
    let o = '';
    for (const [t, d] of [
      [0.02, 1],
      [0.05, -1],
    ] as const) {
      const b = P(t);
      o += leaf(b[0], b[1], h * 0.78, b[2] + d * 0.2, 0.035, lf);
    }
    return (
      o +
      `<path d="M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}" fill="none" stroke="${line ? ink : mix(bloom, '#4a2a1a', 0.5)}" stroke-width="${n1(h * 0.042)}" stroke-linecap="round"/>`
    );
  },
  thistle: ({ P, top, h, ink, bloom, lf, line, st }) => {
    let o = '';
    for (const [t, d] of [
      [0.2, 1],
      [0.36, -1],
      [0.52, 1],
    ] as const) {
      const p = P(t);
      o +=
        leaf(p[0], p[1], h * 0.26, p[2] + d * 0.7, 0.1, lf) +
        leaf(p[0], p[1], h * 0.17, p[2] + d * 1.15, 0.12, lf);
    }
    const r = h * 0.065;
    for (let k = -4; k <= 4; k++) {
      o += leaf(
        top[0],
        top[1] - r * 0.2,
        r * 2.1,
        top[2] + k * 0.2,
        0.1,
        line ? st : `fill="${k % 2 ? bloom : mix(bloom, '#ffffff', 0.18)}"`,
      );
    }
    return o + dot(top[0], top[1] + r * 0.2, r, line ? st : `fill="${ink}"`);
  },
  mushroom: ({ x, y, h, ink, bloom, line, st }) => {
    let o = '';
    for (const [dx, k] of [
      [0, 0.5],
      [h * 0.18, 0.32],
      [-h * 0.17, 0.26],
    ] as const) {
      const H = h * k;
      const W = H * 0.55;
      o += `<path d="M${n1(x + dx - W * 0.2)} ${n1(y)}Q${n1(x + dx - W * 0.1)} ${n1(y - H * 0.4)} ${n1(x + dx - W * 0.16)} ${n1(y - H * 0.7)}H${n1(x + dx + W * 0.16)}Q${n1(x + dx + W * 0.1)} ${n1(y - H * 0.4)} ${n1(x + dx + W * 0.2)} ${n1(y)}Z" ${line ? st : `fill="${mix('#f6ead6', ink, 0.1)}"`}/><path d="M${n1(x + dx - W)} ${n1(y - H * 0.62)}C${n1(x + dx - W)} ${n1(y - H * 1.15)} ${n1(x + dx + W)} ${n1(y - H * 1.15)} ${n1(x + dx + W)} ${n1(y - H * 0.62)}Q${n1(x + dx)} ${n1(y - H * 0.5)} ${n1(x + dx - W)} ${n1(y - H * 0.62)}Z" ${line ? st : `fill="${bloom}"`}/>`;
      if (!line) {
        for (let j = 0; j < 3; j++) {
          o += dot(
            x + dx + (j - 1) * W * 0.5,
            y - H * (0.76 + (j === 1 ? 0.14 : 0)),
            W * 0.1,
            'fill="#fff6e2" opacity=".85"',
          );
        }
      }
    }
    return o;
  },
  lily: ({ P, top, h, ink, bloom, lf, line, st }) => {
    let o = '';
    for (const [t, d] of [
      [0.1, 1],
      [0.16, -1],
      [0.3, 1],
    ] as const) {
      const p = P(t);
      o += leaf(p[0], p[1], h * 0.4, p[2] + d * 0.5, 0.09, lf);
    }
    const r = h * 0.2;
    for (const q of [-1.5, 1.5, -0.8, 0.8, 0]) {
      o += leaf(
        top[0],
        top[1],
        r * (q ? 1 : 1.1),
        top[2] + q,
        0.22,
        line ? st : `fill="${mix(bloom, ink, Math.abs(q) > 1 ? 0.24 : Math.abs(q) > 0.5 ? 0.1 : 0)}"`,
      );
    }
    for (const q of [-0.3, 0, 0.3]) {
      o += `<path d="M${n1(top[0])} ${n1(top[1])}L${n1(top[0] + Math.cos(top[2] + q) * r * 0.8)} ${n1(top[1] + Math.sin(top[2] + q) * r * 0.8)}" stroke="${line ? ink : '#f6d58a'}" stroke-width="${n1(h * 0.008)}"/>`;
    }
    return o;
  },
  cactus: ({ x, y, h, ink, bloom }) => {
    const W = h * 0.15;
    const H = h * 0.62;
    const arm = (d: number, yy: number, k: number) =>
      `<path d="M${n1(x)} ${n1(y - H * yy)}h${n1(d * W * 1.5)}q${n1(d * W * 0.4)} 0 ${n1(d * W * 0.4)} ${n1(-W * 0.5)}v${n1(-H * k)}" fill="none" stroke="${ink}" stroke-width="${n1(W * 0.8)}" stroke-linecap="round"/>`;
    let o =
      `<path d="M${n1(x)} ${n1(y)}V${n1(y - H)}" stroke="${ink}" stroke-width="${n1(W * 1.5)}" stroke-linecap="round"/>` +
      arm(1, 0.36, 0.22) +
      arm(-1, 0.54, 0.18);
    for (let k = -1; k <= 1; k++) {
      o += `<path d="M${n1(x + k * W * 0.38)} ${n1(y)}V${n1(y - H)}" stroke="${mix(ink, '#fff6dd', 0.3)}" stroke-width="${n1(h * 0.006)}" stroke-dasharray="2 9"/>`;
    }
    for (let k = 0; k < 5; k++) {
      o += leaf(x, y - H - W * 0.6, W * 0.8, -2.35 + k * 0.4, 0.28, `fill="${bloom}"`);
    }
    return o;
  },
} satisfies Record<string, Grow>;
