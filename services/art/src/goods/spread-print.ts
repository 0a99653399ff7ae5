import { seeded } from '../core/seed.ts';
import { has, namesOf } from '../core/tables.ts';
import { columnsPage, monthPage, photoPage, planPage, stepPage } from './spread-days.ts';
import { LEFT_PAGES, type LeftPage } from './spread-left.ts';
import { mapPage } from './spread-map.ts';
import { letterPage, linePage, questionPage, sketchPage, trailPage, wavesPage } from './spread-pages.ts';
import type { Paper, Print } from './spread-paper.ts';
import { dotsSpread, linesSpread, weekSpread } from './spread-whole.ts';
import { squarePage, startPage, voicesPage, wheelPage, wheelsPage } from './spread-workbook.ts';

interface Right {
  print: Print;
  /** Left pages that go with it: the slug picks one. */
  beside: readonly LeftPage[];
}
const RIGHT = {
  trail: { print: trailPage, beside: ['task'] },
  question: { print: questionPage, beside: ['bare', 'story'] },
  line: { print: linePage, beside: ['bare'] },
  waves: { print: wavesPage, beside: ['three'] },
  sketch: { print: sketchPage, beside: ['drawn'] },
  letter: { print: letterPage, beside: ['lines'] },
  plan: { print: planPage, beside: ['written'] },
  month: { print: monthPage, beside: ['bare', 'drawn'] },
  step: { print: stepPage, beside: ['word'] },
  photo: { print: photoPage, beside: ['written', 'story'] },
  columns: { print: columnsPage, beside: ['bare', 'drawn'] },
  wheel: { print: wheelPage, beside: ['three', 'sentence'] },
  wheels: { print: wheelsPage, beside: ['lines', 'written'] },
  voices: { print: voicesPage, beside: ['story'] },
  square: { print: squarePage, beside: ['task'] },
  start: { print: startPage, beside: ['word', 'drawn'] },
  map: { print: mapPage, beside: ['lines', 'three'] },
} satisfies Record<string, Right>;
/** What takes both pages. */
const WHOLE = {
  blank: () => '',
  dots: dotsSpread,
  lines: linesSpread,
  week: weekSpread,
} satisfies Record<string, Print>;

export type SpreadPage = keyof typeof RIGHT | keyof typeof WHOLE;
export const SPREAD_PAGES: readonly SpreadPage[] = [...namesOf(RIGHT), ...namesOf(WHOLE)];
export const SPREAD_LEFTS: readonly LeftPage[] = namesOf(LEFT_PAGES);

/** Which left page a spread shows, undefined where one drawing takes both pages. @param left named, the slug picks none */
export function leftPage(slug: string, page: SpreadPage, left?: LeftPage): LeftPage | undefined {
  if (has(WHOLE, page)) return undefined;
  return left ?? seeded(`${slug}left`).pick(RIGHT[page].beside as readonly LeftPage[]);
}

/** What is printed on two open pages. @param left of {@link leftPage} */
export const printed = (page: SpreadPage, left: LeftPage | undefined, paper: Paper): string =>
  has(WHOLE, page) ? WHOLE[page](paper) : LEFT_PAGES[left!](paper) + RIGHT[page].print(paper);
