import { DECK_NAMES, DECKS, type Deck, GROUNDS } from '../cards/backs.ts';
import { macCard } from '../cards/mac-card.ts';
import { mix } from '../core/colour.ts';
import { seeded } from '../core/seed.ts';
import { mark } from '../core/shapes.ts';
import { inner } from '../core/svg.ts';
import { has } from '../core/tables.ts';
import type { GoodsOptions } from './goods-options.ts';
import { table } from './table.ts';

/** A deck's box in the deck's own pattern, lid aside, cards fanned. */
export function box(slug: string, { w, h, ground, deck }: GoodsOptions & { deck?: Deck }): string {
  const s = seeded(slug);
  const id = `${s.id}x`;
  const dk = has(DECKS, deck) ? deck : s.pick(DECK_NAMES);
  const [c, foil] = DECKS[dk];
  const T = table(id, w, h, ground, GROUNDS[dk], foil);
  const lite = c > '#8';
  let b = '';
  const card = (n: number, x: number, y: number, a: number, k: number) =>
    `<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})">${T.drop(0, 0, 600, 900, 40, 0.8)}${inner(macCard(`${dk}-${n}`, { deck: dk, tag: `b${n}`, kind: dk === 'paths' ? (n % 2 ? 'sea' : 'steppe') : undefined, plants: 6 }))}</g>`;
  const n0 = s.i(1, 30);
  b += card(n0, 330, 96, 9, 0.46) + card(n0 + 1, 446, 176, 17, 0.46);
  // the box: front, side, open top
  const X = 110;
  const Y = 300;
  const W = 360;
  const H = 540;
  const D = 70;
  b += `<g transform="rotate(-4 300 600)">${T.drop(X, Y, W + D, H, 8)}<path d="M${X + W} ${Y}L${X + W + D} ${Y - 34}V${Y + H - 42}L${X + W} ${Y + H}Z" fill="${mix(c, '#000000', lite ? 0.18 : 0.35)}"/><path d="M${X} ${Y}L${X + D} ${Y - 34}H${X + W + D}L${X + W} ${Y}Z" fill="${mix(c, '#000000', 0.45)}"/>${[0, 1, 2, 3].map((k) => `<path d="M${X + 14 + k * 13} ${Y - 8 - k * 6}h${W - 20}" stroke="#fbf7ee" stroke-width="4"/>`).join('')}<g transform="translate(${X} ${Y}) scale(${W / 600} ${H / 900})">${inner(macCard('box', { deck: dk, side: 'back', tag: 'bx' })).replace(/rx="40"/g, 'rx="6"')}</g><rect x="${X}" y="${Y}" width="${W}" height="${H}" rx="4" fill="url(#${id}li)"/>${dk === 'signs' ? '' : `<circle cx="${X + W / 2}" cy="${Y + H / 2}" r="74" fill="${c}"/><circle cx="${X + W / 2}" cy="${Y + H / 2}" r="66" fill="none" stroke="${foil}" stroke-width="2.4"/>${mark(X + W / 2 - 42, Y + H / 2 - 44, 84, foil, '#e79a4c', 2.2)}`}<path d="M${X + W * 0.36} ${Y}A${W * 0.14} ${W * 0.14} 0 0 0 ${X + W * 0.64} ${Y}Z" fill="${mix(c, '#000000', 0.5)}" opacity=".75"/></g>`;
  // In a square frame the upper card is whole, too.
  return T.finish(T.defs, `${T.ground}<g transform="translate(56 78) scale(.86)">${b}</g>`);
}
