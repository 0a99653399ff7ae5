import { mix } from '../core/colour.ts';
import type { Seed } from '../core/seed.ts';
import { n1 } from '../core/shapes.ts';
import { bar, frame, hand, PATH, type Print, rules, stone, TINTS, WIDTH } from './spread-paper.ts';

const AREAS = 9;

/** A wheel of nine areas, each as full as it is. */
function wheel(s: Seed, cx: number, cy: number, r: number): string {
  const at = (k: number, radius: number) => {
    const angle = ((k / AREAS) * 2 - 0.5) * Math.PI;
    return `${n1(cx + radius * Math.cos(angle))} ${n1(cy + radius * Math.sin(angle))}`;
  };
  let t = '';
  for (let k = 0; k < AREAS; k++) {
    const full = n1(r * s.r(0.3, 1));
    const tint = mix(TINTS[k % 3]!, '#fff8ec', 0.2);
    t += `<path d="M${n1(cx)} ${n1(cy)}L${at(k, full)}A${full} ${full} 0 0 1 ${at(k + 1, full)}Z" fill="${tint}" stroke="none"/>`;
  }
  for (let k = 0; k < AREAS; k++)
    t += `<path d="M${n1(cx)} ${n1(cy)}L${at(k, r)}" stroke-width=".9" opacity=".6"/>`;
  return `${t}<circle cx="${n1(cx)}" cy="${n1(cy)}" r="${r}" stroke-width="1.4" opacity=".75"/>`;
}

/** One month's wheel, large enough to colour in. */
export const wheelPage: Print = ({ s, x, y, ink }) =>
  bar(ink, x, y + 48, 110, 9) + wheel(s, x + WIDTH / 2, y + 226, 138) + rules(x, y + 414, WIDTH, 3, 34);

/** The year's twelve wheels on one page. */
export const wheelsPage: Print = ({ s, x, y, ink }) => {
  let t = bar(ink, x, y + 42, 110, 9);
  for (let k = 0; k < 12; k++) {
    const [cx, cy] = [x + 44 + (k % 3) * 98, y + 114 + Math.floor(k / 3) * 110];
    t += wheel(s, cx, cy, 40) + bar(ink, cx - 16, cy + 48, 32, 4, 0.5);
  }
  return t;
};

/** A case in three voices: yours, theirs, and one from long ago. */
export const voicesPage: Print = ({ s, x, y, ink }) => {
  let t = bar(ink, x, y + 46, 190, 10, 0.8);
  for (let k = 0; k < 3; k++) {
    const left = x + (k % 2) * 46;
    const top = y + 88 + k * 142;
    const tail = k % 2 ? left + 190 : left + 34;
    const stroke = k === 0 ? `stroke="${PATH}"` : '';
    t += frame(left, top, 238, 100, k === 2 ? 'stroke-dasharray="6 6"' : stroke);
    t += `<path d="M${tail} ${top + 100}l${k % 2 ? 22 : -8} 20l${k % 2 ? 0 : 30} -20" stroke-width="1.2" opacity=".6" ${stroke}/>`;
    t += bar(ink, left + 18, top + 18, 50 + k * 12, 6, 0.55) + rules(left + 18, top + 54, 202, 2, 28);
    if (k < 2) t += hand(s, left + 22, top + 46, s.r(90, 180));
  }
  return t;
};

/** A choice in four corners, and what follows from them. */
export const squarePage: Print = ({ s, x, y, ink }) => {
  let t = bar(ink, x, y + 46, 150, 10, 0.8);
  for (let k = 0; k < 4; k++) {
    const [left, top] = [x + (k % 2) * 146, y + 84 + Math.floor(k / 2) * 166];
    t += frame(left, top, 138, 158) + bar(ink, left + 16, top + 18, 76 - k * 8, 6, 0.55);
    t += rules(left + 16, top + 60, 106, 3, 30);
    for (let q = 0; q < 3 - k; q++) t += hand(s, left + 18, top + 52 + q * 30, s.r(50, 94));
  }
  return t + stone(x + WIDTH / 2, y + 246, 15) + rules(x, y + 448, WIDTH, 2, 34);
};

/** A first sentence: half of it printed, the rest to be written. */
export const startPage: Print = ({ s, x, y, ink }) => {
  let t = stone(x + 10, y + 62, 9) + bar(ink, x, y + 104, 168, 12, 0.82) + bar(ink, x, y + 138, 92, 12, 0.82);
  t += `<path d="M${x + 104} ${y + 150}H${x + WIDTH}" stroke="${PATH}" stroke-width="2" stroke-dasharray="1 7"/>`;
  t += hand(s, x + 110, y + 141, s.r(110, 160));
  for (let k = 0; k < 2; k++) t += hand(s, x + 3, y + 187 + k * 36, s.r(150, 270));
  return t + rules(x, y + 196, WIDTH, 9, 36);
};
