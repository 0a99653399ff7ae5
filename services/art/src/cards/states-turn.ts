// States deck: an embrace to birds in flight.
import { mix } from '../core/colour.ts';
import { round } from '../core/seed.ts';
import { curve, n1, type Point, ribbon } from '../core/shapes.ts';
import { cut, disc } from '../core/svg.ts';
import type { StateForm } from './states.ts';

export const TURN_STATES = {
  embrace: ({ s, w, c, g }) => {
    const f = s.chance(0.5) ? 1 : -1;
    const X = (x: number) => n1(w / 2 + f * (x - 300));
    return (
      cut(
        `M${X(118)} 250C${X(120)} 120 ${X(330)} 110 ${X(352)} 250C${X(366)} 340 ${X(270)} 372 ${X(262)} 456C${X(256)} 540 ${X(352)} 560 ${X(330)} 672C${X(306)} 790 ${X(120)} 780 ${X(110)} 620C${X(104)} 500 ${X(116)} 380 ${X(118)} 250Z`,
        c[0],
      ) +
      cut(
        `M${X(486)} 640C${X(496)} 790 ${X(380)} 800 ${X(352)} 720C${X(340)} 660 ${X(404)} 620 ${X(392)} 530C${X(380)} 450 ${X(296)} 440 ${X(316)} 350C${X(336)} 260 ${X(470)} 280 ${X(484)} 400C${X(492)} 480 ${X(482)} 560 ${X(486)} 640Z`,
        c[1],
      ) +
      disc(+X(410), 190, s.r(44, 60), c[2]) +
      disc(+X(430), 560, 34, mix(g, '#fff6e4', 0.3))
    );
  },
  spiral: ({ s, w, h, c }) => {
    const cx = w * s.r(0.46, 0.54);
    const cy = h * 0.48;
    const pts: Point[] = [];
    const d = s.chance(0.5) ? 1 : -1;
    for (let k = 0; k <= 150; k++) {
      const t = k / 150;
      const a = d * t * 16.5 + 1;
      const r = 12 + 330 * t ** 1.05;
      pts.push([cx + Math.cos(a) * r * 0.86, cy + Math.sin(a) * r]);
    }
    return (
      cut(
        ribbon(pts, (t) => 14 + 50 * t),
        c[0],
      ) +
      cut(
        ribbon(pts.slice(0, 100), (t) => 5 + 18 * t),
        c[1],
      ) +
      disc(cx, cy, 26, c[2]) +
      disc(w * s.pick([0.16, 0.84]), h * s.pick([0.1, 0.9]), 40, c[3])
    );
  },
  thread: ({ s, w, h, c, ink }) => {
    const cx = w / 2;
    const cy = h * 0.32;
    const pts: Point[] = [];
    for (let k = 0; k < 46; k++) {
      const a = k * 2.1 + s.r(-0.5, 0.5);
      const r = s.r(60, 176);
      pts.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.92]);
    }
    const tail: Point[] = [
      [cx + 40, cy + 200],
      [cx - 90, h * 0.62],
      [cx + 60, h * 0.74],
      [cx - 10, h * 0.84],
      [cx, h + 20],
    ];
    return (
      disc(cx, cy, 204, c[1]) +
      `<path d="${curve([...pts, ...tail])}" fill="none" stroke="${mix(c[0], ink, 0.1)}" stroke-width="10" stroke-linecap="round"/>` +
      cut(`M0 ${h}V${h * 0.86}Q${w * 0.5} ${h * 0.8} ${w} ${h * 0.88}V${h}Z`, c[3], ' opacity=".85"') +
      `<path d="${curve([
        [cx - 10, h * 0.84],
        [cx, h + 20],
      ])}" fill="none" stroke="${c[0]}" stroke-width="10"/>`
    );
  },
  doorway: ({ s, w, h, c }) => {
    const x = w * s.r(0.42, 0.58);
    const y = h * 0.62;
    const a = 92;
    const d = s.pick([-1, 1]);
    const top = y - 400;
    const lit = mix(c[1], '#fff4d6', 0.45);
    const wall = mix(c[2], c[0], 0.12);
    return (
      `<rect width="${w}" height="${h}" fill="${wall}"/>` +
      cut(`M0 ${n1(y)}H${w}V${h}H0Z`, mix(wall, '#1a1420', 0.28)) +
      cut(
        `M${n1(x - a)} ${n1(y)}H${n1(x + a)}L${n1(x + a * 2.4 + d * 110)} ${h}H${n1(x - a * 2.2 + d * 110)}Z`,
        lit,
        ' opacity=".8"',
      ) +
      `<rect x="${n1(x - a)}" y="${n1(top)}" width="${a * 2}" height="${n1(y - top)}" fill="${lit}"/>` +
      disc(x - d * 26, top + 120, 44, c[0]) +
      cut(
        `M${n1(x - a)} ${n1(y)}V${n1(y - 90)}Q${n1(x)} ${n1(y - 150)} ${n1(x + a)} ${n1(y - 70)}V${n1(y)}Z`,
        c[3],
      ) +
      cut(
        `M${n1(x + d * a)} ${n1(top)}L${n1(x + d * (a + 104))} ${n1(top - 44)}V${n1(y + 56)}L${n1(x + d * a)} ${n1(y)}Z`,
        c[4],
      ) +
      disc(x + d * (a + 84), y - 190, 9, lit)
    );
  },
  flight: ({ s, w, h, c }) => {
    let b = disc(w * s.r(0.3, 0.7), h * s.r(0.66, 0.76), s.r(130, 176), c[1]);
    const n = s.i(5, 7);
    const d = s.pick([-1, 1]);
    for (let k = 0; k < n; k++) {
      const t = k / (n - 1);
      const x = w / 2 + d * (t - 0.5) * 300 + s.r(-40, 40);
      const y = h * (0.82 - 0.66 * t);
      const z = 1.5 - 0.8 * t;
      const a = s.r(-16, 16);
      b += `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a)}) scale(${n1(z * d * 10) / 10} ${n1(z * 10) / 10})"><path d="M-70 22C-40 14 -20 10 -4 -8C-14 -44 -44 -66 -70 -70C-26 -78 18 -56 26 -16C48 -24 64 -20 78 -8C60 -6 54 8 36 20C10 36 -30 32 -70 22Z" fill="${round([c[0], c[2], c[3], c[4]], k)}"/></g>`;
    }
    return b;
  },
} satisfies Record<string, StateForm>;
