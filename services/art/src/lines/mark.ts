import { n1 } from '../core/shapes.ts';

/** The mark: one line that goes away towards a sun. */
export const MARK = 'M7.5 29.5C7.5 24 25 25.5 25 20.2C25 15.6 11.5 17 11.5 12.6C11.5 9.9 16 9.6 18.2 8.4';

/** The mark at (x, y), size px, stroke sw in its 32 px box. */
export const mark = (x: number, y: number, size: number, ink: string, sun = ink, sw = 3): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1((size / 32) * 100) / 100})"><path d="${MARK}" fill="none" stroke="${ink}" stroke-width="${sw}" stroke-linecap="round" stroke-linejoin="round"/><circle cx="22.6" cy="4.6" r="2.9" fill="${sun}"/></g>`;
