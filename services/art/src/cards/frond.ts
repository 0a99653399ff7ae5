import type { Seed } from '../core/seed.ts';
import { closed, type Point } from '../core/shapes.ts';

/** A seaweed-like leaf cut with scissors: n lobes a side, len px long from (x, y) at angle a. */
export function frond(s: Seed, x: number, y: number, len: number, a: number, n = 4, fat = 0.26): string {
  const up: Point[] = [];
  const dn: Point[] = [];
  const at = (t: number, v: number): Point => [
    x + Math.cos(a) * t * len - Math.sin(a) * v * len,
    y + Math.sin(a) * t * len + Math.cos(a) * v * len,
  ];
  for (let k = 0; k < n; k++) {
    const t = (k + 0.15) / n;
    const q = fat * (0.6 + 0.5 * Math.sin(Math.PI * (0.2 + 0.7 * t))) * s.r(0.85, 1.1);
    const e = 0.34 / n;
    up.push(
      at(t, 0.055),
      at(t + e, q * 0.8),
      at(t + e * 1.7, q),
      at(t + e * 2.4, q * 0.8),
      at(t + e * 2, 0.06),
    );
    dn.unshift(
      at(t + e * 2, -0.06),
      at(t + e * 2.5, -q * 0.8),
      at(t + e * 1.8, -q),
      at(t + e * 1.1, -q * 0.8),
      at(t + e * 0.2, -0.055),
    );
  }
  return closed([at(-0.04, 0.03), ...up, at(1, 0.05), at(1.1, 0), at(1, -0.05), ...dn, at(-0.04, -0.03)]);
}
