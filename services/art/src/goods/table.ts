import { mix } from '../core/colour.ts';
import { grad, softRect, svg } from '../core/svg.ts';
import { foilGrad } from './pressed.ts';

export interface Table {
  defs: string;
  /** The ground, '' for a cut-out. */
  ground: string;
  /** The shadow of a rectangle; k its strength. */
  drop(x: number, y: number, ww: number, hh: number, r?: number, k?: number): string;
  finish(defs: string, body: string): string;
}

/** Lays a table for w x h px; what stands on it is drawn in 800 x 1000. `ground` 'none' leaves a cut-out. */
export function table(
  id: string,
  w: number,
  h: number,
  ground: string | undefined,
  paper: string,
  foil: string,
): Table {
  const free = ground === 'none';
  const g = ground && !free ? ground : paper;
  const defs =
    foilGrad(id, foil) +
    grad(
      `${id}li`,
      [
        [0, '#ffffff', 0.2],
        [0.45, '#ffffff', 0],
        [1, '#000000', 0.16],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    `<radialGradient id="${id}bg" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="${mix(g, '#ffffff', 0.5)}"/><stop offset=".6" stop-color="${g}"/><stop offset="1" stop-color="${mix(g, '#3b3430', 0.12)}"/></radialGradient>`;
  const drop: Table['drop'] = (x, y, ww, hh, r = 12, k = 1) =>
    softRect({ x: x + 18 * k, y: y + 32 * k, w: ww, h: hh, r, opacity: 0.3, blur: 24 }) +
    softRect({ x: x + 5 * k, y: y + 9 * k, w: ww, h: hh, r, opacity: 0.34, blur: 7 });
  return {
    defs,
    drop,
    ground: free ? '' : `<rect width="${w}" height="${h}" fill="url(#${id}bg)"/>`,
    finish: (d, b) => svg(w, h, `<defs>${d}</defs><g transform="scale(${w / 800} ${h / 1000})">${b}</g>`),
  };
}
