import { seeded } from '../core/seed.ts';
import { curve } from '../core/shapes.ts';
import { contours } from '../lines/contours.ts';
import { bar, frame, PATH, type Print, stone, WIDTH } from './spread-paper.ts';

const TALL = 430;
/** Where a name is missing, as shares of the map. */
const NAMELESS = [
  [0.1, 0.2],
  [0.56, 0.36],
  [0.16, 0.58],
  [0.52, 0.82],
] as const;

/** A map of nothing but contours, with empty lines for the names of peaks and marshes. */
export const mapPage: Print = ({ s, x, y, ink, sheet }) => {
  const top = y + 64;
  const clip = `${s.id}map`;
  let t = `<clipPath id="${clip}"><rect x="0" y="0" width="${WIDTH}" height="${TALL}" rx="10"/></clipPath>`;
  t += `${bar(ink, x, y + 38, 110, 8)}<g transform="translate(${x} ${top})"><g clip-path="url(#${clip})">`;
  for (const { pts, z } of contours(seeded(`${s.id}land`), WIDTH, TALL, 11, 120, 8))
    t += `<path d="${curve(pts)}" stroke-width="${z % 4 ? 1 : 1.7}" opacity="${z % 4 ? 0.5 : 0.75}"/>`;
  t += `<path d="M-4 ${TALL - 40}C70 ${TALL - 120} 120 ${TALL - 60} 150 ${TALL - 180}S230 150 ${WIDTH + 4} 120" stroke="${PATH}" stroke-width="3" stroke-dasharray="1 9"/></g>`;
  for (const [across, down] of NAMELESS) {
    const [left, at] = [Math.round(across * WIDTH), Math.round(down * TALL)];
    t += `<rect x="${left}" y="${at - 24}" width="112" height="34" rx="6" fill="${sheet}" stroke="none"/>`;
    t += `<path d="M${left + 26} ${at}h78" stroke-width="1.5"/>${stone(left + 13, at - 4, 5)}`;
  }
  return `${t}</g>${frame(x, top, WIDTH, TALL)}`;
};
