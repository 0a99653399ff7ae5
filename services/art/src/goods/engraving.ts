// What a visitor has engraved on the cover: the only text inside a picture.
import { mix } from '../core/colour.ts';
import { n1 } from '../core/shapes.ts';

/** Up to 24 characters; '' leaves a dashed place, null none. Without a style up to three characters are a monogram. */
export type Engraving = string | { text?: string; style?: 'monogram' | 'line' } | null;

interface Words {
  /** null for no engraving and no place for it. */
  text: string | null;
  mono: boolean;
}

export function engravingOf(engraving: Engraving): Words {
  if (engraving === null) {
    return { text: null, mono: false };
  }
  const { text, style } = typeof engraving === 'string' ? { text: engraving, style: undefined } : engraving;
  const letters = [...(text ?? '').toWellFormed().trim()].slice(0, 24);
  return { text: letters.join(''), mono: style ? style === 'monogram' : letters.length <= 3 };
}

const esc = (t: string) =>
  t.replace(/[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Longest line that stays clear of spine and elastic, in the picture's units. */
const LINE = 270;
const WIDE = /[MW@ЖМФШЩЮЫЪЊЉжмфшщюыњљ—]/;
const CAPITAL = /\p{Lu}/u;

/** A line's width in ems, rather too large than too small. */
const ems = (text: string): number =>
  [...text].reduce((sum, one) => sum + (WIDE.test(one) ? 0.95 : CAPITAL.test(one) ? 0.75 : 0.6), 0);

interface Cover {
  id: string;
  bw: number;
  bh: number;
  c: string;
  foil: string;
  overMotif: boolean;
}

/** Foil letters in a low place of the cover, or a dashed place for them. */
export function engraved({ text, mono }: Words, { id, bw, bh, c, foil, overMotif }: Cover): string {
  if (text === null) {
    return '';
  }
  const ex = bw * 0.47;
  const ey = overMotif ? bh * 0.885 : mono ? bh * 0.46 : bh * 0.5;
  const font = `font-family="'Brygada 1918 Variable','Brygada 1918',Georgia,'DejaVu Serif',serif" font-weight="500" text-anchor="middle"`;
  if (text === '') {
    return `<rect x="${ex - 110}" y="${ey - 28}" width="220" height="56" rx="10" fill="${c}" fill-opacity="${overMotif ? 0.8 : 0}" stroke="${foil}" stroke-width="1.8" stroke-dasharray="6 7" opacity=".85"/><path d="M${ex - 40} ${ey}h80" stroke="${foil}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="1 9"/>`;
  }
  const big = mono ? (overMotif ? 30 : 84) : Math.min(overMotif ? 32 : 42, LINE / Math.max(2.4, ems(text)));
  const R = overMotif ? 32 : 92;
  const put = (dy: number, f: string, op: number) =>
    `<text x="${ex}" y="${n1(ey + big * 0.34 + dy)}" font-size="${n1(big)}" letter-spacing="${mono ? 2 : 1}" ${font} fill="${f}" opacity="${op}">${esc(text)}</text>`;
  const place = overMotif
    ? mono
      ? `<circle cx="${ex}" cy="${ey}" r="${R + 6}" fill="${c}"/>`
      : `<rect x="${ex - 150}" y="${ey - 28}" width="300" height="56" rx="28" fill="${c}"/>`
    : '';
  const ring = mono
    ? `<circle cx="${ex}" cy="${ey}" r="${R}" fill="none" stroke="url(#${id}f)" stroke-width="${overMotif ? 1.8 : 2.6}"/>${overMotif ? '' : `<circle cx="${ex}" cy="${ey}" r="${R - 8}" fill="none" stroke="url(#${id}f)" stroke-width="1.2"/>`}`
    : '';
  // light below, dark above, foil between: letters pressed in
  return (
    place +
    ring +
    put(1.4, mix(c, '#ffffff', 0.35), 0.5) +
    put(-1, mix(c, '#000000', 0.4), 0.5) +
    put(0, mix(foil, '#ffffff', 0.08), 1)
  );
}
