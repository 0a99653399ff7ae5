import { HOUR_NAMES, type Hour } from '../core/hours.ts';
import { choose, numberOf, round, seeded } from '../core/seed.ts';
import { softRect, svg } from '../core/svg.ts';
import { among, has } from '../core/tables.ts';
import { LAND_KINDS, type LandKind, land } from '../land/landscape.ts';
import { back, type Deck, GROUNDS } from './backs.ts';
import { gardenArt } from './garden.ts';
import { signArt } from './sign-card.ts';
import { SIGNS } from './sign-paths.ts';
import { FIRST_STATES, STATE_NAMES, STATE_PALETTES, type StateName, stateArt } from './states.ts';

/** What only some decks heed: hour and plants set a path's landscape, kind its landscape or a state. */
export interface CardOptions {
  deck?: Deck;
  side?: 'front' | 'back';
  w?: number;
  h?: number;
  /** Ends the SVG ids, for two cards of one slug in one picture. */
  tag?: string;
  hour?: Hour;
  kind?: LandKind | StateName;
  /** The card's number in its deck; digits that end the slug count as one. */
  n?: number;
  plants?: number;
  /** Whether it lies on a tinted ground, where its white rim is seen. */
  laid?: boolean;
}

/** A card of 2:3, w x h px. Numbered cards 0 to 39 of a deck never repeat; a slug that is a sign's name gives that sign. */
export function macCard(
  slug: string,
  {
    deck = 'paths',
    side = 'front',
    w = 600,
    h = 900,
    tag = '',
    hour,
    kind,
    n,
    plants = 14,
    laid = false,
  }: CardOptions = {},
): string {
  const W = 600;
  const H = 900;
  const s = seeded(`${deck}/${slug}`);
  const id = `${s.id}k${tag}`;
  const m = 34;
  const r = 22;
  const no = has(SIGNS, slug) ? undefined : numberOf(slug, n);
  let defs = `<clipPath id="${id}c"><rect x="${m}" y="${m}" width="${W - 2 * m}" height="${H - 2 * m}" rx="${r}"/></clipPath><clipPath id="${id}o"><rect width="${W}" height="${H}" rx="40"/></clipPath>`;
  let b = '';
  let art = '';
  if (side === 'back') {
    b = back(deck, W, H, m, r, `${id}c`);
  } else {
    if (deck === 'paths') {
      const sc = land(s, W, H, {
        tag,
        kind: among(LAND_KINDS, kind) ? kind : choose(s, LAND_KINDS, no),
        hour:
          hour ??
          (no === undefined ? s.pick(HOUR_NAMES) : round(HOUR_NAMES, no * 3 + 2 * Math.floor(no / 9))),
        detail: 1.15,
        plants,
      });
      defs += sc.defs;
      art = sc.body;
    } else if (deck === 'garden') {
      art = gardenArt(s, W, H, no);
    } else if (deck === 'states') {
      art = stateArt(
        s,
        W,
        H,
        among(STATE_NAMES, kind) ? kind : choose(s, no === undefined ? FIRST_STATES : STATE_NAMES, no),
        no === undefined ? s.pick(STATE_PALETTES) : round(STATE_PALETTES, no * 3 + Math.floor(no / 10)),
      );
    } else {
      const a = signArt(s, slug, W, H, id, no);
      defs += a.defs;
      art = a.body;
    }
    b = `<rect width="${W}" height="${H}" fill="#fbf7ee"/><g clip-path="url(#${id}c)">${art}</g>`;
  }
  const card = `<g clip-path="url(#${id}o)">${b}</g>`;
  const body = `<defs>${defs}</defs>${laid ? onGround(deck, W, H, card) : card}`;
  return svg(w, h, w === W && h === H ? body : `<g transform="scale(${w / W} ${h / H})">${body}</g>`);
}

function onGround(deck: Deck, w: number, h: number, card: string): string {
  const shadow = softRect({ x: 12, y: 22, w, h, r: 40, opacity: 0.4, blur: 20 });
  return `<rect width="${w}" height="${h}" fill="${GROUNDS[deck]}"/><g transform="translate(${w * 0.08} ${h * 0.08}) scale(.84)">${shadow}${card}</g>`;
}
