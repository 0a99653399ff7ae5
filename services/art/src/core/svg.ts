import { n1 } from './shapes.ts';

/** A picture before its outer tag: what goes into <defs>, and what is drawn. */
export interface Drawing {
  defs: string;
  body: string;
}

/** The outer tag, w x h px. */
export const svg = (w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`;

/** The drawing inside an SVG string, without its outer tag. */
export const inner = (text: string): string => text.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** A piece of cut paper: path data, its fill, further attributes. */
export const cut = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}"${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${more}/>`;

/** Offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A linear gradient, downwards unless `v` says otherwise. */
export const grad = (id: string, stops: readonly Stop[], v = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${v}>${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')}</linearGradient>`;

interface Layer {
  /** px from the shape's outline inwards, negative outwards. */
  inset: number;
  opacity: number;
}

/** How far an edge fades to either side, in standard deviations. */
const FADE = 2.4;

/** The share of a blurred edge that lies before z; the logistic curve is close to the normal one. */
const shareBefore = (z: number) => 1 / (1 + Math.exp(-1.702 * z));

/**
 * One shape in several sizes, the largest first, which laid over each other fade at the edge as a Gaussian blur
 * would. A filter takes ten times the processor (decision 0049).
 * @param blur standard deviation, px
 */
export function softLayers(opacity: number, blur: number, steps = Math.round(8 + blur * 0.8)): Layer[] {
  const step = (2 * FADE) / steps;
  let above = 1;
  return Array.from({ length: steps }, (_, k) => {
    const z = -FADE + (k + 0.5) * step;
    const left = 1 - opacity * shareBefore(z + step / 2);
    const own = 1 - left / above;
    above = left;
    return { inset: blur * z, opacity: Math.round(own * 1e4) / 1e4 };
  });
}

interface SoftRect {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
  fill?: string;
  opacity: number;
  blur: number;
}

/** A rectangle out of focus, such as a shadow. */
export const softRect = ({ x, y, w, h, r = 0, fill = '#1d1712', opacity, blur }: SoftRect): string =>
  `<g fill="${fill}">${softLayers(opacity, blur)
    .filter(({ inset }) => 2 * inset < Math.min(w, h))
    .map(
      ({ inset, opacity }) =>
        `<rect x="${n1(x + inset)}" y="${n1(y + inset)}" width="${n1(w - 2 * inset)}" height="${n1(h - 2 * inset)}" rx="${n1(Math.max(2, r / 2 + 1.4 * blur - inset / 2))}" fill-opacity="${opacity}"/>`,
    )
    .join('')}</g>`;
