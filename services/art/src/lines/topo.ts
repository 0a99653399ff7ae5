import { type Seed, seeded } from '../core/seed.ts';
import { curve, type Point, wave } from '../core/shapes.ts';
import { svg } from '../core/svg.ts';
import { contours } from './contours.ts';

export interface TopoOptions {
  w?: number;
  h?: number;
  ink?: string;
  /** A colour, or 'none' for lines alone. */
  bg?: string;
  levels?: number;
  /** The size of a hill, px. */
  scale?: number;
  opacity?: number;
  width?: number;
  /** Whether the dotted path crosses it, and its colour. */
  walk?: boolean;
  pathInk?: string;
}

/** Topographic ground: page backgrounds, empty states, covers. */
export function topo(
  slug: string,
  {
    w = 1200,
    h = 600,
    ink = '#1e5245',
    bg = 'none',
    levels = 16,
    scale = 190,
    opacity = 0.5,
    width = 1.2,
    walk: withPath = true,
    pathInk = '#c4631a',
  }: TopoOptions = {},
): string {
  const s = seeded(slug);
  let b = bg === 'none' ? '' : `<rect width="${w}" height="${h}" fill="${bg}"/>`;
  for (const c of contours(s, w, h, levels, scale, 12)) {
    b += `<path d="${curve(c.pts)}" fill="none" stroke="${ink}" stroke-width="${c.z % 4 ? width : width * 1.7}" opacity="${c.z % 4 ? opacity * 0.75 : opacity}"/>`;
  }
  if (withPath) {
    b += dashPath(s, w, h, pathInk);
  }
  return svg(w, h, b);
}

function dashPath(s: Seed, w: number, h: number, ink: string): string {
  const f = wave(s, [
    [w * 0.5, h * 0.16],
    [w * 0.27, h * 0.08],
  ]);
  const p: Point[] = [];
  for (let k = 0; k <= 16; k++) {
    p.push([w * (-0.02 + (1.04 * k) / 16), h * 0.55 + f((w * k) / 16)]);
  }
  return `<path d="${curve(p)}" fill="none" stroke="${ink}" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="1 11"/>`;
}
