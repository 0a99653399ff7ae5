import { mix } from '../core/colour.ts';
import { seeded } from '../core/seed.ts';
import { curve, mark, type Point } from '../core/shapes.ts';
import { softRect } from '../core/svg.ts';
import { plant } from '../flora/plant.ts';
import { CLOTH, CLOTHS, type GoodsOptions } from './goods-options.ts';
import { table } from './table.ts';

export const WRAP_PATTERNS = ['sprigs', 'hills', 'dots', 'lines'] as const;
export type WrapPattern = (typeof WRAP_PATTERNS)[number];

/** A gift in patterned paper with a ribbon, a sprig and a blank tag; a motif that is no pattern gives sprigs. */
export function wrap(
  slug: string,
  { motif, cloth, w, h, ground }: Omit<GoodsOptions, 'motif'> & { motif?: string },
): string {
  const s = seeded(slug);
  const id = `${s.id}w`;
  const ck = cloth ?? s.pick(CLOTHS);
  const [c, foil, paper] = CLOTH[ck];
  const T = table(id, w, h, ground, paper, foil);
  const X = 150;
  const Y = 220;
  const W = 500;
  const H = 560;
  const kind = motif ?? s.pick(WRAP_PATTERNS);
  const ink = mix(foil, c, 0.3);
  let p = '';
  if (kind === 'hills') {
    for (let j = 0; j < 12; j++) {
      for (let i = 0; i < 7; i++) {
        const x = i * 84 - (j % 2) * 42;
        const y = j * 50;
        for (let k = 0; k < 3; k++) {
          p += `<path d="M${x - 38 + k * 11} ${y + 40}A${38 - k * 11} ${38 - k * 11} 0 0 1 ${x + 38 - k * 11} ${y + 40}" fill="none" stroke="${ink}" stroke-width="2.6"/>`;
        }
      }
    }
  } else if (kind === 'dots') {
    for (let j = 0; j < 11; j++) {
      for (let i = 0; i < 10; i++) {
        p +=
          (i + j) % 3
            ? `<circle cx="${i * 56 + (j % 2) * 28}" cy="${j * 54 + 16}" r="${(i * j) % 4 ? 4 : 10}" fill="${ink}"/>`
            : mark(i * 56 + (j % 2) * 28 - 15, j * 54, 30, ink, ink, 2.4);
      }
    }
  } else if (kind === 'lines') {
    for (let j = 0; j < 24; j++) {
      const pts: Point[] = [];
      for (let x = -10; x <= W + 10; x += 34) {
        pts.push([x, j * 25 + 9 * Math.sin(x / 62 + j * 0.34)]);
      }
      p += `<path d="${curve(pts)}" fill="none" stroke="${ink}" stroke-width="2.4"/>`;
    }
  } else {
    for (let j = 0; j < 5; j++) {
      for (let i = 0; i < 5; i++) {
        p += plant(
          s,
          i * 118 + (j % 2) * 58,
          j * 126 + 100,
          s.r(84, 112),
          -1.57 + s.r(-0.6, 0.6),
          s.pick(['willow', 'umbel', 'daisy', 'berry']),
          ink,
          ink,
          'line',
        );
      }
    }
  }
  const rib = mix(foil, '#ffffff', 0.12);
  const rs = mix(foil, '#000000', 0.22);
  const loop = (d: 1 | -1) =>
    `<path d="M0 0C${d * 50} -120 ${d * 190} -130 ${d * 176} -44C${d * 168} 12 ${d * 70} 18 0 0Z" fill="${rib}"/><path d="M0 0C${d * 56} -70 ${d * 130} -86 ${d * 140} -44C${d * 134} -8 ${d * 60} 6 0 0Z" fill="${rs}"/><path d="M0 0C${d * 40} 60 ${d * 90} 110 ${d * 104} 176L${d * 74} 164L${d * 62} 192C${d * 50} 120 ${d * 18} 60 -${d * 4} 12Z" fill="${rib}"/>`.replace(
      /--/g,
      '',
    );
  let b =
    T.ground +
    `<g transform="rotate(${s.pick([-5, 4])} 400 500)">${T.drop(X, Y, W + 6, H + 8, 10)}<path d="M${X + W} ${Y + 8}l16 14V${Y + H + 14}l-16 -6ZM${X + 6} ${Y + H}h${W - 6}l16 14H${X + 22}Z" fill="${mix(c, '#000000', 0.32)}"/><defs><clipPath id="${id}wr"><rect x="${X}" y="${Y}" width="${W}" height="${H}" rx="5"/></clipPath></defs><g clip-path="url(#${id}wr)"><rect x="${X}" y="${Y}" width="${W}" height="${H}" fill="${c}"/><g transform="translate(${X} ${Y})">${p}</g><path d="M${X} ${Y}L${X + 60} ${Y + 46}M${X + W} ${Y}L${X + W - 60} ${Y + 46}" stroke="#000" stroke-opacity=".12" stroke-width="3"/><rect x="${X}" y="${Y}" width="${W}" height="${H}" fill="url(#${id}li)"/></g>`;
  b += `${softRect({ x: X + 300, y: Y - 2, w: 46, h: H + 8, fill: '#000', opacity: 0.2, blur: 7 })}${softRect({ x: X, y: Y + 196, w: W, h: 46, fill: '#000', opacity: 0.2, blur: 7 })}<rect x="${X + 300}" y="${Y}" width="44" height="${H}" fill="${rib}"/><rect x="${X}" y="${Y + 192}" width="${W}" height="44" fill="${rib}"/><path d="M${X + 308} ${Y}v${H}M${X + 336} ${Y}v${H}M${X} ${Y + 200}h${W}M${X} ${Y + 228}h${W}" stroke="${rs}" stroke-width="1.6" opacity=".6"/>`;
  b += `<g transform="translate(${X + 322} ${Y + 214})">${plant(s, 0, 0, 190, 0.75, 'willow', mix('#31584c', c, 0.2), foil)}${plant(s, 0, 0, 170, 2.5, 'fern', mix('#31584c', c, 0.2), foil)}${plant(s, 0, 0, 180, 1.25, 'berry', mix('#31584c', c, 0.15), '#b8452f')}${loop(1)}${loop(-1)}<ellipse rx="34" ry="29" fill="${rib}"/><path d="M-20 -18Q-6 0 -20 18M20 -18Q6 0 20 18" stroke="${rs}" fill="none" stroke-width="3"/></g>`;
  b += `<g transform="translate(${X + 70} ${Y + 320}) rotate(-9)">${T.drop(0, 0, 150, 96, 8, 0.4)}<path d="M24 0H142Q150 0 150 8V88Q150 96 142 96H24L0 48Z" fill="#fffaf0"/><circle cx="24" cy="48" r="7" fill="${c}"/><path d="M54 36h70M54 56h46" stroke="${mix(c, '#fffaf0', 0.5)}" stroke-width="3" stroke-linecap="round"/></g></g>`;
  return T.finish(T.defs, b);
}
