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

/** Paper grain over the whole picture: k strength, f fineness. */
export const grain = (id: string, w: number, h: number, k = 0.065, f = 0.8): string =>
  `<filter id="${id}g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${f}" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .08  0 0 0 0 .06  ${k * 2.4} 0 0 0 ${-k * 0.85}"/></filter><rect width="${w}" height="${h}" filter="url(#${id}g)"/>`;

/** A blur filter, d px. */
export const blur = (id: string, d: number): string =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${d}"/></filter>`;
