// States deck: a mobile to a rising disc.
import { mix } from '../core/colour.ts';
import { round } from '../core/seed.ts';
import { line, n1, type Point, pebble } from '../core/shapes.ts';
import { cut, disc } from '../core/svg.ts';
import type { StateForm } from './states.ts';

export const ORDER_STATES = {
  mobile: ({ s, w, h, c, ink }) => {
    let b = '';
    let lines = `M${w / 2} 0V${n1(h * 0.14)}`;
    const arm = (x: number, y: number, half: number, lean: number, depth: number) => {
      const a: Point = [x - half, y + lean];
      const e: Point = [x + half * s.r(0.8, 1), y - lean];
      lines += `M${n1(a[0])} ${n1(a[1])}Q${n1(x)} ${n1(y - 34)} ${n1(e[0])} ${n1(e[1])}`;
      for (const [i, p] of [a, e].entries()) {
        const drop = s.r(70, 150);
        lines += `M${n1(p[0])} ${n1(p[1])}v${n1(drop)}`;
        if (depth && i === depth % 2) {
          arm(p[0], p[1] + drop + 12, half * 0.66, s.r(-20, 20), depth - 1);
        } else {
          const r = s.r(46, 74);
          const col = round(c, depth * 2 + i);
          b += s.chance(0.5)
            ? cut(pebble(s, p[0], p[1] + drop + r, r, r * s.r(0.7, 1.25), 1.4), col)
            : cut(
                `M${n1(p[0])} ${n1(p[1] + drop)}C${n1(p[0] + r * 1.2)} ${n1(p[1] + drop + r * 0.5)} ${n1(p[0] + r)} ${n1(p[1] + drop + r * 1.7)} ${n1(p[0])} ${n1(p[1] + drop + r * 2)}C${n1(p[0] - r * 0.5)} ${n1(p[1] + drop + r * 1.4)} ${n1(p[0] - r * 0.4)} ${n1(p[1] + drop + r * 0.5)} ${n1(p[0])} ${n1(p[1] + drop)}Z`,
                col,
              );
        }
      }
    };
    arm(w / 2, h * 0.15, 150, s.r(-20, 20), 3);
    return `<path d="${lines}" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>${b}`;
  },
  cascade: ({ s, w, h, c }) => {
    let b = '';
    const n = 6;
    for (let k = 0; k < n; k++) {
      const t = k / (n - 1);
      const sz = 118 + 26 * Math.sin(k * 2);
      const x = w * (0.3 + 0.4 * (s.f() * 0.4 + (k % 2 ? 0.6 : 0)));
      const y = h * (0.15 + 0.14 * k);
      b += `<rect x="${n1(x - sz / 2)}" y="${n1(y - sz / 2)}" width="${n1(sz)}" height="${n1(sz)}" rx="5" fill="${round(c, k)}" transform="rotate(${n1((1 - t) * s.r(20, 46) * (k % 2 ? -1 : 1))} ${n1(x)} ${n1(y)})"/>`;
    }
    return `<path d="M34 ${h * 0.945}H${w - 34}" stroke="${c[2]}" stroke-width="10"/>${b}`;
  },
  tiles: ({ s, w, h, c, g }) => {
    let b = '';
    const n = 4;
    const m = 34;
    const a = (w - 2 * m) / n;
    const rows = Math.ceil((h - 2 * m) / a);
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < n; i++) {
        const x = m + i * a;
        const y = m + j * a;
        const k = s.i(0, 4);
        const col = c[s.i(0, c.length - 1)]!;
        const two = c[s.i(0, c.length - 1)]!;
        b += `<g transform="rotate(${s.i(0, 3) * 90} ${n1(x + a / 2)} ${n1(y + a / 2)})">${k === 4 ? disc(x + a / 2, y + a / 2, a * 0.36, col) : `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(a + 0.5)}" height="${n1(a + 0.5)}" fill="${k === 0 ? mix(g, two, 0.28) : g}"/>${cut(`M${n1(x)} ${n1(y)}H${n1(x + a)}A${n1(a)} ${n1(a)} 0 0 1 ${n1(x)} ${n1(y + a)}Z`, col)}${k === 2 ? cut(`M${n1(x)} ${n1(y)}H${n1(x + a / 2)}A${n1(a / 2)} ${n1(a / 2)} 0 0 1 ${n1(x)} ${n1(y + a / 2)}Z`, two) : ''}`}</g>`;
      }
    }
    return b;
  },
  torn: ({ s, h, c }) => {
    let b = '';
    let x = 20;
    const gap = s.i(2, 4);
    for (let k = 0; k < 7; k++) {
      const ww = k === gap ? s.r(60, 90) : s.r(64, 104);
      if (k !== gap) {
        const L: Point[] = [];
        const R: Point[] = [];
        for (let j = 0; j <= 26; j++) {
          const y = (h * j) / 26;
          L.push([x + s.r(-5, 5), y]);
          R.unshift([x + ww + s.r(-5, 5), y]);
        }
        b +=
          cut(
            `${line(L.map(([a, y]) => [a - 5, y] as const).concat(R.map(([a, y]) => [a + 5, y] as const)))}Z`,
            mix(round(c, k), '#fffaf0', 0.72),
          ) + cut(`${line([...L, ...R])}Z`, round(c, k));
      } else {
        b += disc(x + ww / 2, h * 0.3, ww * 0.42, mix(c[1], '#fff6dc', 0.4));
      }
      x += ww + s.r(2, 10);
    }
    return b;
  },
  /** A big disc rising from a horizon, its path on the water. */
  rising: ({ s, w, h, c }) => {
    const hy = h * s.r(0.56, 0.66);
    const cx = w * s.r(0.36, 0.64);
    const R = s.r(150, 200);
    let b =
      disc(cx, hy - R * s.r(0.05, 0.6), R, c[1]) +
      `<rect y="${n1(hy)}" width="${w}" height="${n1(h - hy)}" fill="${c[2]}"/>`;
    for (let k = 0; k < 9; k++) {
      const ww = R * (1.7 - k * 0.13) * s.r(0.6, 1);
      const y = hy + 18 + k * 28 * (1 + k * 0.04);
      b += `<rect x="${n1(cx - ww / 2 + s.r(-14, 14))}" y="${n1(y)}" width="${n1(ww)}" height="${n1(9 + k)}" rx="6" fill="${mix(c[1], c[k % 2 ? 0 : 3], 0.3)}"/>`;
    }
    return b;
  },
} satisfies Record<string, StateForm>;
