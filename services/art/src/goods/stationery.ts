import { mix } from '../core/colour.ts';
import { type Seed, seeded } from '../core/seed.ts';
import { mark } from '../core/shapes.ts';
import { plant } from '../flora/plant.ts';
import { CLOTH, CLOTHS, type GoodsOptions } from './goods-options.ts';
import { type Table, table } from './table.ts';

interface Desk {
  s: Seed;
  /** Colours of the cloth and its foil. */
  c: string;
  foil: string;
  drop: Table['drop'];
}

const IVORY = '#fffaf0';
const GRAPHITE = '#2a2a2a';
const laid = (x: number, y: number, angle: number, body: string) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${body}</g>`;

/** 480 x 24, its point to the right. */
const pencil = ({ c, foil, drop }: Desk, colour = c) =>
  `${drop(0, 6, 470, 16, 8, 0.5)}<rect width="420" height="24" rx="3" fill="${colour}"/><rect width="420" height="8" fill="#fff" opacity=".18"/><rect width="34" height="24" rx="3" fill="#e3a39a"/><rect x="34" width="22" height="24" fill="${foil}"/><path d="M90 15h120M224 15h64" stroke="${mix(foil, IVORY, 0.3)}" stroke-width="2.6" stroke-linecap="round"/><path d="M420 0L478 12L420 24Z" fill="#e9d3ae"/><path d="M460 8.4L478 12L460 15.6Z" fill="${GRAPHITE}"/>`;

/** Seven, held by a band of paper or spread out. */
function pencils(desk: Desk): string {
  const { s, c, foil, drop } = desk;
  const tones = [0, 0.14, 0.28, 0.42, 0.28, 0.14, 0].map((share) => mix(c, foil, share));
  if (s.chance(0.5))
    return laid(
      400,
      880,
      0,
      `<g transform="scale(1.36)">${tones.map((tone, n) => laid(0, 0, -117 + n * 9, pencil(desk, tone))).join('')}</g>`,
    );
  const row = tones.map((tone, n) => laid(0, n * 27, 0, pencil(desk, tone))).join('');
  const band = `${drop(206, -8, 92, 202, 2, 0.4)}<rect x="206" y="-8" width="92" height="202" rx="2" fill="${IVORY}"/>${mark(230, 68, 44, c, c, 2.4)}`;
  return laid(130, 700, -52, `<g transform="scale(1.4)">${row}${band}</g>`);
}

/** 400 x 270. */
const envelope = ({ c, drop }: Desk) =>
  `${drop(0, 0, 400, 270, 6, 0.7)}<rect width="400" height="270" rx="6" fill="${mix(c, IVORY, 0.72)}"/><path d="M0 6L200 158L400 6" fill="${mix(c, IVORY, 0.6)}" stroke="${mix(c, IVORY, 0.4)}" stroke-width="2"/><path d="M0 266L150 122M400 266L250 122" stroke="${mix(c, IVORY, 0.45)}" stroke-width="2"/><circle cx="200" cy="152" r="34" fill="${mix('#b5573a', c, 0.2)}"/>${mark(178, 128, 44, '#fff4e2', '#fff4e2', 2.4)}`;

/** 236 x 330. */
const card = ({ s, c, foil, drop }: Desk) =>
  `${drop(0, 0, 236, 330, 8, 0.7)}<rect width="236" height="330" rx="8" fill="${IVORY}"/><rect x="16" y="16" width="204" height="298" fill="none" stroke="${c}" stroke-width="2" opacity=".6"/>${plant(s, 118, 286, 210, -1.6, s.pick(['poppy', 'umbel', 'tulip', 'lavender', 'daisy']), c, mix('#c9661a', foil, 0.3))}${plant(s, 112, 286, 160, -1.9, 'willow', c, foil)}${plant(s, 124, 286, 150, -1.25, 'fern', c, foil)}`;

/** Cards with their envelopes, and the pencil to write them. */
function cards(desk: Desk): string {
  const turn = desk.s.pick([-3, 4]);
  return [
    laid(330, 560, 9 + turn, envelope(desk)),
    laid(90, 600, -8 + turn, envelope(desk)),
    laid(120, 190, -14 + turn, card(desk)),
    laid(280, 150, -2 + turn, card(desk)),
    laid(450, 190, 10 + turn, card(desk)),
    laid(190, 930, -9, pencil(desk)),
  ].join('');
}

/** 64 wide. */
const bookmark = ({ s, c, foil, drop }: Desk, height: number, plain: boolean) =>
  plain
    ? `${drop(0, 0, 64, height, 6, 0.5)}<path d="M0 0H64V${height}L32 ${height - 24}L0 ${height}Z" fill="${mix(c, foil, 0.25)}"/>${mark(12, 30, 40, mix(foil, IVORY, 0.55), mix(foil, IVORY, 0.55), 2.4)}`
    : `${drop(0, 0, 64, height, 6, 0.5)}<path d="M0 0H64V${height}L32 ${height - 24}L0 ${height}Z" fill="${foil}"/><circle cx="32" cy="20" r="6" fill="${mix(foil, '#000000', 0.3)}"/>${plant(s, 32, height - 40, height - 120, -1.57, s.pick(['eucalyptus', 'willow', 'fern']), c, c)}`;

/** A sheet of 4 x 5 stickers, 280 x 350: pebbles, suns, clouds, drops. */
function stickers({ s, c, foil, drop }: Desk): string {
  const tints = [c, mix(c, IVORY, 0.4), foil, mix(foil, '#b5573a', 0.5)];
  const shapes = [
    '<ellipse rx="24" ry="17"/>',
    '<circle r="19"/><path d="M0 -27V27M-27 0H27M-19 -19L19 19M19 -19L-19 19" stroke="currentColor" stroke-width="3"/>',
    '<path d="M-26 12Q-30 -4 -14 -6Q-8 -22 8 -16Q26 -16 26 2Q28 12 18 12Z"/>',
    '<path d="M0 -24Q20 4 0 20Q-20 4 0 -24Z"/>',
  ];
  let all = '';
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 4; column++) {
      const tint = s.pick(tints);
      all += `<g transform="translate(${47 + column * 62} ${48 + row * 64})" fill="${tint}" color="${tint}">${shapes[(row + column) % shapes.length]}</g>`;
    }
  return `${drop(0, 0, 280, 350, 6, 0.6)}<rect width="280" height="350" rx="6" fill="${IVORY}"/>${all}`;
}

/** Six bookmarks, four sheets. */
function bookmarks(desk: Desk): string {
  const turn = desk.s.pick([-4, 3]);
  const sheets = [0, 1, 2, 3].map((n) => laid(120 + n * 66, 560 - n * 22, -8 + turn + n * 5, stickers(desk)));
  const marks = Array.from({ length: 6 }, (_, n) =>
    laid(
      140 + n * 90,
      130 + (n % 2) * 24,
      -9 + turn + n * 4,
      bookmark(desk, 330 - (n % 3) * 20, n % 2 === 0),
    ),
  );
  return [...sheets, ...marks].join('');
}

const STATIONERY = { cards, bookmarks, pencils };
export type StationeryKind = keyof typeof STATIONERY;

/** Small things for a desk, each as many as its packet holds. */
export function stationery(
  slug: string,
  kind: StationeryKind,
  { cloth, w, h, ground }: Omit<GoodsOptions, 'motif'>,
): string {
  const s = seeded(slug);
  const [c, foil, paper] = CLOTH[cloth ?? s.pick(CLOTHS)];
  const T = table(`${s.id}t`, w, h, ground, paper, foil);
  return T.finish(T.defs, T.ground + STATIONERY[kind]({ s, c, foil, drop: T.drop }));
}
