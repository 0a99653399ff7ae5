import { mix } from '../core/colour.ts';
import type { Hour, Palette } from '../core/hours.ts';
import type { Seed } from '../core/seed.ts';
import { n1, type Point } from '../core/shapes.ts';
import { type Drawing, grad } from '../core/svg.ts';
import type { LandOptions } from './land-options.ts';
import { clearOf } from './words-box.ts';

export interface Sky extends Drawing {
  /** Where the sun or moon is and its radius, px. */
  sun: readonly [x: number, y: number, r: number];
}

/** The sky: gradient, sun or moon, clouds or stars, birds. P palette, u px per design unit; o.sun 0..1 across, o.cloudsFrom, o.words. */
export function sky(
  s: Seed,
  w: number,
  h: number,
  P: Palette,
  name: Hour,
  id: string,
  horizon: number,
  u: number,
  o: Pick<LandOptions, 'sun' | 'cloudsFrom' | 'birds' | 'words'> = {},
): Sky {
  let defs = grad(`${id}s`, [
    [0, P.sky[0]],
    [0.55, P.sky[1]],
    [1, P.sky[2]],
  ]);
  // Hills of a wide, low picture may dip below the sky: behind them lies its lowest colour.
  let b = `<rect width="${w}" height="${h}" fill="${P.sky[2]}"/>`;
  b += `<rect width="${w}" height="${n1(horizon * 1.25)}" fill="url(#${id}s)"/>`;
  const words = o.words && clearOf(o.words, w, h);
  const sunAt = w * (o.sun ?? s.r(0.2, 0.8));
  const sr = 62 * u * s.r(0.85, 1.25);
  const sunHeight = horizon - sr * s.r(0.35, 2.1);
  const [sx, sy] = words
    ? words.place([sunAt, Math.max(sunHeight, horizon - sr)], { back: sr, on: sr, up: sr })
    : [sunAt, sunHeight];
  defs += `<radialGradient id="${id}gl"><stop offset=".2" stop-color="${P.sun}" stop-opacity=".75"/><stop offset=".5" stop-color="${P.sun}" stop-opacity=".26"/><stop offset="1" stop-color="${P.sun}" stop-opacity="0"/></radialGradient>`;
  b += `<circle cx="${n1(sx)}" cy="${n1(sy)}" r="${n1(sr * 4.2)}" fill="url(#${id}gl)" opacity="${name === 'night' ? 0.45 : 0.8}"/><circle cx="${n1(sx)}" cy="${n1(sy)}" r="${n1(sr)}" fill="${P.sun}"/>`;
  if (name === 'night') {
    for (let i = 0; i < 70; i++) {
      const at: Point = [s.r(0, w), s.r(0, horizon * 0.95)];
      const star = `<circle cx="${n1(at[0])}" cy="${n1(at[1])}" r="${n1(s.r(0.5, 1.9) * u)}" fill="#f6ecd0" opacity="${n1(s.r(0.3, 0.9))}"/>`;
      if (!words?.covers(at, 2 * u)) b += star;
    }
  } else {
    for (let i = 0; i < 3; i++) {
      const cx = s.r(o.cloudsFrom ?? -0.1, 1) * w;
      const cy = s.r(0.12, 0.8) * horizon;
      const cw = s.r(160, 380) * u;
      const ch = s.r(9, 16) * u;
      b += `<path d="M${n1(cx)} ${n1(cy)}c${n1(cw * 0.12)} ${n1(-ch)} ${n1(cw * 0.24)} ${n1(-ch * 0.2)} ${n1(cw * 0.34)} ${n1(-ch * 0.9)}s${n1(cw * 0.3)} ${n1(-ch * 0.7)} ${n1(cw * 0.4)} ${n1(ch * 0.2)}s${n1(cw * 0.18)} ${n1(-ch * 0.1)} ${n1(cw * 0.26)} ${n1(ch * 0.7)}z" fill="${mix(P.sky[2], '#ffffff', name === 'dusk' ? 0.1 : 0.5)}" opacity=".6"/>`;
    }
  }
  if (s.chance(o.birds ?? 0.7)) {
    const free: Point = [s.r(0.2, 0.8) * w, horizon * s.r(0.3, 0.6)];
    // Wings and chance reach 7 px and 8 units aside, 5 px and 6 units up.
    const reach = { back: 7 + 8 * u, on: 7 + 112 * u, up: 5 + 6 * u };
    const [bx, by] = words ? words.place(free, reach) : free;
    for (let i = 0; i < 5; i++) {
      const x = bx + i * 26 * u + s.r(-7, 7);
      const y = by + Math.abs(i - 2) * 9 * u + s.r(-5, 5);
      const q = (7 - Math.abs(i - 2)) * u * 1.4;
      b += `<path d="M${n1(x - q)} ${n1(y - q * 0.4)}Q${n1(x - q * 0.4)} ${n1(y - q * 0.55)} ${n1(x)} ${n1(y)}Q${n1(x + q * 0.4)} ${n1(y - q * 0.55)} ${n1(x + q)} ${n1(y - q * 0.4)}" fill="none" stroke="${P.hills[3]}" stroke-width="${n1(1.7 * u)}" stroke-linecap="round" opacity=".7"/>`;
    }
  }
  return { defs, body: b, sun: [sx, sy, sr] };
}
