// States deck: stones to fronds.
import { mix } from '../core/colour.ts';
import { round } from '../core/seed.ts';
import { bez, curve, n1, type Point, pebble, wave } from '../core/shapes.ts';
import { cut, disc } from '../core/svg.ts';
import { frond } from './frond.ts';
import type { StateForm } from './states.ts';

export const CALM_STATES = {
  stones: ({ s, w, h, c }) => {
    let y = h * 0.86;
    let b = '';
    const n = s.i(4, 6);
    for (let k = 0; k < n; k++) {
      const rx = (210 - k * 26) * s.r(0.78, 1.02);
      const ry = s.r(46, 74);
      y -= ry;
      b += cut(pebble(s, w / 2 + s.r(-34, 34), y, rx, ry), round(c, k));
      y -= ry * 0.86;
    }
    return b + disc(w * s.r(0.3, 0.7), Math.max(120, y - 10), 34, c[1]);
  },
  tide: ({ s, w, h, c }) => {
    let b = disc(w * s.r(0.25, 0.75), h * 0.2, s.r(50, 84), c[3]);
    for (let k = 0; k < 10; k++) {
      const f = wave(s, [
        [s.r(260, 420), 34 + k * 2],
        [150, 9],
      ]);
      const y = h * (0.27 + k * 0.074);
      const pts: Point[] = [];
      for (let x = -20; x <= w + 20; x += 20) {
        pts.push([x, y + f(x)]);
      }
      b += cut(`${curve(pts)}L${w + 20} ${h}L-20 ${h}Z`, mix(c[k % 3]!, c[(k + 1) % 4]!, (k % 4) / 4));
    }
    return b;
  },
  orbit: ({ s, w, h, c, g }) => {
    const cx = w * s.r(0.4, 0.6);
    const cy = h * s.r(0.42, 0.56);
    let b = '';
    for (let k = 8; k > 0; k--) {
      b += disc(
        cx + Math.sin(k * 1.3) * 16,
        cy + Math.cos(k * 1.1) * 16,
        k * 46,
        k % 2 ? mix(round(c, k >> 1), g, 0.15) : mix(g, c[0], 0.1),
      );
    }
    for (let k = 0; k < 4; k++) {
      const a = s.r(0, 6.28);
      const R = 100 + k * 78;
      b += disc(cx + Math.cos(a) * R, cy + Math.sin(a) * R, s.r(13, 32), round(c, k + 2));
    }
    return b;
  },
  weave: ({ s, w, h, c, lightInk }) => {
    let b = '';
    for (let k = 0; k < 7; k++) {
      const y0 = h * (0.08 + k * 0.13 + s.r(-0.05, 0.05));
      const y1 = h * s.r(0.06, 0.94);
      const q = Array.from({ length: 12 }, (_, i) =>
        bez([-30, y0], [w * 0.45, y0], [w * 0.55, y1], [w + 30, y1], i / 11),
      );
      b += `<path d="${curve(q)}" fill="none" stroke="${round(c, k)}" stroke-width="${n1(s.r(26, 74))}" opacity=".9" style="mix-blend-mode:${lightInk ? 'screen' : 'multiply'}"/>`;
    }
    return b;
  },
  seed: ({ s, w, h, c }) => {
    let b = '';
    const cx = w / 2;
    const turn = s.pick([0, 180, 24, -24]);
    for (let k = 0; k < 6; k++) {
      const sz = 1 - k * 0.15;
      const hh = h * 0.4 * sz;
      const ww = w * 0.43 * sz;
      const cy = h * 0.52;
      b += cut(
        `M${cx} ${n1(cy - hh)}C${n1(cx + ww * 1.2)} ${n1(cy - hh * 0.3)} ${n1(cx + ww)} ${n1(cy + hh * 0.8)} ${cx} ${n1(cy + hh)}C${n1(cx - ww)} ${n1(cy + hh * 0.8)} ${n1(cx - ww * 1.2)} ${n1(cy - hh * 0.3)} ${cx} ${n1(cy - hh)}Z`,
        round(c, k),
      );
    }
    return `<g transform="rotate(${turn} ${cx} ${h * 0.52})">${b}</g>`;
  },
  /** Nested arches and a disc that looks through. */
  arches: ({ s, w, h, c, g }) => {
    const cx = w * s.r(0.42, 0.58);
    const y = h * s.r(0.44, 0.56);
    let b = disc(w * s.pick([0.24, 0.76]), h * 0.17, 62, c[1]);
    for (let k = 0; k < 6; k++) {
      const r = 244 - k * 41;
      b += cut(
        `M${n1(cx - r)} ${h}V${n1(y)}A${r} ${r} 0 0 1 ${n1(cx + r)} ${n1(y)}V${h}Z`,
        k === 5 ? mix(g, '#fff6e0', 0.6) : round(c, k + 2),
      );
    }
    return b;
  },
  fronds: ({ s, w, h, c, g }) => {
    let b = '';
    const X = [34, 34 + (w - 68) * s.r(0.42, 0.58), w - 34];
    const Y = [34, h * s.r(0.3, 0.38), h * s.r(0.62, 0.7), h - 34];
    for (let j = 0; j < 3; j++) {
      for (let i = 0; i < 2; i++) {
        const k = j * 2 + i;
        const bw = X[i + 1]! - X[i]!;
        const bh = Y[j + 1]! - Y[j]!;
        const col = k % 3 === 2 ? g : round(c, k * 2 + 1);
        b += `<rect x="${n1(X[i]!)}" y="${n1(Y[j]!)}" width="${n1(bw)}" height="${n1(bh)}" fill="${col}"/>`;
        const up = s.chance(0.7);
        const len = Math.min(bh * 0.82, bw * 1.3);
        b += cut(
          frond(
            s,
            X[i]! + bw / 2 + s.r(-10, 10),
            Y[j]! + bh / 2 + (up ? len / 2 : -len / 2),
            len,
            ((up ? -1 : 1) * Math.PI) / 2 + s.r(-0.25, 0.25),
            s.i(3, 4),
            0.27,
          ),
          k % 3 === 2 ? round(c, k) : mix(round(c, k * 2 + 3), '#fff8ea', k % 2 ? 0.75 : 0),
        );
      }
    }
    return b;
  },
} satisfies Record<string, StateForm>;
