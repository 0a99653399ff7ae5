import { n1 } from '../core/shapes.ts';

/** A leaf from (x, y), len px long at angle a (radians), w its half width as a share of len; fill is attribute text. */
export const leaf = (x: number, y: number, len: number, a: number, w: number, fill: string): string =>
  `<path d="${leafPath(x, y, len, a, w)}" ${fill}/>`;

/** The outline of a leaf alone. */
export function leafPath(x: number, y: number, len: number, a: number, w: number): string {
  const c = Math.cos(a);
  const s = Math.sin(a);
  const P = (u: number, v: number) =>
    `${n1(x + u * len * c - v * len * s)} ${n1(y + u * len * s + v * len * c)}`;
  return `M${P(0, 0)}C${P(0.25, w)} ${P(0.7, w)} ${P(1, 0)}C${P(0.7, -w)} ${P(0.25, -w)} ${P(0, 0)}Z`;
}

/** A dot; paint is attribute text. */
export const dot = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" ${paint}/>`;
