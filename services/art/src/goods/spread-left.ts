import { mix } from '../core/colour.ts';
import { curve, type Point } from '../core/shapes.ts';
import { plant } from '../flora/plant.ts';
import { bar, frame, hand, PATH, type Print, rules, stone, WIDTH } from './spread-paper.ts';

/** A day in notes: its heading and how it went, lines in hand, and a flower in a frame. */
const written: Print = ({ s, left: x, y, ink, foil }) => {
  let t = bar(ink, x, y + 46, 120, 9, 1) + bar(ink, x, y + 66, 72, 5, 0.4);
  for (let k = 0; k < 5; k++)
    t += stone(x + 190 + k * 22, y + 56, 8, k < 3 ? `fill="${mix(foil, '#ffffff', 0.1)}"` : '');
  t += rules(x, y + 122, WIDTH, 9, 27);
  for (let k = s.i(4, 6); k >= 0; k--) t += hand(s, x + 3, y + 113 + k * 27, s.r(150, 275));
  t += frame(x, y + 390, WIDTH, 104) + rules(x + 16, y + 420, 130, 3, 24);
  t += plant(s, x + 242, y + 490, 92, -1.9, 'umbel', ink, PATH, 'line');
  return t + plant(s, x + 260, y + 490, 74, -1.5, 'willow', ink, ink, 'line');
};

/** What the day asks for, in print, and lines for it. */
const task: Print = ({ s, left: x, y, ink }) => {
  let t = stone(x + 11, y + 58, 11) + bar(ink, x + 36, y + 52, 90, 9);
  t += bar(ink, x, y + 96, 250, 12, 0.82) + bar(ink, x, y + 122, 176, 12, 0.82);
  t += bar(ink, x, y + 158, 226, 5, 0.4) + bar(ink, x, y + 172, 140, 5, 0.4);
  for (let k = s.i(2, 4); k >= 0; k--) t += hand(s, x + 3, y + 219 + k * 34, s.r(130, 265));
  return t + rules(x, y + 228, WIDTH, 8, 34);
};

/** Three lines and no more. */
const three: Print = ({ s, left: x, y, ink }) => {
  let t = bar(ink, x, y + 46, 96, 8) + bar(ink, x, y + 66, 54, 5, 0.4);
  for (let k = 0; k < 3; k++) t += hand(s, x + 3, y + 198 + k * 62, s.r(150, 262));
  t += rules(x, y + 208, WIDTH, 3, 62);
  return t + bar(ink, x, y + 470, 150, 4, 0.35) + bar(ink, x, y + 484, 96, 4, 0.35);
};

/** One sentence in the middle of the page. */
const sentence: Print = ({ s, left: x, y, ink }) => {
  const end = s.r(90, 150);
  let t = bar(ink, x, y + 46, 74, 8);
  t += hand(s, x + 3, y + 238, 272) + hand(s, x + 3, y + 284, end) + rules(x, y + 248, WIDTH, 2, 46);
  t += `<circle cx="${Math.round(x + end + 10)}" cy="${y + 286}" r="2" fill="${ink}" stroke="none" opacity=".72"/>`;
  return t;
};

/** One word, written large. */
const word: Print = ({ s, left: x, y, ink }) => {
  const large = `<g transform="translate(${x + 84} ${y + 262}) scale(2.1)">${hand(s, 0, 0, s.r(46, 62))}</g>`;
  return bar(ink, x, y + 46, 56, 8) + large + rules(x + 62, y + 284, 160, 1, 0);
};

/** More drawing than writing: hills, a sun and what grows there, in pencil. */
const drawn: Print = ({ s, left: x, y, ink }) => {
  let t = stone(x + s.r(170, 220), y + 118, 30, `stroke="${PATH}"`);
  for (let k = 0; k < 3; k++) {
    const hill: Point[] = [];
    for (let q = 0; q <= 8; q++)
      hill.push([x + (q * WIDTH) / 8, y + 226 + k * 58 - 26 * Math.sin(q * s.r(0.6, 0.72) + k * 2.1)]);
    t += `<path d="${curve(hill)}" stroke-width="${1.6 + k * 0.3}" opacity=".75"/>`;
  }
  for (let k = 0; k < 9; k++)
    t += `<path d="M${x + 26 + k * 13} ${y + 300 + (k % 3) * 5}l-16 26" stroke-width="1" opacity=".45"/>`;
  for (const [at, tall, kind] of [
    [60, 128, 'poppy'],
    [104, 96, 'fern'],
    [214, 140, 'umbel'],
  ] as const)
    t += plant(s, x + at, y + 436, tall, s.r(-1.75, -1.4), kind, ink, PATH, 'line');
  return t + hand(s, x + 120, y + 478, s.r(70, 120));
};

/** Almost nothing: a twig at the foot. */
const bare: Print = ({ s, left: x, y, ink }) =>
  plant(s, x + 14, y + 494, s.r(80, 104), -1.25, s.pick(['willow', 'umbel', 'fern']), ink, PATH, 'line') +
  bar(ink, x + 252, y + 488, 24, 4, 0.35);

/** A short story in print. */
const story: Print = ({ s, left: x, y, ink }) => {
  let t = bar(ink, x, y + 46, s.r(130, 190), 11, 0.82);
  for (let k = 0; k < 17; k++) {
    const last = k % 6 === 5;
    t += bar(ink, x, y + 92 + k * 22 + Math.floor(k / 6) * 12, last ? s.r(90, 190) : s.r(262, 284), 5, 0.42);
  }
  return t;
};

/** Lines that nobody has written on yet. */
const lines: Print = ({ left: x, y, ink }) => bar(ink, x, y + 46, 104, 8) + rules(x, y + 104, WIDTH, 13, 30);

export const LEFT_PAGES = { written, task, three, sentence, word, drawn, bare, story, lines };
export type LeftPage = keyof typeof LEFT_PAGES;
