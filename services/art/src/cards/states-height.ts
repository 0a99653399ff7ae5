// States deck: balance to islands.
import { mix } from '../core/colour.ts';
import { round } from '../core/seed.ts';
import { curve, n1, pebble } from '../core/shapes.ts';
import { cut, disc } from '../core/svg.ts';
import type { StateForm } from './states.ts';

export const HEIGHT_STATES = {
  /** A plank, a fulcrum, unequal weights in rest. */
  balance: ({ s, w, h, c }) => {
    const a = s.pick([-7, 6, -4, 8]);
    const y = h * 0.62;
    const R = s.r(84, 112);
    const d = s.pick([-1, 1]);
    return (
      cut(`M${w / 2} ${y + 8}L${w / 2 + 110} ${h - 60}H${w / 2 - 110}Z`, c[2]) +
      `<rect y="${h - 62}" width="${w}" height="62" fill="${c[4]}"/><g transform="rotate(${a} ${w / 2} ${y})"><rect x="64" y="${y - 13}" width="${w - 128}" height="26" rx="13" fill="${c[3]}"/>` +
      disc(w / 2 + d * 96, y - 13 - R, R, c[0]) +
      disc(w / 2 - d * 176, y - 13 - R * 0.5, R * 0.5, c[1]) +
      cut(pebble(s, w / 2 + d * 96, y - 13 - R * 2 - 34, 62, 36), c[1]) +
      '</g>' +
      disc(w / 2 - d * 150, h * 0.17, 42, c[2])
    );
  },
  petals: ({ s, w, h, c, g }) => {
    const n = s.pick([5, 6, 7, 8, 9]);
    const cy = h * s.r(0.44, 0.5);
    const R = 250;
    let b = '';
    for (const [q, k0] of [
      [1, 0],
      [0.66, 2],
    ] as const) {
      for (let k = 0; k < n; k++) {
        b += `<g transform="translate(${w / 2} ${n1(cy)}) rotate(${n1((360 / n) * (k + (q < 1 ? 0.5 : 0)))})"><path d="M0 0C${n1(R * q * 0.42)} ${n1(-R * q * 0.3)} ${n1(R * q * 0.34)} ${n1(-R * q * 0.9)} 0 ${n1(-R * q)}C${n1(-R * q * 0.34)} ${n1(-R * q * 0.9)} ${n1(-R * q * 0.42)} ${n1(-R * q * 0.3)} 0 0Z" fill="${round(c, k0 + (k % 2))}"/></g>`;
      }
    }
    return (
      `<path d="M${w / 2} ${n1(cy)}V${h}" stroke="${c[3]}" stroke-width="20"/>` +
      b +
      disc(w / 2, cy, 46, c[4]) +
      disc(w / 2, cy, 18, mix(g, '#ffffff', 0.4))
    );
  },
  peaks: ({ s, w, h, c }) => {
    let b = disc(w * s.r(0.3, 0.7), h * 0.22, s.r(56, 86), c[1]);
    for (let k = 0; k < 6; k++) {
      const x = w * s.r(0.1, 0.9);
      const hh = h * (0.66 - k * 0.075);
      const bw = s.r(150, 250);
      b += cut(
        `M${n1(x - bw)} ${h}L${n1(x + s.r(-30, 30))} ${n1(h - hh)}L${n1(x + bw)} ${h}Z`,
        round(c, k + 2),
        ' opacity=".9"',
      );
    }
    return b;
  },
  drops: ({ s, w, h, c }) => {
    let b = '';
    const big = s.i(5, 9);
    let n = 0;
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 5; j++) {
        const x = w * (0.2 + 0.2 * i);
        const y = h * (0.14 + 0.165 * j + (i % 2) * 0.07);
        const z = n === big ? 1.9 : s.r(0.62, 0.95);
        const col = n === big ? c[1] : round(c, i + j * 2);
        n++;
        b += cut(
          `M${n1(x)} ${n1(y - 62 * z)}C${n1(x + 22 * z)} ${n1(y - 20 * z)} ${n1(x + 42 * z)} ${n1(y)} ${n1(x + 38 * z)} ${n1(y + 26 * z)}A${n1(38 * z)} ${n1(34 * z)} 0 0 1 ${n1(x - 38 * z)} ${n1(y + 26 * z)}C${n1(x - 42 * z)} ${n1(y)} ${n1(x - 22 * z)} ${n1(y - 20 * z)} ${n1(x)} ${n1(y - 62 * z)}Z`,
          col,
        );
      }
    }
    return b;
  },
  islands: ({ s, w, h, c, g }) => {
    let b = '';
    for (const [x, y, r] of [
      [0.34, 0.25, 150],
      [0.66, 0.52, 176],
      [0.32, 0.78, 138],
    ] as const) {
      const X = w * x + s.r(-24, 24);
      const Y = h * y;
      const q = s.i(0, 4);
      for (let k = 0; k < 5; k++) {
        b += cut(
          pebble(s, X + k * 6, Y - k * 8, r * (1 - k * 0.19), r * (0.86 - k * 0.16), 1.2),
          k === 4 ? round(c, q + 2) : mix(c[q]!, mix(g, '#fff6e4', 0.3), 0.7 - k * 0.22),
        );
      }
    }
    return (
      b +
      `<path d="${curve([
        [w * 0.36, h * 0.3],
        [w * 0.62, h * 0.38],
        [w * 0.64, h * 0.52],
        [w * 0.4, h * 0.64],
        [w * 0.34, h * 0.76],
      ])}" fill="none" stroke="${c[0]}" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 19"/>`
    );
  },
} satisfies Record<string, StateForm>;
