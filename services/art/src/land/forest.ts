import { mix, ramp } from '../core/colour.ts';
import type { Seed } from '../core/seed.ts';
import { leaf, n1, wave } from '../core/shapes.ts';
import { type Drawing, grad } from '../core/svg.ts';
import { plant } from '../flora/plant.ts';
import type { LandOptions } from './land-options.ts';
import { stage } from './stage.ts';

/** Inside a forest: trunks at five depths, shafts of light, the path, ferns. Bright air above for a headline. */
export function forest(s: Seed, w: number, h: number, o: LandOptions = {}): Drawing {
  const c = stage(s, w, h, { ...o, birds: 0 }, 0.62, [
    'dawn',
    'mist',
    'noon',
    'autumn',
    'bloom',
    'dusk',
    'night',
  ]);
  const { P, u, horizon } = c;
  const lx = w * s.r(0.42, 0.58);
  const id = c.id;
  c.defs += `<radialGradient id="${id}li" cx="${n1((lx / w) * 100)}%" cy="52%" r="70%"><stop offset="0" stop-color="${mix(P.sun, P.sky[2], 0.2)}"/><stop offset=".45" stop-color="${mix(P.sky[1], P.hills[0], 0.25)}"/><stop offset="1" stop-color="${mix(P.hills[1], P.hills[2], c.night ? 0.4 : 0.1)}"/></radialGradient>`;
  c.b = `<rect width="${w}" height="${h}" fill="url(#${id}li)"/><circle cx="${n1(lx)}" cy="${n1(h * 0.5)}" r="${n1(60 * u)}" fill="${P.sun}" opacity=".85"/>`;
  for (let L = 0; L < 5; L++) {
    const t = L / 4;
    const col = mix(ramp(P.hills, 0.1 + 0.9 * t), P.sky[1], 0.32 * (1 - t));
    const y = horizon + (h - horizon) * (0.02 + 0.72 * t ** 1.3);
    const f = wave(s, [
      [400 * u, 10 * u],
      [150 * u, 4 * u],
    ]);
    const n = Math.round((w / (100 * u)) * (1.5 - t * 0.8));
    const tw = (9 + 44 * t) * u;
    let trunks = '';
    for (let k = 0; k < n; k++) {
      const x = ((k + s.r(0.15, 0.85)) / n) * w;
      const away = Math.abs(x - lx) / w;
      if (away < 0.05 + 0.2 * t) {
        continue;
      }
      const ww = tw * s.r(0.6, 1.15);
      const lean = s.r(-12, 12) * u;
      const yy = y + 22 * u * t;
      trunks += `<path d="M${n1(x - ww * 0.36)} -10C${n1(x - ww * 0.3 + lean)} ${n1(h * 0.3)} ${n1(x - ww * 0.42)} ${n1(yy - 60 * u)} ${n1(x - ww * 0.85)} ${n1(yy + 26 * u)}H${n1(x + ww * 0.85)}C${n1(x + ww * 0.42)} ${n1(yy - 60 * u)} ${n1(x + ww * 0.36 + lean)} ${n1(h * 0.3)} ${n1(x + ww * 0.34)} -10Z"/>`;
      if (t > 0.2 && s.chance(0.6)) {
        const by = h * s.r(0.12, 0.42);
        const d = s.chance(0.5) ? 1 : -1;
        trunks += `<path d="M${n1(x)} ${n1(by)}q${n1(d * 40 * u)} ${n1(-20 * u)} ${n1(d * 90 * u * (0.5 + t))} ${n1(-64 * u)}" fill="none" stroke="${col}" stroke-width="${n1(ww * 0.2)}" stroke-linecap="round"/>`;
      }
    }
    c.b += `<g fill="${col}">${trunks}</g>`;
    // light falls from the crown towards the path
    if (L === 1 || L === 3) {
      let rays = '';
      for (let k = 0; k < 4; k++) {
        const x0 = lx + s.r(-0.26, 0.3) * w;
        const sp = s.r(20, 60) * u;
        rays += `<path d="M${n1(x0)} -10L${n1(x0 + sp)} -10L${n1(x0 - 130 * u + sp * 2.4)} ${n1(y + 50 * u)}L${n1(x0 - 190 * u)} ${n1(y + 50 * u)}Z"/>`;
      }
      c.b += `<g fill="url(#${id}ra)">${rays}</g>`;
    }
    c.ground(
      (x) => y + f(x) + (Math.abs(x - lx) / w) * 20 * u,
      mix(col, L === 4 ? P.hills[4] : P.hills[3], 0.25),
      h * 0.25,
      L === 4 ? -0.4 : 0.25,
    );
    for (let k = 0; k < 5; k++) {
      const x = s.r(0, 1) * w;
      if (L < 2 || Math.abs(x - lx) < (0.06 + 0.13 * t) * w) {
        continue;
      }
      c.b += plant(
        s,
        x,
        y + f(x) + 24 * u,
        (30 + 70 * t) * u * s.r(0.7, 1.2),
        -Math.PI / 2 + s.r(-0.3, 0.3),
        s.pick(['fern', 'willow', 'fern']),
        mix(col, P.hills[4], 0.3),
        P.bloom,
      );
    }
  }
  c.defs += grad(`${id}ra`, [
    [0, P.sun, c.night ? 0.22 : 0.42],
    [1, P.sun, 0],
  ]);
  const bend = s.r(0.36, 0.64);
  const turn = s.pick([-1, 1]);
  const main = () =>
    c.road([lx, horizon + 8 * u], [w * bend, h + 30 * u], 8 * u, 150 * u, turn * 110 * u, undefined, !o.fork);
  const before = c.b;
  const way = main();
  if (o.fork) {
    // The first path lies over the mouth of the second.
    c.b = before;
    c.road(
      [lx - turn * 0.19 * w, horizon + 14 * u],
      way[19]!,
      4 * u,
      54 * u,
      turn * 60 * u,
      undefined,
      false,
    );
    main();
  }
  let crown = '';
  for (let k = 0; k < 26; k++) {
    const x = (k % 2 ? s.r(-0.04, 0.26) : s.r(0.74, 1.04)) * w;
    const y = s.r(-0.04, 0.1) * h;
    crown += leaf(
      x,
      y,
      s.r(50, 110) * u,
      s.r(0.4, 2.7),
      0.26,
      `fill="${mix(P.hills[3], P.hills[4], s.r(0, 0.8))}"`,
    );
  }
  c.b += crown;
  c.edge(['fern', 'willow', 'bell', 'mushroom'], 14, 0.2, 0.5, 0.8);
  return c.done();
}
