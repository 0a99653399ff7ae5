// Topographic lines: marching squares over smooth noise.
import type { Seed } from '../core/seed.ts';
import type { Point } from '../core/shapes.ts';

export interface Contour {
  /** The level, 1 is the lowest. */
  z: number;
  pts: Point[];
}

function field(s: Seed, w: number, h: number, scale: number): (x: number, y: number) => number {
  // soft hills at random places: contours without a grid in them
  const B = Array.from({ length: Math.round(10 + ((w * h) / (scale * scale)) * 3.2) }, () => {
    const a = s.r(0, 3.14);
    return [
      s.r(-0.1, 1.1) * w,
      s.r(-0.1, 1.1) * h,
      s.r(0.45, 1.25) * scale,
      s.r(0.5, 1) * scale,
      Math.cos(a),
      Math.sin(a),
      s.r(-0.55, 1),
    ] as const;
  });
  return (x, y) => {
    let v = 0;
    for (const [cx, cy, rx, ry, c, q, k] of B) {
      const dx = x - cx;
      const dy = y - cy;
      const u = (dx * c + dy * q) / rx;
      const t = (-dx * q + dy * c) / ry;
      const d = u * u + t * t;
      if (d < 9) {
        v += k * Math.exp(-d);
      }
    }
    return v;
  };
}

/** Contour lines of soft hills over w x h px: levels, scale of a hill in px, cell of the grid in px. Returns [{ z, pts }]. */
export function contours(s: Seed, w: number, h: number, levels = 10, scale = 190, cell = 9): Contour[] {
  const f = field(s, w, h, scale);
  const nx = Math.ceil(w / cell) + 1;
  const ny = Math.ceil(h / cell) + 1;
  const V: number[] = [];
  for (let j = 0; j <= ny; j++) {
    for (let i = 0; i <= nx; i++) {
      V.push(f(i * cell, j * cell));
    }
  }
  let lo = Infinity;
  let hi = -Infinity;
  for (const v of V) {
    if (v < lo) {
      lo = v;
    }
    if (v > hi) {
      hi = v;
    }
  }
  const out: Contour[] = [];
  for (let l = 1; l < levels; l++) {
    const z = lo + ((hi - lo) * l) / levels + 1e-6;
    const seg = new Map<string, [Point, string][]>();
    const at = (i: number, j: number) => V[j * (nx + 1) + i]!;
    const key = (p: Point) => `${Math.round(p[0] * 20)},${Math.round(p[1] * 20)}`;
    const add = (a: Point, b: Point) => {
      for (const [p, q] of [
        [a, b],
        [b, a],
      ] as const) {
        const k = key(p);
        if (!seg.has(k)) {
          seg.set(k, []);
        }
        seg.get(k)!.push([q, key(q)]);
      }
    };
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++) {
        const a = at(i, j);
        const b = at(i + 1, j);
        const c = at(i + 1, j + 1);
        const d = at(i, j + 1);
        const e: Point[] = [];
        const x = i * cell;
        const y = j * cell;
        if (a > z !== b > z) {
          e.push([x + (cell * (z - a)) / (b - a), y]);
        }
        if (b > z !== c > z) {
          e.push([x + cell, y + (cell * (z - b)) / (c - b)]);
        }
        if (d > z !== c > z) {
          e.push([x + (cell * (z - d)) / (c - d), y + cell]);
        }
        if (a > z !== d > z) {
          e.push([x, y + (cell * (z - a)) / (d - a)]);
        }
        if (e.length >= 2) {
          add(e[0]!, e[1]!);
        }
        if (e.length === 4) {
          add(e[2]!, e[3]!);
        }
      }
    }
    const used = new Set<string>();
    const edge = (k: string, m: string) => (k < m ? `${k}|${m}` : `${m}|${k}`);
    const walk = (k0: string): Point[] => {
      const pts: Point[] = [];
      for (let k = k0; ; ) {
        const next = (seg.get(k) ?? []).find(([, m]) => !used.has(edge(k, m)));
        if (!next) {
          return pts;
        }
        used.add(edge(k, next[1]));
        if (!pts.length) {
          pts.push(start(k));
        }
        pts.push(next[0]);
        k = next[1];
      }
    };
    const keys = [...seg.keys()];
    for (const k of [...keys.filter((k) => seg.get(k)!.length === 1), ...keys]) {
      const p = walk(k);
      if (p.length > 5) {
        out.push({ z: l, pts: p.filter((_, i) => i % 2 === 0 || i === p.length - 1) });
      }
    }
  }
  return out;
}

/** The point a key stands for. */
function start(key: string): Point {
  const [x, y] = key.split(',');
  return [Number(x) / 20, Number(y) / 20];
}
