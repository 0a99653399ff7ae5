import { mix } from '../core/colour.ts';
import { type Seed, seeded } from '../core/seed.ts';
import { n1 } from '../core/shapes.ts';
import { type Drawing, grad, softLayers } from '../core/svg.ts';
import { namesOf } from '../core/tables.ts';
import { type PlantName, plant } from '../flora/plant.ts';
import { hills } from '../land/hills.ts';
import { LINE_MOTIFS } from './motifs-lines.ts';
import { THING_MOTIFS } from './motifs-things.ts';

const MOTIFS = { ...LINE_MOTIFS, ...THING_MOTIFS };
export type MotifName = (keyof typeof MOTIFS & string) | 'branch' | 'window';
export const MOTIF_NAMES: readonly MotifName[] = [...namesOf(MOTIFS), 'branch', 'window'];

/** A motif pressed into a cover of w x h px: foil with a light edge below and a dark one above. */
export function pressed(
  s: Seed,
  id: string,
  w: number,
  h: number,
  motif: MotifName,
  foil: string,
  cloth: string,
): Drawing {
  const dark = mix(cloth, '#000000', 0.4);
  const light = mix(cloth, '#ffffff', 0.35);
  const lw = w * 0.0052;
  if (motif === 'window') {
    const sc = hills(s, w, h, {
      tag: 'w',
      bare: true,
      detail: 1.2,
      layers: 5,
      hour: s.pick(['dawn', 'bloom', 'dusk', 'noon', 'mist']),
      horizon: 0.46,
    });
    const x = w * 0.17;
    const ww = w * 0.66;
    const y = h * 0.15;
    const hh = h * 0.6;
    const r = ww / 2;
    const arch = (e: number) =>
      `M${n1(x - e)} ${n1(y + hh + e)}V${n1(y + r)}A${n1(r + e)} ${n1(r + e)} 0 0 1 ${n1(x + ww + e)} ${n1(y + r)}V${n1(y + hh + e)}Z`;
    const shade = softLayers(0.45, 7)
      .filter(({ inset }) => inset < 8)
      .map(
        ({ inset, opacity }) =>
          `<path d="${arch(2)}" stroke-opacity="${opacity}" stroke-width="${n1(16 - 2 * inset)}"/>`,
      );
    return {
      defs: `${sc.defs}<clipPath id="${id}ar"><path d="${arch(0)}"/></clipPath>`,
      body: `<g clip-path="url(#${id}ar)">${sc.body}<g fill="none" stroke="#000">${shade.join('')}</g></g><path d="${arch(9)}" fill="none" stroke="url(#${id}f)" stroke-width="${n1(lw * 1.1)}"/><path d="${arch(0)}" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="1.2"/>`,
    };
  }
  if (motif === 'branch') {
    const cx = w * 0.53;
    const draw = (ink: string, dy: number) => {
      const q = seeded(`${s.id}br`);
      let o = '';
      const kinds: PlantName[] = [q.pick(['willow', 'fern']), q.pick(['umbel', 'poppy', 'bell']), 'wheat'];
      for (let k = 0; k < 5; k++) {
        o += plant(
          q,
          cx + (k - 2) * w * 0.02,
          h * 0.8 + dy,
          h * (0.58 - Math.abs(k - 2) * 0.09),
          -Math.PI / 2 + (k - 2) * 0.2,
          kinds[Math.abs(k - 2)] ?? 'fern',
          ink,
          ink,
          'line',
        );
      }
      return o;
    };
    return { defs: '', body: `<g opacity=".5">${draw(light, 1.6)}</g>${draw(foil, 0)}` };
  }
  const ds = MOTIFS[motif](s, w, h);
  const solid = motif === 'path28' || motif === 'moons' || motif === 'stars';
  const d = ds.join('');
  if (motif === 'stars') {
    const [join, ...rest] = ds;
    const put = (dy: number, st: string, o: number) =>
      `<g transform="translate(0 ${dy})" opacity="${o}"><path d="${join}" fill="none" stroke="${st}" stroke-width="${n1(lw * 0.7)}"/><path d="${rest.join('')}" fill="${st}"/></g>`;
    return { defs: '', body: put(1.5, light, 0.5) + put(0, `url(#${id}f)`, 1) };
  }
  const at = (dy: number, st: string, o: number) =>
    `<use href="#${id}mo" transform="translate(0 ${dy})" fill="${solid ? st : 'none'}" fill-opacity="${solid ? 0.9 : 1}" stroke="${st}" stroke-width="${n1(lw)}" opacity="${o}" stroke-linecap="round"/>`;
  return {
    defs: `<path id="${id}mo" d="${d}"/>`,
    body: at(1.5, light, 0.5) + at(-1.2, dark, 0.55) + at(0, `url(#${id}f)`, 1),
  };
}

/** The shine of foil, colour c. */
export const foilGrad = (id: string, c: string): string =>
  `<linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="420" y2="560">${(
    [
      [0, 0.05],
      [0.3, 0.38],
      [0.42, 0],
      [0.62, 0.3],
      [0.8, -0.18],
      [1, 0.15],
    ] as const
  )
    .map(
      ([o, k]) =>
        `<stop offset="${o}" stop-color="${k < 0 ? mix(c, '#000000', -k) : mix(c, '#ffffff', k)}"/>`,
    )
    .join('')}</linearGradient>`;

/** Light and shade of a cover where it bends at the spine. */
export const hingeGrad = (id: string): string =>
  grad(
    `${id}hg`,
    [
      [0, '#000000', 0.28],
      [0.25, '#ffffff', 0.16],
      [0.62, '#000000', 0.04],
      [0.8, '#000000', 0.3],
      [0.9, '#ffffff', 0.1],
      [1, '#ffffff', 0],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
