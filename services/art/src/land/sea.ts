import { mix, ramp } from '../core/colour.ts';
import type { Seed } from '../core/seed.ts';
import { band, curve, n1, type Point, wave } from '../core/shapes.ts';
import type { Drawing } from '../core/svg.ts';
import type { LandOptions } from './land-options.ts';
import { stage } from './stage.ts';

/** Sea coast: bands of water, a headland with a lighthouse, a sail, dunes with the path. */
export function sea(s: Seed, w: number, h: number, o: LandOptions = {}): Drawing {
  const c = stage(s, w, h, o, s.r(0.46, 0.52), ['dawn', 'mist', 'noon', 'bloom', 'dusk', 'night', 'noon']);
  const { P, u, horizon } = c;
  const H = h - horizon;
  const side = s.chance(0.5) ? 1 : -1;
  const id = c.id;
  const [sx] = c.sun;
  const deep = mix(P.sky[0], P.hills[3], c.night ? 0.25 : 0.3);
  const wid = `${id}se`;
  c.defs += `<linearGradient id="${wid}" gradientUnits="userSpaceOnUse" x1="0" y1="${n1(horizon)}" x2="0" y2="${n1(horizon + H * 0.7)}"><stop offset="0" stop-color="${mix(P.sky[2], deep, 0.36)}"/><stop offset=".5" stop-color="${mix(P.sky[1], deep, 0.62)}"/><stop offset="1" stop-color="${mix(deep, P.sky[1], 0.24)}"/></linearGradient>`;
  c.b += `<rect y="${n1(horizon)}" width="${w}" height="${n1(H + 2)}" fill="url(#${wid})"/>`;
  let glint = '';
  for (let k = 0; k < 30; k++) {
    const t = k / 30;
    const l = s.r(10, 60) * u * (0.4 + t);
    const x = sx + s.r(-26, 26) * u * (1 + 2 * t);
    glint += `M${n1(x - l)} ${n1(horizon + H * (0.02 + 0.46 * t))}h${n1(l * 2)}`;
  }
  c.b += `<path d="${glint}" stroke="${P.sun}" stroke-width="${n1(2.6 * u)}" stroke-linecap="round" opacity=".62"/>`;
  for (let k = 0; k < 3; k++) {
    const t = k / 2;
    const len = w * (0.52 - k * 0.1);
    const hh = (30 + 90 * t) * u;
    const y = horizon + (4 + 46 * t) * u;
    const x0 = side > 0 ? w + 20 : -20;
    const X = (q: number) => n1(x0 - side * len * q);
    const col = mix(ramp(P.hills, 0.14 + t * 0.46), P.sky[1], 0.16 * (1 - t));
    c.b += `<path d="M${X(0)} ${n1(y)}V${n1(y - hh)}C${X(0.3)} ${n1(y - hh * 1.16)} ${X(0.44)} ${n1(y - hh * 0.62)} ${X(0.62)} ${n1(y - hh * 0.74)}C${X(0.76)} ${n1(y - hh * 0.7)} ${X(0.78)} ${n1(y - hh * 0.2)} ${X(0.9)} ${n1(y - hh * 0.12)}Q${X(0.96)} ${n1(y - hh * 0.06)} ${X(1)} ${n1(y)}Z" fill="${col}"/><path d="M${X(0.2)} ${n1(y)}h${n1(-side * len * 0.86)}" stroke="${mix(P.sun, col, 0.4)}" stroke-width="${n1(2 * u)}" opacity=".5" stroke-linecap="round"/>`;
    if (k === 1 && s.chance(0.8)) {
      const x = x0 - side * len * 0.6;
      const yb = y - hh * 0.72;
      const lh = 78 * u;
      // In mist a white tower would be as light as the sky.
      const mist = c.hour === 'mist';
      const W = mix('#fff7ea', P.hills[2], mist ? 0.62 : c.night ? 0.4 : 0.08);
      const lamp = mist ? '#f0b545' : '#ffe2a0';
      if (c.night) {
        c.b += `<path d="M${n1(x)} ${n1(yb - lh)}L${n1(x - side * 360 * u)} ${n1(yb - lh - 54 * u)}V${n1(yb - lh + 40 * u)}Z" fill="#ffe2a0" opacity=".26"/>`;
      }
      c.b += `<path d="M${n1(x - 9 * u)} ${n1(yb - lh * 0.9)}H${n1(x + 9 * u)}L${n1(x + 14 * u)} ${n1(yb + 6 * u)}H${n1(x - 14 * u)}Z" fill="${W}"/><path d="M${n1(x - 10.4 * u)} ${n1(yb - lh * 0.62)}h${n1(21 * u)}l${n1(1.2 * u)} ${n1(16 * u)}h${n1(-23.4 * u)}Z" fill="${P.bloom}"/><rect x="${n1(x - 7 * u)}" y="${n1(yb - lh * 1.1)}" width="${n1(14 * u)}" height="${n1(lh * 0.2)}" fill="${lamp}"/><path d="M${n1(x - 11 * u)} ${n1(yb - lh * 1.08)}L${n1(x)} ${n1(yb - lh * 1.3)}L${n1(x + 11 * u)} ${n1(yb - lh * 1.08)}ZM${n1(x - 13 * u)} ${n1(yb - lh * 0.92)}h${n1(26 * u)}v${n1(5 * u)}h${n1(-26 * u)}Z" fill="${P.hills[4]}"/>`;
    }
  }
  const bx = w * (side > 0 ? s.r(0.2, 0.42) : s.r(0.58, 0.8));
  const by = horizon + s.r(24, 56) * u;
  const q = 40 * u;
  c.b += `<path d="M${n1(bx - q * 0.8)} ${n1(by)}h${n1(q * 1.7)}q${n1(-q * 0.2)} ${n1(q * 0.34)} ${n1(-q * 0.6)} ${n1(q * 0.34)}h${n1(-q * 0.6)}q${n1(-q * 0.4)} 0 ${n1(-q * 0.5)} ${n1(-q * 0.34)}Z" fill="${P.hills[4]}"/><path d="M${n1(bx)} ${n1(by - q * 0.1)}V${n1(by - q * 1.8)}Q${n1(bx + q * 0.7)} ${n1(by - q)} ${n1(bx + q * 0.76)} ${n1(by - q * 0.14)}Z" fill="${mix('#fffaf0', P.sky[2], 0.2)}"/><path d="M${n1(bx - q * 0.1)} ${n1(by - q * 1.6)}Q${n1(bx - q * 0.56)} ${n1(by - q * 0.9)} ${n1(bx - q * 0.66)} ${n1(by - q * 0.14)}H${n1(bx - q * 0.1)}Z" fill="${mix(P.bloom, P.sky[2], 0.3)}"/>`;
  // waves that come in
  for (let k = 0; k < 6; k++) {
    const t = k / 5;
    const y = horizon + H * (0.18 + 0.4 * t);
    const f = wave(s, [
      [230 * u * (0.6 + t), (4 + 8 * t) * u],
      [90 * u, 2.4 * u],
    ]);
    const col = mix(mix(deep, P.sky[1], 0.5 - 0.12 * k), k === 5 ? '#fffaf0' : P.sky[0], k === 5 ? 0.5 : 0.2);
    c.b += `<path d="${band((x) => y + f(x), w, h, 14 * u)}" fill="${col}" opacity="${k === 5 ? 0.9 : 0.5}"/>`;
    const foam: Point[] = [];
    for (let x = -20; x <= w + 20; x += 22 * u) {
      foam.push([x, y + f(x)]);
    }
    c.b += `<path d="${curve(foam)}" fill="none" stroke="#fffaf0" stroke-width="${n1((1 + 2.4 * t) * u)}" opacity="${n1(0.25 + 0.4 * t)}"/>`;
  }
  const sand = mix(P.path, P.hills[1], c.night ? 0.55 : 0.16);
  const f0 = wave(s, [[500 * u, 12 * u]]);
  const shore = (x: number) => horizon + H * 0.64 + f0(x) - side * (x / w - 0.5) * 50 * u;
  const f1 = wave(s, [
    [420 * u, 16 * u],
    [170 * u, 6 * u],
  ]);
  const dune = (x: number) => h * 0.9 + f1(x) - side * (x / w - 0.5) * 150 * u;
  c.ground(shore, sand, H * 0.4, 0.12);
  c.road(
    [w * (0.5 + side * 0.1), shore(w * 0.6) + 26 * u],
    [w * (0.5 - side * 0.08), h + 30 * u],
    10 * u,
    120 * u,
    side * 120 * u,
    mix(P.path, '#fffaf0', 0.35),
  );
  const gap = w * (0.5 - side * 0.04);
  c.ground(
    (x) => dune(x) + 130 * u * Math.exp(-(((x - gap) / (130 * u)) ** 2)),
    mix(P.hills[3], sand, 0.25),
    h * 0.16,
    -0.45,
  );
  c.edge(['wheat', 'willow', 'reed', 'thistle', 'daisy'], 26, 0.16, 0.5, 0.78);
  return c.done();
}
