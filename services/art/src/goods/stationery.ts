import { mix } from '../core/colour.ts';
import { seeded } from '../core/seed.ts';
import { mark } from '../core/shapes.ts';
import { plant } from '../flora/plant.ts';
import { CLOTH, CLOTHS, type GoodsOptions } from './goods-options.ts';
import { pressed } from './pressed.ts';
import { table } from './table.ts';

/** Stationery: notebook, envelope, cards, pencil, bookmarks, a strip of stickers. */
export function stationery(slug: string, { motif, cloth, w, h, ground }: GoodsOptions): string {
  const s = seeded(slug);
  const id = `${s.id}t`;
  const ck = cloth ?? s.pick(CLOTHS);
  const [c, foil, paper] = CLOTH[ck];
  const T = table(id, w, h, ground, paper, foil);
  const pr = pressed(s, id, 300, 420, motif ?? s.pick(['wreath', 'leaf', 'waves', 'peaks']), foil, c);
  const tone = mix(foil, '#fffaf0', 0.55);
  const put = (x: number, y: number, a: number, ww: number, hh: number, r: number, body: string, k = 0.7) =>
    `<g transform="translate(${x} ${y}) rotate(${a})">${T.drop(0, 0, ww, hh, r, k)}${body}</g>`;
  let b = T.ground;
  b += put(
    96,
    560,
    -7,
    400,
    270,
    6,
    `<rect width="400" height="270" rx="6" fill="${mix(c, '#fffaf0', 0.72)}"/><path d="M0 6L200 158L400 6" fill="${mix(c, '#fffaf0', 0.6)}" stroke="${mix(c, '#fffaf0', 0.4)}" stroke-width="2"/><path d="M0 266L150 122M400 266L250 122" stroke="${mix(c, '#fffaf0', 0.45)}" stroke-width="2"/><circle cx="200" cy="152" r="34" fill="${mix('#b5573a', c, 0.2)}"/>${mark(178, 128, 44, '#fff4e2', '#fff4e2', 2.4)}`,
  );
  b += put(
    430,
    500,
    6,
    236,
    330,
    8,
    `<rect width="236" height="330" rx="8" fill="#fffaf0"/><rect x="16" y="16" width="204" height="298" fill="none" stroke="${c}" stroke-width="2" opacity=".6"/>${plant(s, 118, 286, 210, -1.6, s.pick(['poppy', 'umbel', 'tulip', 'lavender']), c, mix('#c9661a', foil, 0.3))}${plant(s, 112, 286, 160, -1.9, 'willow', c, foil)}${plant(s, 124, 286, 150, -1.25, 'fern', c, foil)}`,
  );
  b += put(
    150,
    150,
    -4,
    300,
    420,
    12,
    `<defs><clipPath id="${id}nb"><rect width="300" height="420" rx="10"/></clipPath></defs><rect x="5" y="6" width="300" height="420" rx="10" fill="#efe6d4"/><g clip-path="url(#${id}nb)"><rect width="300" height="420" fill="${c}"/>${pr.body}<rect width="34" height="420" fill="#000" opacity=".16"/><rect width="300" height="420" fill="url(#${id}li)"/></g>`,
    1,
  );
  b +=
    put(
      520,
      150,
      4,
      64,
      300,
      6,
      `<path d="M0 0H64V300L32 276L0 300Z" fill="${mix(c, foil, 0.25)}"/>${mark(12, 30, 40, tone, tone, 2.4)}<path d="M14 100h36M14 116h36M14 132h24" stroke="${tone}" stroke-width="2.4"/>`,
      0.5,
    ) +
    put(
      604,
      176,
      9,
      64,
      280,
      6,
      `<path d="M0 0H64V280L32 256L0 280Z" fill="${foil}"/><circle cx="32" cy="20" r="6" fill="${mix(foil, '#000000', 0.3)}"/>${plant(s, 32, 250, 190, -1.57, 'eucalyptus', c, c)}`,
      0.5,
    );
  b += `<g transform="translate(120 900) rotate(-13)">${T.drop(0, 6, 470, 16, 8, 0.5)}<rect width="420" height="24" rx="3" fill="${c}"/><rect width="420" height="8" fill="#fff" opacity=".18"/><rect x="0" width="34" height="24" rx="3" fill="#e3a39a"/><rect x="34" width="22" height="24" fill="${foil}"/><path d="M420 0L478 12L420 24Z" fill="#e9d3ae"/><path d="M460 8.4L478 12L460 15.6Z" fill="#2a2a2a"/></g>`;
  return T.finish(T.defs + pr.defs, b);
}
