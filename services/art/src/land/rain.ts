import { mix } from '../core/colour.ts';
import { HOURS, isDark, type Palette } from '../core/hours.ts';
import type { Seed } from '../core/seed.ts';
import { n1 } from '../core/shapes.ts';
import type { Drawing } from '../core/svg.ts';
import { hills } from './hills.ts';
import { type LandOptions, unit } from './land-options.ts';
import { river } from './river.ts';

/** Rain: a soft grey hour, slanting lines, one clear strip of light. */
export function rain(s: Seed, w: number, h: number, o: LandOptions = {}): Drawing {
  const name = o.hour ?? s.pick(['mist', 'noon', 'bloom', 'dusk']);
  const B = HOURS[name];
  const g = isDark(name) ? '#54607c' : '#93a7b2';
  const grey = (c: string) => mix(c, '#7d95a0', 0.42);
  const deep = (c: string) => mix(c, '#27424c', 0.42);
  const P: Palette = {
    ...B,
    sky: [
      mix(B.sky[0], g, name === 'night' ? 0.44 : 0.62),
      mix(B.sky[1], g, name === 'night' ? 0.3 : 0.42),
      mix(B.sky[2], '#e9e6d8', name === 'night' ? 0.12 : 0.25),
    ],
    hills: [grey(B.hills[0]), grey(B.hills[1]), grey(B.hills[2]), deep(B.hills[3]), deep(B.hills[4])],
    path: mix(B.path, '#d6dcda', 0.45),
  };
  const u = unit(w, h, o);
  const horizon = o.horizon ?? s.r(0.44, 0.52);
  const base = s.pick([hills, river, hills])(s, w, h, { ...o, hour: name, palette: P, horizon, birds: 0 });
  let b = base.body;
  let cl = '';
  for (const [yb, col, amp] of [
    [0.115, mix(P.sky[0], '#c9d3d6', isDark(name) ? 0.14 : 0.4), 1],
    [0.06, mix(P.sky[0], '#5d707c', isDark(name) ? 0.3 : 0.36), 0.8],
  ] as const) {
    let d = 'M-40 -20';
    let x = -40;
    d += `V${n1(h * yb)}`;
    while (x < w + 40) {
      const k = s.r(90, 190) * u;
      const dep = k * 0.3 * amp;
      const y = h * yb + s.r(-8, 8) * u;
      d += `C${n1(x + k * 0.1)} ${n1(y + dep)} ${n1(x + k * 0.9)} ${n1(y + dep)} ${n1(x + k)} ${n1(h * yb)}`;
      x += k;
    }
    cl += `<path d="${d}V-20Z" fill="${col}" opacity=".92"/>`;
  }
  let near = '';
  let far = '';
  for (let j = 0; j < 150; j++) {
    const x = s.r(-0.1, 1.05) * w;
    const y = s.r(0, 1) * h;
    const l = (j % 3 ? s.r(16, 30) : s.r(36, 62)) * u;
    const q = `M${n1(x)} ${n1(y)}l${n1(-l * 0.26)} ${n1(l)}`;
    if (j % 3) {
      far += q;
    } else {
      near += q;
    }
  }
  // White streaks would be as bright as the words on a dark sky.
  const seen = (opacity: number) => `${opacity * (isDark(name) ? 0.4 : 1)}`.replace(/^0/, '');
  b +=
    cl +
    `<g fill="none" stroke="#fbfdfd" stroke-linecap="round"><path d="${far}" stroke-width="${n1(1.2 * u)}" opacity="${seen(0.42)}"/><path d="${near}" stroke-width="${n1(1.9 * u)}" opacity="${seen(0.6)}"/></g>`;
  return { defs: base.defs, body: b };
}
