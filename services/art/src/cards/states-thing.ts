// States deck: ladder to roots.
import { mix } from '../core/colour.ts';
import { round } from '../core/seed.ts';
import { curve, n1, type Point } from '../core/shapes.ts';
import { cut, disc } from '../core/svg.ts';
import type { StateForm } from './states.ts';

const ring = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="none" stroke="${colour}" stroke-width="${n1(width)}"/>`;

export const THING_STATES = {
  ladder: ({ s, w, h, c }) => {
    let b = disc(w * s.r(0.66, 0.8), h * 0.2, 86, c[1]);
    for (let k = 0; k < 9; k++) {
      const y = h - 70 - k * 88;
      b += `<rect x="${n1(150 + k * 7)}" y="${n1(y)}" width="${300 - k * 14}" height="30" rx="15" fill="${round(c, k)}"/>`;
    }
    return `${b}<path d="M130 ${h}L226 80M470 ${h}L374 80" stroke="${c[2]}" stroke-width="18" stroke-linecap="round"/>`;
  },
  ripples: ({ s, w, h, c }) => {
    const [x, y] = [w * s.r(0.36, 0.62), h * s.r(0.5, 0.62)];
    const rings = [360, 290, 225, 165, 110, 60].map((r, k) => ring(x, y, r, round(c, k), 24 - k * 2));
    return `${rings.join('')}${disc(x, y, 24, c[0])}<path d="M${n1(x)} 60V${n1(y - 110)}" stroke="${c[1]}" stroke-width="10" stroke-dasharray="2 24" stroke-linecap="round"/>`;
  },
  honeycomb: ({ s, w, c, g }) => {
    const R = 92;
    const empty = s.i(6, 12);
    let b = '';
    for (let row = 0, n = 0; row < 7; row++)
      for (let col = 0; col < 4; col++, n++) {
        const [x, y] = [col * R * 1.78 + (row % 2 ? R * 0.89 : 0) + (w - 600), row * R * 1.54 + 30];
        const corners = Array.from({ length: 6 }, (_, k) => {
          const a = (k * Math.PI) / 3 + Math.PI / 6;
          return `${n1(x + Math.cos(a) * (R - 7))} ${n1(y + Math.sin(a) * (R - 7))}`;
        });
        b += `<path d="M${corners.join('L')}Z" fill="${n === empty ? mix(g, '#ffffff', 0.3) : round(c, n * 2 + row)}"/>`;
      }
    return b;
  },
  crowd: ({ s, h, c, g }) => {
    const other = s.i(8, 17);
    return Array.from({ length: 24 }, (_, n) => {
      const [x, y] = [96 + (n % 4) * 136, 96 + Math.floor(n / 4) * (h / 6.3)];
      return n === other
        ? `<rect x="${x - 46}" y="${n1(y - 46)}" width="92" height="92" rx="10" fill="${c[0]}" transform="rotate(12 ${x} ${n1(y)})"/>`
        : disc(x, y, 46, mix(c[3], g, 0.15));
    }).join('');
  },
  gap: ({ s, w, h, c }) => {
    const y = h * 0.58;
    const half = s.r(70, 105);
    return (
      disc(w / 2, h * 0.24, 70, c[1]) +
      cut(`M0 ${n1(y)}H${n1(w / 2 - half)}L${n1(w / 2 - half - 60)} ${h}H0Z`, c[0]) +
      cut(`M${w} ${n1(y - 40)}H${n1(w / 2 + half)}L${n1(w / 2 + half + 40)} ${h}H${w}Z`, c[3]) +
      `<path d="M${n1(w / 2 - half)} ${n1(y - 18)}Q${w / 2} ${n1(y - 130)} ${n1(w / 2 + half)} ${n1(y - 58)}" fill="none" stroke="${c[2]}" stroke-width="9" stroke-dasharray="2 26" stroke-linecap="round"/>`
    );
  },
  eclipse: ({ s, w, h, c, g }) => {
    const [x, y] = [w / 2, h * 0.46];
    const rays = Array.from({ length: 24 }, (_, k) => {
      const a = (k * Math.PI) / 12;
      const to = 250 + (k % 2) * 44;
      return `M${n1(x + Math.cos(a) * 226)} ${n1(y + Math.sin(a) * 226)}L${n1(x + Math.cos(a) * to)} ${n1(y + Math.sin(a) * to)}`;
    });
    return `<path d="${rays.join('')}" stroke="${c[1]}" stroke-width="8" stroke-linecap="round"/>${disc(x, y, 206, c[1])}${disc(x + s.r(-34, 34), y + s.r(-20, 20), 184, mix(c[2], g, 0.1))}`;
  },
  sails: ({ s, w, h, c }) => {
    let b = `<rect y="${h * 0.78}" width="${w}" height="${h}" fill="${c[3]}"/>`;
    for (let k = 0; k < 3; k++) {
      const [x, y, z] = [120 + k * 165, h * (0.8 + k * 0.045), 0.7 + k * 0.22];
      const top = n1(y - 400 * z - s.r(0, 40));
      b += cut(
        `M${x} ${n1(y)}V${top}Q${n1(x + 210 * z)} ${n1(y - 190 * z)} ${n1(x + 150 * z)} ${n1(y)}Z`,
        round(c, k),
      );
      b += cut(
        `M${n1(x - 70)} ${n1(y + 8)}H${n1(x + 170 * z)}L${n1(x + 120 * z)} ${n1(y + 54)}H${n1(x - 30)}Z`,
        c[2],
      );
    }
    return b + disc(w * 0.8, h * 0.14, 54, c[4]);
  },
  roots: ({ s, w, h, c, g }) => {
    const y = h * 0.36;
    let b = `<rect y="${n1(y)}" width="${w}" height="${h}" fill="${mix(c[2], g, 0.15)}"/>${cut(`M${w / 2 - 26} ${n1(y + 20)}V150Q${w / 2} 90 ${w / 2 + 26} 150V${n1(y + 20)}Z`, c[0])}`;
    for (const d of [-1, 1]) b += disc(w / 2 + d * 76, 152, 66, c[3]);
    b += disc(w / 2, 96, 76, c[1]);
    for (let k = -3; k <= 3; k++) {
      const points: Point[] = Array.from({ length: 5 }, (_, n) => [
        w / 2 + k * n * 22 + s.r(-16, 16) * n,
        y + n * (112 - Math.abs(k) * 9),
      ]);
      b += `<path d="${curve(points)}" fill="none" stroke="${round(c, k + 7)}" stroke-width="${15 - Math.abs(k) * 3}" stroke-linecap="round"/>`;
    }
    return b;
  },
  openFan: ({ s, w, h, c }) => {
    const n = 9;
    const tilt = s.r(-4, 4);
    return (
      Array.from({ length: n }, (_, k) => {
        const a = -76 + (152 / (n - 1)) * k + tilt;
        return `<path d="M0 0L-58 -520Q0 -575 58 -520Z" transform="translate(${w / 2} ${n1(h * 0.8)}) rotate(${n1(a)})" fill="${round(c, k * 2)}"/>`;
      }).join('') + disc(w / 2, h * 0.8, 34, c[2])
    );
  },
} satisfies Record<string, StateForm>;
