// States deck: labyrinth to horizon.
import { mix } from '../core/colour.ts';
import { round } from '../core/seed.ts';
import { n1, pebble } from '../core/shapes.ts';
import { cut, disc } from '../core/svg.ts';
import type { StateForm } from './states.ts';

export const PLACE_STATES = {
  labyrinth: ({ s, w, h, c }) => {
    const [x, y] = [w / 2, h * 0.48];
    const walls = [270, 222, 174, 126, 78].map((r, k) => {
      const from = s.r(0, Math.PI * 2);
      const to = from + Math.PI * 1.72;
      const at = (a: number) => `${n1(x + Math.cos(a) * r)} ${n1(y + Math.sin(a) * r)}`;
      return `<path d="M${at(from)}A${r} ${r} 0 1 1 ${at(to)}" fill="none" stroke="${round(c, k)}" stroke-width="20" stroke-linecap="round"/>`;
    });
    return walls.join('') + disc(x, y, 30, c[1]);
  },
  net: ({ s, c }) => {
    const at = Array.from(
      { length: 15 },
      (_, n) => [100 + (n % 3) * 200 + s.r(-46, 46), 110 + Math.floor(n / 3) * 170 + s.r(-40, 40)] as const,
    );
    const ties = at.flatMap(([x, y], n) =>
      [...(n % 3 < 2 ? [n + 1] : []), n + 3, ...(n % 2 && n % 3 < 2 ? [n + 4] : [])]
        .filter((to) => to < at.length)
        .map((to) => `M${n1(x)} ${n1(y)}L${n1(at[to]![0])} ${n1(at[to]![1])}`),
    );
    return `<path d="${ties.join('')}" stroke="${c[3]}" stroke-width="7"/>${at.map(([x, y], n) => disc(x, y, 22 + (n % 4) * 9, round(c, n))).join('')}`;
  },
  blaze: ({ s, w, h, c }) =>
    `${[1, 0.78, 0.56, 0.34]
      .map((z, k) => {
        const [bottom, lean] = [h * 0.86, s.r(-36, 36)];
        const H = 640 * z;
        const W = 230 * z;
        return cut(
          `M${w / 2} ${n1(bottom)}C${n1(w / 2 - W * 1.5)} ${n1(bottom - H * 0.1)} ${n1(w / 2 - W)} ${n1(bottom - H * 0.55)} ${n1(w / 2 + lean)} ${n1(bottom - H)}C${n1(w / 2 + W * 0.7)} ${n1(bottom - H * 0.6)} ${n1(w / 2 + W * 1.5)} ${n1(bottom - H * 0.3)} ${w / 2} ${n1(bottom)}Z`,
          round(c, k),
        );
      })
      .join('')}<rect x="140" y="${n1(h * 0.86)}" width="320" height="26" rx="13" fill="${c[2]}"/>`,
  curtain: ({ s, w, h, c }) => {
    const open = s.r(26, 60);
    let b = `<rect x="${n1(w / 2 - open)}" width="${n1(open * 2)}" height="${h}" fill="${c[1]}"/>${disc(w / 2, h * 0.62, open * 0.72, c[2])}`;
    for (let k = 4; k >= 0; k--)
      for (const d of [-1, 1]) {
        const x = w / 2 + d * (open + k * 62);
        b += cut(
          `M${n1(x)} 0Q${n1(x + d * 14)} ${h * 0.5} ${n1(x + d * 4)} ${h}H${n1(x + d * 70)}V0Z`,
          k % 2 ? c[0] : mix(c[0], c[2], 0.28),
        );
      }
    return `${b}<rect width="${w}" height="46" fill="${c[3]}"/>`;
  },
  terraces: ({ s, w, h, c }) => {
    let b = disc(w * 0.24, h * 0.17, s.r(52, 74), c[1]);
    for (let k = 0; k < 6; k++)
      b += `<rect x="${k * 100}" y="${n1(h - 130 - k * 104)}" width="${w}" height="${h}" fill="${round(c, k + 2)}"/>`;
    return b;
  },
  cradle: ({ s, w, h, c }) => {
    const y = h * 0.56;
    return (
      cut(
        `M60 ${n1(y - 40)}Q${w / 2} ${n1(y + 420)} ${w - 60} ${n1(y - 40)}Q${w / 2} ${n1(y + 170)} 60 ${n1(y - 40)}Z`,
        c[0],
      ) +
      cut(
        `M110 ${n1(y - 90)}Q${w / 2} ${n1(y + 260)} ${w - 110} ${n1(y - 90)}Q${w / 2} ${n1(y + 80)} 110 ${n1(y - 90)}Z`,
        c[3],
      ) +
      cut(pebble(s, w / 2, y - 40, 92, 112), c[1]) +
      disc(w / 2 - 30, y - 76, 20, mix(c[1], '#ffffff', 0.4))
    );
  },
  beam: ({ s, w, h, c, g }) => {
    const x = w * s.r(0.3, 0.7);
    return (
      `<path d="M${n1(x)} 60L40 ${h}H${w - 40}Z" fill="${mix(c[1], g, 0.35)}"/><path d="M${n1(x)} 60L190 ${h}H${w - 190}Z" fill="${c[1]}"/>` +
      disc(x, 70, 58, c[2]) +
      disc(w / 2, h * 0.84, 50, c[0]) +
      [90, 170, 470].map((at, k) => disc(at, h * (0.5 + k * 0.11), 20, mix(c[3], g, 0.45))).join('')
    );
  },
  scatter: ({ s, h, c }) =>
    Array.from({ length: 26 }, (_, n) => {
      const [x, y, z] = [s.r(40, 560), s.r(40, h - 40), s.r(16, 44)];
      if (n % 3 === 0) return disc(x, y, z, round(c, n));
      const turn = `transform="rotate(${n1(s.r(0, 180))} ${n1(x)} ${n1(y)})"`;
      return n % 3 === 1
        ? `<rect x="${n1(x - z)}" y="${n1(y - z / 3)}" width="${n1(z * 2)}" height="${n1(z * 0.7)}" fill="${round(c, n)}" ${turn}/>`
        : `<path d="M${n1(x)} ${n1(y - z)}L${n1(x + z)} ${n1(y + z)}H${n1(x - z)}Z" fill="${round(c, n)}" ${turn}/>`;
    }).join(''),
  horizon: ({ s, w, h, c, g }) => {
    const y = h * s.r(0.54, 0.6);
    const bands = [0, 1, 2, 3].map(
      (k) =>
        `<rect y="${n1(y + k * 62)}" width="${w}" height="${h}" fill="${mix(c[3], k % 2 ? g : c[2], 0.1 + k * 0.14)}"/>`,
    );
    const boat = cut(
      `M${n1(w * 0.3)} ${n1(y + 96)}H${n1(w * 0.52)}Q${n1(w * 0.41)} ${n1(y + 150)} ${n1(w * 0.3)} ${n1(y + 96)}Z`,
      c[0],
    );
    return `<path d="M${n1(w / 2 - 150)} ${n1(y)}A150 150 0 0 1 ${n1(w / 2 + 150)} ${n1(y)}Z" fill="${c[1]}"/>${bands.join('')}${boat}`;
  },
} satisfies Record<string, StateForm>;
