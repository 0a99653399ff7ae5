import { curve, leafPath, line, n1, type Point } from '../core/shapes.ts';
import type { Motif } from './motifs-lines.ts';

export const THING_MOTIFS = {
  wreath: (_s, w, h) => {
    const out: string[] = [];
    const cx = w / 2;
    const cy = h * 0.44;
    const R = w * 0.27;
    for (const d of [-1, 1]) {
      const at = (q: number) => Math.PI / 2 + d * (0.06 + q * 2.75);
      const pt = (a: number, r = R): Point => [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
      out.push(curve(Array.from({ length: 16 }, (_, i) => pt(at(i / 15)))));
      for (let i = 1; i < 16; i++) {
        const a = at(i / 15.4);
        const [x, y] = pt(a);
        const len = w * 0.085 * (1 - i / 34);
        for (const e of [-1, 1]) {
          out.push(leafPath(x, y, len, a + (d * Math.PI) / 2 + e * 0.7, 0.24));
        }
      }
    }
    return out;
  },
  /** Ranges of peaks under a sun. */
  peaks: (s, w, h) => {
    const out: string[] = [];
    const sx = w * s.r(0.34, 0.6);
    const r = w * 0.085;
    const pt = (x: number, y: number) => `${n1(x)} ${n1(y)}`;
    out.push(
      `M${pt(sx - r, h * 0.24)}a${n1(r)} ${n1(r)} 0 1 0 ${n1(r * 2)} 0a${n1(r)} ${n1(r)} 0 1 0 ${n1(-r * 2)} 0Z`,
    );
    for (let k = 0; k < 4; k++) {
      const base = h * (0.47 + k * 0.1);
      const n = 3 + (k % 2);
      const x0 = w * 0.15;
      const step = (w * 0.66) / n;
      let d = `M${pt(x0, base)}`;
      for (let i = 0; i < n; i++) {
        const px = x0 + step * (i + s.r(0.38, 0.62));
        const py = base - h * s.r(0.05, 0.085);
        const vx = x0 + step * (i + 1);
        const vy = base - (i < n - 1 ? h * s.r(0, 0.018) : 0);
        d += `L${pt(px, py)}L${pt(vx, vy)}`;
        for (let q = 1; q < 5; q++) {
          const t = q / 5;
          out.push(
            `M${pt(px + (vx - px) * t * 0.94, py + (vy - py) * t + h * 0.006)}l${n1(-step * 0.1 * (1 - t * 0.4))} ${n1(h * 0.016)}`,
          );
        }
      }
      out.push(d);
    }
    return out;
  },
  /** Cross-stitch rhombs of an embroidered band. */
  stitch: (s, w, h) => {
    const out: string[] = [];
    const a = w * 0.0265;
    const rows = [
      '....x....',
      '...x.x...',
      '..x.x.x..',
      '.x.x.x.x.',
      'x.x.x.x.x',
      '.x.x.x.x.',
      '..x.x.x..',
      '...x.x...',
      '....x....',
    ];
    const cross = (x: number, y: number, q: number) =>
      out.push(
        `M${n1(x - q)} ${n1(y - q)}L${n1(x + q)} ${n1(y + q)}M${n1(x + q)} ${n1(y - q)}L${n1(x - q)} ${n1(y + q)}`,
      );
    const put = (x0: number, y0: number, kind: number) => {
      for (const [j, row] of rows.entries()) {
        for (const [i, ch] of [...row].entries()) {
          const hole = kind ? Math.abs(i - 4) + Math.abs(j - 4) === 2 : i === 4 && j === 4;
          if (ch === 'x' && !hole) {
            cross(x0 + i * a, y0 + j * a, a * 0.42);
          }
        }
      }
    };
    const v = s.i(0, 1);
    for (let k = 0; k < 3; k++) {
      for (let j = 0; j < 4; j++) {
        put(w * 0.14 + k * a * 9, h * 0.18 + j * a * 9, (k + j + v) % 2);
      }
    }
    for (const y of [h * 0.18 - a * 2, h * 0.18 + a * 36]) {
      for (let i = 0; i < 26; i++) {
        cross(w * 0.14 + i * a, y, a * 0.4);
      }
    }
    return out;
  },
  stars: (s, w, h) => {
    const out: string[] = [];
    const pts: Point[] = [];
    for (const [x, y] of [
      [0.2, 0.7],
      [0.32, 0.61],
      [0.5, 0.63],
      [0.62, 0.53],
      [0.55, 0.42],
      [0.38, 0.36],
      [0.3, 0.25],
      [0.46, 0.17],
      [0.66, 0.2],
    ] as const) {
      pts.push([w * (x + s.r(-0.04, 0.04)), h * (y + s.r(-0.02, 0.02))]);
    }
    out.push(line(pts));
    const star = (x: number, y: number, r: number) => {
      let d = '';
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * 2 * Math.PI - Math.PI / 2;
        const q = i % 2 ? r * 0.32 : r;
        d += `${(i ? 'L' : 'M') + n1(x + Math.cos(a) * q)} ${n1(y + Math.sin(a) * q)}`;
      }
      out.push(`${d}Z`);
    };
    for (const [i, [x, y]] of pts.entries()) {
      star(x, y, w * (i === 5 ? 0.06 : 0.026 + (i % 3) * 0.009));
    }
    for (let i = 0; i < 26; i++) {
      star(w * s.r(0.15, 0.85), h * s.r(0.1, 0.78), w * s.r(0.006, 0.013));
    }
    return out;
  },
  leaf: (_s, w, h) => {
    const out: string[] = [];
    const cx = w / 2;
    const top = h * 0.13;
    const bot = h * 0.76;
    const at = (t: number): Point => [cx + Math.sin(t * 2.2) * w * 0.03, bot - (bot - top) * t];
    out.push(curve(Array.from({ length: 12 }, (_, i) => at(-0.08 + (i / 11) * 1.06))));
    const half = (t: number) => w * 0.29 * Math.sin(Math.PI * t ** 0.82) ** 0.9;
    for (const d of [-1, 1]) {
      out.push(
        curve(
          Array.from({ length: 22 }, (_, i): Point => {
            const t = i / 21;
            const p = at(t);
            return [p[0] + d * half(t), p[1]];
          }),
        ),
      );
      for (let k = 1; k < 12; k++) {
        const t = k / 12.5;
        const p = at(t * 0.92);
        const e = at(Math.min(1, t * 0.92 + 0.13));
        const q = half(Math.min(0.98, t * 0.92 + 0.13)) * 0.94;
        out.push(
          `M${n1(p[0])} ${n1(p[1])}Q${n1(p[0] + d * q * 0.6)} ${n1(p[1] - h * 0.02)} ${n1(e[0] + d * q)} ${n1(e[1])}`,
        );
      }
    }
    return out;
  },
  /** A round labyrinth with one way in. */
  labyrinth: (_s, w, h) => {
    const out: string[] = [];
    const cx = w / 2;
    const cy = h * 0.44;
    const step = w * 0.042;
    for (let k = 1; k < 8; k++) {
      const r = k * step;
      const a0 = (k % 2 ? 0.5 : -0.5) * Math.PI;
      const gap = 0.7 / (k + 1) + 0.08;
      const P2 = (a: number, q = r) => `${n1(cx + Math.cos(a) * q)} ${n1(cy + Math.sin(a) * q)}`;
      out.push(`M${P2(a0 + gap)}A${n1(r)} ${n1(r)} 0 1 1 ${P2(a0 - gap)}`);
      if (k < 7) {
        out.push(`M${P2(a0 + gap)}L${P2(a0 + gap * 0.86, r + step)}`);
      }
    }
    out.push(
      `M${n1(cx - w * 0.012)} ${n1(cy)}a${n1(w * 0.012)} ${n1(w * 0.012)} 0 1 0 ${n1(w * 0.024)} 0a${n1(w * 0.012)} ${n1(w * 0.012)} 0 1 0 ${n1(-w * 0.024)} 0Z`,
    );
    return out;
  },
  bird: (_s, w, h) => {
    const X = (x: number) => n1(w * (0.15 + x * 0.0064));
    const Y = (y: number) => n1(h * 0.24 + y * w * 0.0064);
    const d = (t: string) =>
      t.replace(/(?<![\d.])(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${X(+x)} ${Y(+y)}`);
    const out = [
      d(
        'M20 62C40 60 46 40 64 38C68 26 86 24 90 36L100 40L91 45C92 66 72 78 52 74L30 88L36 70C28 70 22 66 20 62',
      ),
      d('M52 58C62 56 72 48 76 44'),
      d('M48 64C58 62 66 56 70 52'),
      d('M84 33L84.3 33'),
      d('M0 96C30 84 60 92 100 78'),
      d('M58 76L56 90'),
      d('M66 74L66 89'),
    ];
    for (const [x, y, a] of [
      [12, 92, -0.8],
      [28, 88, 0.9],
      [44, 89, -0.7],
      [76, 86, 0.8],
      [88, 82, -0.9],
      [100, 78, -0.2],
      [20, 90, 0.7],
      [82, 84, -0.5],
    ] as const) {
      out.push(leafPath(X(x), Y(y), w * 0.09, a, 0.24));
    }
    return out;
  },
} satisfies Record<string, Motif>;
