import { curve, type Point } from '../core/shapes.ts';
import { bar, frame, hand, PATH, type Print, rules, stone, WIDTH } from './spread-paper.ts';

/** A day's plan: what it is for, three things, a fourth line underlined for oneself, and tasks by their length. */
export const planPage: Print = ({ s, x, y, ink }) => {
  let t = bar(ink, x, y + 44, 196, 12, 0.82) + hand(s, x + 3, y + 78, s.r(80, 150));
  for (let k = 0; k < 3; k++) {
    const line = y + 124 + k * 44;
    t += stone(x + 9, line - 12, 8, k ? '' : undefined) + rules(x + 28, line, WIDTH - 28, 1, 0);
    if (k < 2) t += hand(s, x + 34, line - 9, s.r(110, 210));
  }
  t += bar(PATH, x, y + 252, 58, 6, 0.8) + hand(s, x + 74, y + 266, s.r(90, 170));
  t += `<path d="M${x} ${y + 280}h${WIDTH}" stroke="${PATH}" stroke-width="2.6"/>`;
  for (let k = 0; k < 3; k++) {
    const left = x + k * 98;
    t += frame(left, y + 322, 88, 172) + bar(ink, left + 12, y + 338, 28 + k * 14, 5, 0.55);
    t += rules(left + 12, y + 376, 64, 4, 30);
  }
  return t;
};

/** How a month opens: its moons, one question, and a line a day. */
export const monthPage: Print = ({ s, x, y, ink }) => {
  let t = '';
  for (let k = 0; k < 5; k++) {
    const at = x + 30 + k * 56;
    const side = k < 2 ? 1 : 0;
    const lit = k % 2 ? `M${at} ${y + 48}a16 16 0 0 ${side} 0 32z` : '';
    t += stone(at, y + 64, 16, k === 2 ? undefined : '');
    t += lit && `<path d="${lit}" fill="${PATH}" stroke="none" opacity=".75"/>`;
  }
  t += bar(ink, x + 42, y + 110, 200, 10, 0.8) + bar(ink, x + 82, y + 132, 120, 10, 0.8);
  for (let k = 0; k < 14; k++) {
    const line = y + 192 + k * 24;
    t += `<circle cx="${x + 6}" cy="${line - 6}" r="3" fill="${ink}" stroke="none" opacity=".6"/>`;
    t += rules(x + 20, line, WIDTH - 20, 1, 0);
    if (k < 9) t += hand(s, x + 24, line - 7, s.r(120, 240));
  }
  return t;
};

/** One step of a way: its stone, few words, and much room to draw. */
export const stepPage: Print = ({ x, y, ink, sheet }) => {
  const way: Point[] = [0, 1, 2, 3, 4].map((k) => [x + 20 + k * 61, y + 84 + 16 * Math.sin(k * 1.9 + 1)]);
  let t = `<path d="${curve(way)}" stroke="${PATH}" stroke-width="2" stroke-dasharray="1 7"/>`;
  way.forEach(([cx, cy], k) => {
    t += stone(cx, cy, k === 2 ? 17 : 6, k > 2 ? `fill="${sheet}"` : undefined);
  });
  t += bar(ink, x + 52, y + 140, 180, 12, 0.82);
  t += frame(x, y + 188, WIDTH, 236, 'stroke-dasharray="7 7"');
  return t + rules(x, y + 464, WIDTH, 2, 34);
};

/** A story to tell: its question, a place for a photograph in corner mounts, and lines. */
export const photoPage: Print = ({ s, x, y, ink }) => {
  const [left, top, w, h] = [x + 46, y + 120, 192, 150];
  let t = bar(ink, x + 22, y + 50, 240, 12, 0.82) + bar(ink, x + 72, y + 78, 140, 12, 0.82);
  t += frame(left, top, w, h, 'stroke-dasharray="7 7"');
  for (const [cx, cy, dx, dy] of [
    [left, top, 26, 26],
    [left + w, top, -26, 26],
    [left, top + h, 26, -26],
    [left + w, top + h, -26, -26],
  ] as const)
    t += `<path d="M${cx} ${cy}h${dx}l${-dx} ${dy}z" fill="${PATH}" stroke="none" opacity=".7"/>`;
  for (let k = 0; k < 4; k++) t += hand(s, x + 3, y + 315 + k * 32, s.r(170, 270));
  return t + rules(x, y + 324, WIDTH, 6, 32);
};

/** One question, and a column for each of two. */
export const columnsPage: Print = ({ s, x, y, ink }) => {
  const middle = x + WIDTH / 2;
  let t = stone(middle, y + 62, 11) + bar(ink, x + 22, y + 96, 240, 12, 0.82);
  t += bar(ink, x + 72, y + 124, 140, 12, 0.82);
  t += `<path d="M${middle} ${y + 176}V${y + 500}" stroke="${PATH}" stroke-width="1.6" stroke-dasharray="2 8"/>`;
  for (const left of [x, middle + 14]) {
    t += bar(ink, left, y + 178, 54, 6, 0.5) + rules(left, y + 226, 128, 9, 32);
    for (let k = 0; k < 6; k++) t += hand(s, left + 3, y + 217 + k * 32, s.r(60, 118));
  }
  return t;
};
