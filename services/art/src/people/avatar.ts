// Portraits of authors, experts and members: paper-cut busts, calm faces, no caricature.

import { mix } from '../core/colour.ts';
import { HOURS, type Palette } from '../core/hours.ts';
import { type Seed, seeded } from '../core/seed.ts';
import { svg } from '../core/svg.ts';
import { among } from '../core/tables.ts';
import { backdrop, behind, shoulders } from './bust.ts';
import { face } from './face.ts';
import { HAIRS, type Hair, LOOKS, type Look } from './hair.ts';
import { beard, hairOver, head } from './head.ts';
import { scarf } from './scarves.ts';

const SKIN = [
  '#f3d3bd',
  '#eac0a2',
  '#f7dccb',
  '#d9a581',
  '#f0c9ae',
  '#c68a63',
  '#a56b47',
  '#7d4e33',
  '#5f3a28',
];

const HAIR = ['#2d2320', '#5a3826', '#8a5a34', '#c79a5b', '#3c3a42', '#a3452c', '#1f1a1c'];
const GREY = ['#b9b3ac', '#d8d3cb', '#8f8b8a', '#e6e2da'];

const COATS = [
  '#1e5245',
  '#53324f',
  '#b5573a',
  '#1c2f45',
  '#8fb4bd',
  '#dcb65a',
  '#7a3140',
  '#6f7f5c',
  '#c98a6a',
  '#4b4a78',
];

/** Everything absent is chosen by the seed. */
export interface AvatarOptions {
  /** The side of the square, px. */
  w?: number;
  look?: Look;
  age?: 'young' | 'adult' | 'older';
  /** Left, straight, right. */
  turn?: -1 | 0 | 1;
  /** 0 to 8, light to dark. */
  skin?: number;
  /** True shows a wheelchair's back and handles. */
  chair?: boolean;
}

/** A person in a square of 400 px. */
export interface Person {
  s: Seed;
  kind: Look;
  H: Hair;
  a: 'young' | 'adult' | 'older';
  /** The turn of the head; dx is its shift in px. */
  t: -1 | 0 | 1;
  dx: number;
  skin: string;
  /** True for dark skin, which needs other shadows. */
  deep: boolean;
  /** The shadow of the skin, and its darkest line. */
  sh: string;
  lineInk: string;
  hair: string;
  coat: string;
  /** Which collar, 0 to 4. */
  trim: number;
  cloth: string;
  beardy: boolean;
  glasses: boolean;
  open: boolean;
  wheels: boolean;
  /** Sides of the head and the chin, px across. */
  L: number;
  R: number;
  chin: number;
  palette: Palette;
}

/** Draws from the seed in a fixed order: a new trait goes to the end, or every portrait changes. */
function person(s: Seed, { look, age, turn, skin: tone, chair }: AvatarOptions): Person {
  const bg = HOURS[s.pick(['dawn', 'mist', 'bloom', 'noon', 'autumn', 'dawn'])];
  const skin = SKIN[tone ?? s.i(0, SKIN.length - 1)]!;
  const kind = among(LOOKS, look) ? look : s.pick(LOOKS);
  const H = HAIRS[kind];
  const a = age ?? s.pick(['young', 'adult', 'adult', 'adult', 'older']);
  const t = turn ?? s.pick([-1, 0, 0, 1]);
  const deep = SKIN.indexOf(skin) > 5;
  const hair =
    kind === 'rim' || a === 'older'
      ? s.pick(GREY)
      : deep || kind === 'afro' || kind === 'locs'
        ? s.pick(['#1f1a1c', '#2d2320', '#3c2a22'])
        : s.pick(HAIR);
  const coat = s.pick(COATS);
  const trim = s.i(0, 4);
  const beardy =
    H.beard === true || (['short', 'side', 'bald', 'rim', 'locs'].includes(kind) && s.chance(0.45));
  const glasses = s.chance(a === 'older' ? 0.5 : 0.26);
  const open = s.chance(0.45);
  const wheels = chair ?? s.chance(0.06);
  const sh = mix(skin, deep ? '#2a120c' : '#8a4a3a', deep ? 0.34 : 0.26);
  const lineInk = mix(sh, '#2a1412', 0.6);
  const dx = t * 15;
  const cloth = s.pick(['#c4502f', '#1e5245', '#dcb65a', '#8c4a63', '#5d7f9a', '#e5b9a0']);
  // the far side narrows in a three-quarter view
  const L = 140 + (t < 0 ? 4 : t > 0 ? -1 : 0);
  const R = 260 + (t > 0 ? -4 : t < 0 ? 1 : 0);
  const chin = 200 + dx * 0.55;
  return {
    s,
    kind,
    H,
    a,
    t,
    dx,
    skin,
    deep,
    sh,
    lineInk,
    hair,
    coat,
    trim,
    cloth,
    beardy,
    glasses,
    open,
    wheels,
    L,
    R,
    chin,
    palette: bg,
  };
}

/** Bottom to top; the seed is drawn from in this order. */
const LAYERS = [backdrop, behind, shoulders, head, beard, hairOver, scarf, face];

/** A bust in a square, w px wide. */
export function avatar(slug: string, { w = 400, ...traits }: AvatarOptions = {}): string {
  const s = seeded(`person/${slug}`);
  const who = person(s, traits);
  const body = LAYERS.map((draw) => draw(who)).join('');
  return svg(w, w, `<g transform="scale(${w / 400})">${body}</g>`);
}
