// Garden deck: the wall or the sky behind.
import { mix } from '../core/colour.ts';
import { curve, n1, type Point, wave } from '../core/shapes.ts';
import { cut } from '../core/svg.ts';
import type { GardenPart } from './garden-scene.ts';

export const GROUNDS = {
  sun: ({ s, w, h, g, f2 }) =>
    `<circle cx="${n1(w / 2 + s.r(-60, 60))}" cy="${n1(h * s.r(0.3, 0.4))}" r="${n1(s.r(130, 178))}" fill="${mix(f2, g, 0.22)}"/>`,
  arch: ({ w, h, g, f2, f3 }) =>
    cut(`M92 ${h * 0.84}V320A208 208 0 0 1 ${w - 92} 320V${h * 0.84}Z`, mix(f2, g, 0.35)) +
    cut(`M122 ${h * 0.84}V324A178 178 0 0 1 ${w - 122} 324V${h * 0.84}Z`, mix(f3, g, 0.45)),
  stripes: ({ h, g, f2 }) =>
    Array.from(
      { length: 8 },
      (_, k) => `<rect x="${k * 78}" width="39" height="${h}" fill="${mix(f2, g, 0.72)}"/>`,
    ).join(''),
  window: ({ s, w, g, k, f1, f2 }) => {
    const y = 96;
    const hh = 480;
    let b = `<rect x="110" y="${y}" width="${w - 220}" height="${hh}" fill="${mix(f2, '#fff8ea', 0.5)}"/><circle cx="${n1(s.r(200, 400))}" cy="240" r="62" fill="${mix(f1, '#fff2d8', 0.35)}"/>`;
    for (let j = 0; j < 3; j++) {
      const f = wave(s, [
        [240, 26],
        [110, 8],
      ]);
      const pts: Point[] = [];
      for (let x = 110; x <= w - 110; x += 20) {
        pts.push([x, y + 280 + j * 66 + f(x)]);
      }
      b += cut(`${curve(pts)}L${w - 110} ${y + hh}L110 ${y + hh}Z`, mix(k, f2, 0.62 - j * 0.2));
    }
    const fr = mix(g, k, 0.55);
    return (
      b +
      `<rect x="110" y="${y}" width="${w - 220}" height="${hh}" fill="none" stroke="${fr}" stroke-width="16"/><path d="M${w / 2} ${y}v${hh}M110 ${y + 190}H${w - 110}" stroke="${fr}" stroke-width="9"/><rect x="88" y="${y + hh}" width="${w - 176}" height="20" fill="${fr}"/>`
    );
  },
  hillside: ({ s, w, h, g, k, f2 }) => {
    let b = `<circle cx="${n1(s.r(150, 450))}" cy="${n1(s.r(170, 260))}" r="66" fill="${mix(f2, g, 0.12)}"/>`;
    for (let j = 0; j < 3; j++) {
      const f = wave(s, [
        [300, 36],
        [130, 10],
      ]);
      const pts: Point[] = [];
      for (let x = -20; x <= w + 20; x += 20) {
        pts.push([x, h * (0.4 + j * 0.12) + f(x)]);
      }
      b += cut(`${curve(pts)}L${w + 20} ${h}L-20 ${h}Z`, mix(mix(k, g, 0.7 - j * 0.16), f2, 0.14));
    }
    return b;
  },
  halves: ({ s, w, h, g, f2, f3 }) =>
    s.chance(0.5)
      ? `<rect width="${w / 2}" height="${h}" fill="${mix(f3, g, 0.5)}"/>`
      : cut(`M0 0H${w}L0 ${h}Z`, mix(f2, g, 0.5)),
  dots: ({ g, f2 }) => {
    let b = '';
    for (let j = 0; j < 14; j++) {
      for (let i = 0; i < 9; i++) {
        b += `<circle cx="${30 + i * 68 + (j % 2) * 34}" cy="${30 + j * 66}" r="7" fill="${mix(f2, g, 0.5)}"/>`;
      }
    }
    return b;
  },
} satisfies Record<string, GardenPart>;
