// Things on a table; each stands with its foot at (0, 0).
import { mix } from '../core/colour.ts';
import { round, type Seed } from '../core/seed.ts';
import { leaf, n1 } from '../core/shapes.ts';
import { cut, oval } from '../core/svg.ts';
import { type PlantName, plant } from '../flora/plant.ts';

/** The size scenes are drawn in, px. */
export const W = 1200;
export const H = 750;

/** A thing put at (x, y), scaled by k. */
export const at = (x: number, y: number, k: number, body: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(k * 100) / 100})">${body}</g>`;

export const shade = (rx: number, ry = 9): string => oval(8, 0, rx, ry, '#1d1712', ' opacity=".2"');

const steam = (x: number, y: number, c: string) =>
  `<path d="M${x} ${y}c-16 -18 14 -34 0 -56c-12 -18 8 -30 2 -46M${x + 30} ${y - 4}c-12 -14 12 -28 0 -46c-9 -15 6 -24 2 -36" fill="none" stroke="${c}" stroke-width="5" stroke-linecap="round" opacity=".65"/>`;

export const THINGS = {
  /** A cup on a saucer. */
  cup: (c: string, in_: string, st: string) =>
    shade(92) +
    oval(0, -5, 88, 12, mix(c, '#ffffff', 0.3)) +
    `<path d="M52 -74C104 -84 104 -22 44 -24" fill="none" stroke="${c}" stroke-width="12"/>` +
    cut('M-62 -90H62C62 -34 40 -8 0 -8S-62 -34 -62 -90Z', c) +
    cut('M6 -90H62C62 -34 40 -8 0 -8C24 -24 20 -60 6 -90Z', '#000000', ' opacity=".08"') +
    oval(0, -90, 62, 12, mix(c, '#000000', 0.16)) +
    oval(0, -88, 52, 8.4, in_) +
    steam(-14, -112, st),
  pot: (c: string, dk: string) =>
    shade(120) +
    `<path d="M-92 -96C-160 -112 -166 -30 -86 -34" fill="none" stroke="${dk}" stroke-width="14"/>` +
    cut('M88 -60C130 -66 120 -124 162 -134C150 -100 152 -44 92 -28Z', c) +
    cut('M-66 -136H66C118 -110 118 -22 62 -4H-62C-118 -22 -118 -110 -66 -136Z', c) +
    cut('M20 -136H66C118 -110 118 -22 62 -4H10C80 -30 76 -106 20 -136Z', '#000000', ' opacity=".08"') +
    cut('M-58 -136C-54 -160 54 -160 58 -136Z', dk) +
    `<circle cy="-164" r="11" fill="${dk}"/><path d="M-96 -70Q0 -48 96 -70" fill="none" stroke="${mix(c, '#fff8e8', 0.6)}" stroke-width="5" stroke-dasharray="1 15" stroke-linecap="round"/>`,
  bread: (c: string, board: string) =>
    shade(150) +
    cut('M-150 -14H170L190 0H-140Z', board) +
    cut('M-150 -14H170V-6H-142Z', mix(board, '#ffffff', 0.18)) +
    cut('M-116 -16C-130 -86 -70 -104 0 -104S130 -86 116 -16Z', c) +
    cut('M0 -104C70 -104 130 -86 116 -16H40C92 -40 70 -92 0 -104Z', '#000000', ' opacity=".1"') +
    `<path d="M-66 -88L-44 -50M-20 -98L2 -58M30 -98L50 -60M74 -84L90 -52" stroke="${mix(c, '#fff3dc', 0.7)}" stroke-width="9" stroke-linecap="round"/>`,
  apple: (c: string, dk: string) =>
    shade(42, 6) +
    cut(
      'M0 -68C-18 -84 -52 -74 -50 -36C-48 -8 -26 4 -12 0C-4 -3 4 -3 12 0C26 4 48 -8 50 -36C52 -74 18 -84 0 -68Z',
      c,
    ) +
    cut('M18 -74C56 -72 50 -8 12 0C40 -18 38 -56 18 -74Z', '#000000', ' opacity=".12"') +
    `<path d="M0 -68C0 -80 4 -88 10 -94" stroke="${dk}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    leaf(4, -80, 34, -0.4, 0.24, `fill="${dk}"`),
  jug: (c: string) =>
    shade(62) +
    `<path d="M46 -120C104 -128 104 -44 48 -46" fill="none" stroke="${c}" stroke-width="13"/>` +
    cut('M-48 -160H36L58 -172Q52 -150 46 -140C70 -100 74 -24 50 -2H-54C-78 -24 -74 -100 -48 -140Z', c) +
    cut(
      'M14 -160H36L58 -172Q52 -150 46 -140C70 -100 74 -24 50 -2H10C44 -30 40 -110 14 -160Z',
      '#000000',
      ' opacity=".09"',
    ),
  vase: (s: Seed, c: string, ink: string, bloom: string, kinds: readonly PlantName[]) => {
    let b = shade(56);
    for (let k = 0; k < 7; k++) {
      b += plant(
        s,
        (k - 3) * 5,
        -112,
        s.r(190, 260) * (1 - Math.abs(k - 3) * 0.09),
        -1.57 + (k - 3) * 0.19,
        round(kinds, k),
        mix(ink, '#ffffff', (k % 3) * 0.07),
        k % 2 ? bloom : mix(bloom, '#fff0d8', 0.45),
      );
    }
    return (
      b +
      cut('M-28 -128H28C26 -92 64 -80 56 -2H-56C-64 -80 -26 -92 -28 -128Z', c) +
      cut('M8 -128H28C26 -92 64 -80 56 -2H14C44 -50 14 -92 8 -128Z', '#000000', ' opacity=".1"')
    );
  },
  candle: (c: string, dish: string, hgt: number, id: string) =>
    `<circle cy="${-hgt - 34}" r="190" fill="url(#${id}fl)"/>` +
    shade(66) +
    cut('M-70 -14H70Q62 4 40 4H-40Q-62 4 -70 -14Z', dish) +
    `<rect x="-30" y="${-hgt - 10}" width="60" height="${hgt}" rx="5" fill="${c}"/>` +
    cut(
      `M-30 ${-hgt - 2}Q-22 ${-hgt + 34} -14 ${-hgt + 6}Q-4 ${-hgt + 24} 4 ${-hgt}H-30Z`,
      mix(c, '#ffffff', 0.5),
    ) +
    `<path d="M0 ${-hgt - 10}v-14" stroke="#3a2a20" stroke-width="4"/>` +
    cut(
      `M0 ${-hgt - 74}C22 ${-hgt - 44} 18 ${-hgt - 16} 0 ${-hgt - 16}C-18 ${-hgt - 16} -22 ${-hgt - 44} 0 ${-hgt - 74}Z`,
      '#f6b457',
    ) +
    cut(
      `M0 ${-hgt - 52}C11 ${-hgt - 36} 9 ${-hgt - 19} 0 ${-hgt - 19}C-9 ${-hgt - 19} -11 ${-hgt - 36} 0 ${-hgt - 52}Z`,
      '#fff1c9',
    ),
  /** A pile of books, seen from the side. */
  books: (cols: readonly string[]) =>
    shade(120) +
    cols
      .map(
        (c, i) =>
          `<rect x="${-104 + (i % 2) * 14}" y="${-32 - i * 30}" width="${200 - i * 16}" height="29" rx="4" fill="${c}"/><rect x="${-92 + (i % 2) * 14}" y="${-27 - i * 30}" width="8" height="19" fill="#fff6e2" opacity=".6"/><path d="M${96 - i * 16 + (i % 2) * 14 - 26} ${-26 - i * 30}h20v17h-20" fill="#f6eedd"/>`,
      )
      .join(''),
  green: (s: Seed, pot: string, ink: string, kind: PlantName, hgt: number) => {
    let b = shade(64);
    const n = kind === 'monstera' ? 3 : 8;
    for (let k = 0; k < n; k++) {
      b += plant(
        s,
        (k - (n - 1) / 2) * 8,
        -100,
        hgt * (1 - Math.abs(k - (n - 1) / 2) * 0.07) * s.r(0.85, 1.08),
        -1.57 + (k - (n - 1) / 2) * (kind === 'monstera' ? 0.4 : 0.2),
        kind,
        mix(ink, '#ffffff', (k % 3) * 0.06),
        ink,
      );
    }
    return (
      b +
      cut('M-58 -104H58L44 0H-44Z', pot) +
      `<rect x="-66" y="-120" width="132" height="30" rx="4" fill="${mix(pot, '#ffffff', 0.14)}"/>`
    );
  },
  /** A chair, three-quarter; d = -1 | 1 the way it faces, back to us when away = true. */
  chair: (wood: string, seat: string, d: 1 | -1, away: boolean) =>
    away
      ? shade(62) +
        `<path d="M-48 0V-190M48 0V-190" stroke="${wood}" stroke-width="11" stroke-linecap="round"/><rect x="-54" y="-96" width="108" height="20" rx="8" fill="${seat}"/><rect x="-50" y="-192" width="100" height="62" rx="14" fill="${seat}"/><path d="M-44 -38H44" stroke="${wood}" stroke-width="6"/>`
      : shade(62) +
        `<g transform="scale(${d} 1)"><path d="M-40 -190V0M44 -86V4M-12 -92V-22" stroke="${wood}" stroke-width="10" stroke-linecap="round"/><path d="M-44 -192Q-20 -200 -18 -178V-122Q-36 -122 -44 -128Z" fill="${seat}"/>${cut('M-46 -96L-14 -112H56L46 -86L-46 -80Z', seat)}${cut('M-46 -80L46 -86V-76L-46 -70Z', mix(seat, '#000000', 0.2))}</g>`,
};
