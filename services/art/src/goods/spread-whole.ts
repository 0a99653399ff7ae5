import { bar, hand, type Paper, type Print, rules, stone, WIDTH } from './spread-paper.ts';

const both = ({ left, x }: Paper, draw: (at: number) => string) => draw(left) + draw(x);

/** Dots alone, for whoever likes straight lines. */
export const dotsSpread: Print = (paper) =>
  both(paper, (at) =>
    Array.from(
      { length: 22 },
      (_, k) =>
        `<path d="M${at} ${paper.y + 44 + k * 22}h${WIDTH}" stroke-width="3" stroke-dasharray="0 22" opacity=".5"/>`,
    ).join(''),
  );

/** Wide lines without a word, the first of them written on. */
export const linesSpread: Print = (paper) => {
  const { s, left, y } = paper;
  let t = both(paper, (at) => rules(at, y + 72, WIDTH, 12, 38));
  for (let k = s.i(4, 8); k >= 0; k--) t += hand(s, left + 3, y + 62 + k * 38, s.r(120, 270));
  return t;
};

/** A week to a spread: four days on the left, three on the right and room for what is left over. */
export const weekSpread: Print = ({ s, left, x, y, ink }) => {
  let t = bar(ink, left, y + 30, 120, 9) + bar(ink, x + 214, y + 30, 70, 9, 0.35);
  for (let k = 0; k < 8; k++) {
    const at = k < 4 ? left : x;
    const top = y + 62 + (k % 4) * 114;
    if (k === 7) {
      t += `<rect x="${at}" y="${top + 4}" width="${WIDTH}" height="96" rx="10" stroke-width="1.2" opacity=".6"/>`;
      continue;
    }
    t += `<path d="M${at} ${top}h${WIDTH}" stroke-width="1.8" opacity=".7"/>`;
    t +=
      stone(at + 12, top + 22, 9, k < 3 ? undefined : '') +
      bar(ink, at + 30, top + 19, 44 + (k % 3) * 12, 6, 0.6);
    t += rules(at + 30, top + 52, WIDTH - 30, 3, 24);
    if (k < 5) for (let q = k % 2; q < 3; q++) t += hand(s, at + 34, top + 45 + q * 24, s.r(70, 210));
  }
  return t;
};
