// Motifs of lines: contours, ripples, waves, rays, a path of 28 stones, moons.
import type { Seed } from '../core/seed.ts';
import { curve, n1, type Point } from '../core/shapes.ts';
import { contours } from '../lines/contours.ts';

/** Lines to be pressed into a cover of w x h px: path data, one string for each line. */
export type Motif = (s: Seed, w: number, h: number) => string[];

export const LINE_MOTIFS = {
  topo: (s, w, h) => contours(s, w, h, 17, Math.min(w, h) * 0.42, 10).map((c) => curve(c.pts)),
  ripple: (s, w, h) => {
    const cx = w * s.r(0.35, 0.65);
    const cy = h * s.r(0.34, 0.6);
    const out: string[] = [];
    const ph = [s.r(0, 6), s.r(0, 6)];
    for (let k = 1; k < 19; k++) {
      const r = w * 0.022 * k * (1 + k * 0.055);
      const pts: Point[] = [];
      for (let a = 0; a <= 64; a++) {
        const q = (a / 64) * 2 * Math.PI;
        const rr = r * (1 + 0.05 * Math.sin(3 * q + ph[0]! + k * 0.12) + 0.035 * Math.sin(5 * q + ph[1]!));
        pts.push([cx + Math.cos(q) * rr, cy + Math.sin(q) * rr * 0.92]);
      }
      out.push(curve(pts));
    }
    return out;
  },
  waves: (s, w, h) => {
    const out: string[] = [];
    const N = 22;
    const p = [s.r(0, 6), s.r(0, 6)];
    for (let k = 0; k < N; k++) {
      const y = h * (0.17 + (0.62 * k) / N);
      const pts: Point[] = [];
      for (let i = 0; i <= 36; i++) {
        const x = (w * i) / 36;
        const q = x / w;
        pts.push([
          x,
          y +
            h * 0.03 * Math.sin(q * 5.2 + p[0]! + k * 0.16) +
            h * 0.021 * Math.sin(q * 9.4 + p[1]! - k * 0.21),
        ]);
      }
      out.push(curve(pts));
    }
    return out;
  },
  rays: (_s, w, h) => {
    const out: string[] = [];
    const cx = w / 2;
    const cy = h * 0.56;
    const N = 44;
    for (let k = 0; k <= N; k++) {
      const a = Math.PI + (Math.PI * k) / N;
      const r0 = w * 0.19;
      const r1 = w * (k % 2 ? 0.4 : 0.34);
      out.push(
        `M${n1(cx + Math.cos(a) * r0)} ${n1(cy + Math.sin(a) * r0)}L${n1(cx + Math.cos(a) * r1)} ${n1(cy + Math.sin(a) * r1)}`,
      );
    }
    out.push(
      `M${n1(cx - w * 0.15)} ${n1(cy)}A${n1(w * 0.15)} ${n1(w * 0.15)} 0 0 1 ${n1(cx + w * 0.15)} ${n1(cy)}`,
    );
    for (let k = 0; k < 7; k++) {
      const ww = w * (0.4 - k * 0.045);
      const y = cy + h * (0.03 + k * 0.028);
      out.push(`M${n1(cx - ww)} ${n1(y)}Q${n1(cx)} ${n1(y + h * 0.018)} ${n1(cx + ww)} ${n1(y)}`);
    }
    return out;
  },
  path28: (_s, w, h) => {
    const pts: Point[] = [];
    for (let k = 0; k <= 80; k++) {
      const t = k / 80;
      pts.push([w * (0.5 + 0.33 * Math.sin(t * Math.PI * 3.5 + 0.4) * (1 - 0.45 * t)), h * (0.8 - 0.6 * t)]);
    }
    const out: string[] = [];
    let acc = 0;
    const L = pts.slice(1).reduce((q, p, i) => q + Math.hypot(p[0] - pts[i]![0], p[1] - pts[i]![1]), 0);
    let nextAt = 0;
    let made = 0;
    for (let i = 1; i < pts.length && made < 28; i++) {
      const d = Math.hypot(pts[i]![0] - pts[i - 1]![0], pts[i]![1] - pts[i - 1]![1]);
      while (acc + d >= nextAt && made < 28) {
        const q = (nextAt - acc) / d;
        const x = pts[i - 1]![0] + (pts[i]![0] - pts[i - 1]![0]) * q;
        const y = pts[i - 1]![1] + (pts[i]![1] - pts[i - 1]![1]) * q;
        const r = w * (0.022 - 0.013 * (made / 28));
        out.push(
          `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r * 0.8)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r * 0.8)} 0 1 0 ${n1(-2 * r)} 0Z`,
        );
        made++;
        nextAt += L / 27.3;
      }
      acc += d;
    }
    out.push(
      `M${n1(w * 0.5 - w * 0.09)} ${n1(h * 0.125)}a${n1(w * 0.09)} ${n1(w * 0.09)} 0 1 0 ${n1(w * 0.18)} 0a${n1(w * 0.09)} ${n1(w * 0.09)} 0 1 0 ${n1(-w * 0.18)} 0Z`,
    );
    return out;
  },
  moons: (_s, w, h) => {
    const out: string[] = [];
    const R = w * 0.29;
    const cx = w / 2;
    const cy = h * 0.44;
    const disc = (x: number, y: number, r: number) =>
      `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 0 ${n1(-2 * r)} 0Z`;
    for (let k = 0; k < 12; k++) {
      const a = (k / 12) * 2 * Math.PI - Math.PI / 2;
      const x = cx + Math.cos(a) * R;
      const y = cy + Math.sin(a) * R;
      const r = w * 0.046;
      if (k === 0) {
        out.push(disc(x, y, r));
        continue;
      }
      if (k === 6) {
        out.push(disc(x, y, r * 0.22));
        continue;
      }
      const lit = Math.cos((k / 12) * 2 * Math.PI);
      const left = k < 6 ? 0 : 1;
      out.push(
        `M${n1(x)} ${n1(y - r)}A${n1(r)} ${n1(r)} 0 0 ${left} ${n1(x)} ${n1(y + r)}A${n1(Math.abs(lit) * r)} ${n1(r)} 0 0 ${lit > 0 ? left : 1 - left} ${n1(x)} ${n1(y - r)}Z`,
      );
    }
    out.push(disc(cx, cy, w * 0.12));
    return out;
  },
} satisfies Record<string, Motif>;
