import { mix } from '../core/colour.ts';
import { n1 } from '../core/shapes.ts';

/** A small far hut, h px half width: wall, roof, light of the windows. */
export const hut = (x: number, y: number, h: number, wall: string, roof: string, light: string): string =>
  `<path d="M${n1(x - h * 0.75)} ${n1(y - h * 0.5)}H${n1(x + h * 0.75)}V${n1(y + h * 0.2)}H${n1(x - h * 0.75)}Z" fill="${wall}"/><path d="M${n1(x - h)} ${n1(y - h * 0.48)}Q${n1(x - h * 0.62)} ${n1(y - h * 0.75)} ${n1(x - h * 0.5)} ${n1(y - h * 1.1)}H${n1(x + h * 0.5)}Q${n1(x + h * 0.62)} ${n1(y - h * 0.75)} ${n1(x + h)} ${n1(y - h * 0.48)}Z" fill="${roof}"/><rect x="${n1(x - h * 0.4)}" y="${n1(y - h * 0.32)}" width="${n1(h * 0.24)}" height="${n1(h * 0.28)}" fill="${light}"/><rect x="${n1(x + h * 0.16)}" y="${n1(y - h * 0.32)}" width="${n1(h * 0.24)}" height="${n1(h * 0.28)}" fill="${light}"/>`;

/** A windmill, h px tall to the cap; the sails turned by `turn` degrees. */
export function windmill(
  x: number,
  y: number,
  h: number,
  wall: string,
  dark: string,
  sail: string,
  light: string,
  turn = 20,
): string {
  const cy = y - h * 0.86;
  let v = '';
  for (let k = 0; k < 4; k++) {
    let bars = '';
    for (let j = 1; j < 6; j++) {
      bars += `M${n1(h * 0.01)} ${n1(-h * (0.12 + j * 0.085))}h${n1(h * 0.1)}`;
    }
    v += `<g transform="translate(${n1(x)} ${n1(cy)}) rotate(${turn + k * 90})"><path d="M0 0V${n1(-h * 0.62)}" stroke="${dark}" stroke-width="${n1(h * 0.022)}"/><path d="M${n1(h * 0.012)} ${n1(-h * 0.14)}h${n1(h * 0.1)}V${n1(-h * 0.62)}h${n1(-h * 0.1)}Z" fill="${sail}" opacity=".92"/><path d="${bars}" stroke="${dark}" stroke-width="${n1(h * 0.008)}" opacity=".7"/></g>`;
  }
  return `<path d="M${n1(x - h * 0.17)} ${n1(y - h * 0.74)}H${n1(x + h * 0.17)}L${n1(x + h * 0.25)} ${n1(y + h * 0.04)}H${n1(x - h * 0.25)}Z" fill="${wall}"/><path d="M${n1(x + h * 0.02)} ${n1(y - h * 0.74)}H${n1(x + h * 0.17)}L${n1(x + h * 0.25)} ${n1(y + h * 0.04)}H${n1(x + h * 0.05)}Z" fill="${dark}" opacity=".16"/><path d="M${n1(x - h * 0.22)} ${n1(y - h * 0.73)}L${n1(x)} ${n1(y - h * 1.02)}L${n1(x + h * 0.22)} ${n1(y - h * 0.73)}Z" fill="${dark}"/><path d="M${n1(x - h * 0.06)} ${n1(y + h * 0.03)}v${n1(-h * 0.16)}a${n1(h * 0.06)} ${n1(h * 0.06)} 0 0 1 ${n1(h * 0.12)} 0v${n1(h * 0.16)}Z" fill="${dark}"/><rect x="${n1(x - h * 0.035)}" y="${n1(y - h * 0.5)}" width="${n1(h * 0.07)}" height="${n1(h * 0.1)}" fill="${light}"/>${v}<circle cx="${n1(x)}" cy="${n1(cy)}" r="${n1(h * 0.03)}" fill="${dark}"/>`;
}

/** A whitewashed cottage with a thatched roof; k is its scale in px (half of its width). */
export function cottage(
  x: number,
  y: number,
  k: number,
  wall: string,
  roof: string,
  trim: string,
  light: string,
): string {
  const R = (a: number, b: number, c: number, d: number, f: string) =>
    `<rect x="${n1(x + a * k)}" y="${n1(y + b * k)}" width="${n1(c * k)}" height="${n1(d * k)}" fill="${f}"/>`;
  const win = (a: number) =>
    R(a - 0.03, -0.67, 0.34, 0.4, trim) +
    R(a, -0.64, 0.28, 0.34, light) +
    `<path d="M${n1(x + (a + 0.14) * k)} ${n1(y - 0.64 * k)}v${n1(0.34 * k)}M${n1(x + a * k)} ${n1(y - 0.49 * k)}h${n1(0.28 * k)}" stroke="${trim}" stroke-width="${n1(0.035 * k)}"/>`;
  let th = '';
  for (let j = 0; j < 4; j++) {
    th += `M${n1(x - (1.02 - j * 0.12) * k)} ${n1(y - (1.0 + j * 0.18) * k)}Q${n1(x)} ${n1(y - (0.94 + j * 0.18) * k)} ${n1(x + (1.02 - j * 0.12) * k)} ${n1(y - (1.0 + j * 0.18) * k)}`;
  }
  return (
    R(0.4, -1.95, 0.2, 0.5, mix(wall, roof, 0.35)) +
    R(-0.92, -0.9, 1.84, 0.98, wall) +
    R(-0.92, -0.1, 1.84, 0.18, trim) +
    win(-0.7) +
    win(0.42) +
    R(-0.14, -0.68, 0.34, 0.7, trim) +
    R(-0.1, -0.64, 0.26, 0.66, mix(trim, roof, 0.5)) +
    `<path d="M${n1(x - 1.18 * k)} ${n1(y - 0.82 * k)}Q${n1(x - 0.82 * k)} ${n1(y - 1.3 * k)} ${n1(x - 0.62 * k)} ${n1(y - 1.72 * k)}Q${n1(x)} ${n1(y - 1.84 * k)} ${n1(x + 0.62 * k)} ${n1(y - 1.72 * k)}Q${n1(x + 0.82 * k)} ${n1(y - 1.3 * k)} ${n1(x + 1.18 * k)} ${n1(y - 0.82 * k)}Q${n1(x)} ${n1(y - 0.74 * k)} ${n1(x - 1.18 * k)} ${n1(y - 0.82 * k)}Z" fill="${roof}"/><path d="${th}" fill="none" stroke="${mix(roof, '#2a1c12', 0.3)}" stroke-width="${n1(0.03 * k)}" opacity=".6"/>`
  );
}
