import { round, seeded } from '../core/seed.ts';
import { mark, n1 } from '../core/shapes.ts';
import { namesOf } from '../core/tables.ts';
import { plant } from '../flora/plant.ts';

/** Decks: ground and ink of the back. */
export const DECKS = {
  paths: ['#24584b', '#efd9a8'],
  garden: ['#f1dcd3', '#7a3140'],
  states: ['#33304f', '#f0b98c'],
  signs: ['#16263a', '#e6c27e'],
} as const satisfies Record<string, readonly [string, string]>;

export type Deck = keyof typeof DECKS;
/** What cards of a deck lie on: their rims are nearly white. */
export const GROUNDS: Record<Deck, string> = {
  paths: '#c3cfc4',
  garden: '#dcbcb3',
  states: '#c6c1d6',
  signs: '#bfc8d2',
};
export const DECK_NAMES: readonly Deck[] = namesOf(DECKS);

/** The back of a deck: its pattern inside a double frame. */
export function back(deck: Deck, w: number, h: number, m: number, r: number, clip: string): string {
  const [bg, ink] = DECKS[deck];
  const q = seeded(`back/${deck}`);
  let art = '';
  const frame = `<rect x="${m}" y="${m}" width="${w - 2 * m}" height="${h - 2 * m}" rx="${r}" fill="none" stroke="${ink}" stroke-width="3"/><rect x="${m + 9}" y="${m + 9}" width="${w - 2 * m - 18}" height="${h - 2 * m - 18}" rx="${r - 7}" fill="none" stroke="${ink}" stroke-width="1.2" opacity=".7"/>`;
  if (deck === 'paths') {
    // a labyrinth of one path, mirrored through the centre
    for (let k = 0; k < 9; k++) {
      const rr = 60 + k * 42;
      const gap = 0.22 + k * 0.02;
      const a0 = k % 2 ? Math.PI / 2 : -Math.PI / 2;
      const A = (a: number) =>
        `${n1(w / 2 + Math.cos(a) * rr * 0.78)} ${n1(h / 2 + Math.sin(a) * rr * 1.12)}`;
      art += `<path d="M${A(a0 + gap)}A${n1(rr * 0.78)} ${n1(rr * 1.12)} 0 1 1 ${A(a0 - gap)}" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" opacity=".9"/>`;
      if (k < 8) {
        const rr2 = rr + 42;
        for (const sg of [1, -1]) {
          art +=
            k % 2 === (sg > 0 ? 0 : 1)
              ? `<path d="M${A(a0 + sg * gap)}L${n1(w / 2 + Math.cos(a0 + sg * gap) * rr2 * 0.78)} ${n1(h / 2 + Math.sin(a0 + sg * gap) * rr2 * 1.12)}" stroke="${ink}" stroke-width="7" stroke-linecap="round" opacity=".9"/>`
              : '';
        }
      }
    }
    art += `<circle cx="${w / 2}" cy="${h / 2}" r="17" fill="#e79a4c"/>`;
  } else if (deck === 'garden') {
    let half = '';
    for (let k = 0; k < 13; k++) {
      const a = -Math.PI / 2 + (k - 6) * 0.26;
      half += plant(
        q,
        w / 2 + Math.cos(a) * 46,
        h / 2 + Math.sin(a) * 46,
        300 - Math.abs(k - 6) * 16 + (k % 2) * 40,
        a,
        round(['umbel', 'willow', 'poppy', 'fern'] as const, Math.abs(k - 6)),
        ink,
        k % 2 ? '#c4631a' : ink,
        'fill',
      );
    }
    art =
      half +
      `<g transform="rotate(180 ${w / 2} ${h / 2})">${half}</g><circle cx="${w / 2}" cy="${h / 2}" r="30" fill="none" stroke="${ink}" stroke-width="3"/><circle cx="${w / 2}" cy="${h / 2}" r="12" fill="#c4631a"/>`;
  } else if (deck === 'states') {
    for (let j = 0; j < 9; j++) {
      for (let i = 0; i < 6; i++) {
        const x = m + 44 + i * 89;
        const y = m + 60 + j * 89;
        const k = (i + j) % 4;
        const col = round([ink, '#c98aa6', '#8fb4bd', '#e3c877'], k);
        const R = 38;
        art += `<g transform="rotate(${((i * 3 + j * 5) % 4) * 90} ${n1(x)} ${n1(y)})"><path d="M${x - R} ${y}A${R} ${R} 0 0 1 ${x + R} ${y}Z" fill="${col}" opacity=".92"/><path d="M${x - R * 0.5} ${y}A${R * 0.5} ${R * 0.5} 0 0 0 ${x + R * 0.5} ${y}Z" fill="${col}" opacity=".45"/></g>`;
      }
    }
  } else {
    for (let k = 0; k < 72; k++) {
      const a = (k / 72) * 2 * Math.PI;
      const r0 = 128;
      const r1 = k % 6 === 0 ? 420 : k % 2 ? 250 : 320;
      art += `<path d="M${n1(w / 2 + Math.cos(a) * r0)} ${n1(h / 2 + Math.sin(a) * r0)}L${n1(w / 2 + Math.cos(a) * r1)} ${n1(h / 2 + Math.sin(a) * r1)}" stroke="${ink}" stroke-width="${k % 6 ? 1.6 : 3}" opacity=".8" stroke-linecap="round"/>`;
    }
    art += `<circle cx="${w / 2}" cy="${h / 2}" r="112" fill="${bg}" stroke="${ink}" stroke-width="3"/>`;
    art += mark(w / 2 - 70, h / 2 - 74, 140, ink, '#e79a4c', 2.2);
    for (let k = 0; k < 40; k++) {
      art += `<circle cx="${n1(q.r(m + 20, w - m - 20))}" cy="${n1(q.r(m + 20, h - m - 20))}" r="${n1(q.r(1, 3.4))}" fill="${ink}" opacity="${n1(q.r(0.3, 0.9))}"/>`;
    }
  }
  return `<rect width="${w}" height="${h}" fill="${bg}"/><g clip-path="url(#${clip})">${art}</g>${frame}`;
}
