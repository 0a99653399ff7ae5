// Garden deck: the weather over the upper half.
import { round } from '../core/seed.ts';
import { leaf, n1 } from '../core/shapes.ts';
import { cut } from '../core/svg.ts';
import type { GardenPart } from './garden-scene.ts';

export const WEATHER = {
  none: () => '',
  rain: ({ s, w, h, ink }) => {
    let d = '';
    for (let k = 0; k < 60; k++) {
      const x = s.r(20, w);
      const y = s.r(20, h * 0.75);
      const l = s.r(20, 44);
      d += `M${n1(x)} ${n1(y)}l${n1(-l * 0.24)} ${n1(l)}`;
    }
    return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>`;
  },
  snow: ({ s, w, h, ink }) =>
    Array.from(
      { length: 54 },
      () =>
        `<circle cx="${n1(s.r(40, w - 40))}" cy="${n1(s.r(40, h * 0.8))}" r="${n1(s.r(2.4, 8))}" fill="${ink}" opacity=".85"/>`,
    ).join(''),
  wind: ({ s, w, h, ink, f1, f2 }) => {
    let b = '';
    for (let k = 0; k < 5; k++) {
      const y = h * (0.12 + k * 0.11);
      const x = s.r(20, 160);
      const l = s.r(170, 340);
      b += `<path d="M${n1(x)} ${n1(y)}c${n1(l * 0.3)} -30 ${n1(l * 0.6)} 24 ${n1(l)} -6c28 -14 24 -44 2 -44c-18 0 -20 22 -4 26" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" opacity=".6"/>`;
    }
    for (let k = 0; k < 10; k++) {
      b += leaf(
        s.r(50, w - 60),
        s.r(60, h * 0.6),
        s.r(22, 40),
        s.r(-0.8, 0.8),
        0.26,
        `fill="${s.pick([f1, f2])}"`,
      );
    }
    return b;
  },
  stars: ({ s, w, h, ink }) => {
    let b = cut('M452 118a62 62 0 1 0 44 104a52 52 0 0 1 -44 -104Z', ink);
    for (let k = 0; k < 34; k++) {
      const x = s.r(50, w - 50);
      const y = s.r(50, h * 0.5);
      const r = s.r(2, 6);
      b += cut(
        `M${n1(x)} ${n1(y - r * 1.8)}L${n1(x + r * 0.5)} ${n1(y - r * 0.5)}L${n1(x + r * 1.8)} ${n1(y)}L${n1(x + r * 0.5)} ${n1(y + r * 0.5)}L${n1(x)} ${n1(y + r * 1.8)}L${n1(x - r * 0.5)} ${n1(y + r * 0.5)}L${n1(x - r * 1.8)} ${n1(y)}L${n1(x - r * 0.5)} ${n1(y - r * 0.5)}Z`,
        ink,
        ' opacity=".85"',
      );
    }
    return b;
  },
  butterflies: ({ s, w, h, f1, f2, f3, ink }) => {
    let b = '';
    for (let k = 0; k < 4; k++) {
      const x = s.r(90, w - 90);
      const y = s.r(90, h * 0.42);
      const z = s.r(0.8, 1.3);
      const c = round([f1, f3, f2, f1], k);
      b += `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(s.r(-40, 40))}) scale(${n1(z)})"><path d="M0 0C-12 -30 -42 -34 -44 -14C-46 4 -20 8 0 2C-16 8 -30 18 -24 30C-16 40 -2 24 0 6ZM0 0C12 -30 42 -34 44 -14C46 4 20 8 0 2C16 8 30 18 24 30C16 40 2 24 0 6Z" fill="${c}"/><path d="M0 -8V14M0 -8l-6 -12M0 -8l6 -12" stroke="${ink}" stroke-width="3" stroke-linecap="round"/></g>`;
    }
    return b;
  },
  rays: ({ ink }) => {
    let b = '';
    for (let k = 0; k < 13; k++) {
      const a = 0.12 + k * 0.11;
      b += `<path d="M70 70L${n1(70 + Math.cos(a) * 1100)} ${n1(70 + Math.sin(a) * 1100)}L${n1(70 + Math.cos(a + 0.055) * 1100)} ${n1(70 + Math.sin(a + 0.055) * 1100)}Z" fill="${ink}" opacity=".13"/>`;
    }
    return `${b}<circle cx="70" cy="70" r="96" fill="${ink}" opacity=".8"/>`;
  },
  birds: ({ s, w, h, k }) => {
    let d = '';
    for (let j = 0; j < 6; j++) {
      const x = s.r(90, w - 90);
      const y = s.r(80, h * 0.32);
      const q = s.r(14, 26);
      d += `M${n1(x - q)} ${n1(y - q * 0.4)}Q${n1(x - q * 0.4)} ${n1(y - q * 0.55)} ${n1(x)} ${n1(y)}Q${n1(x + q * 0.4)} ${n1(y - q * 0.55)} ${n1(x + q)} ${n1(y - q * 0.4)}`;
    }
    return `<path d="${d}" fill="none" stroke="${k}" stroke-width="4" stroke-linecap="round"/>`;
  },
} satisfies Record<string, GardenPart>;
