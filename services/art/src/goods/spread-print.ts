import { has, namesOf } from '../core/tables.ts';
import { columnsPage, monthPage, photoPage, planPage, stepPage } from './spread-days.ts';
import { letterPage, questionPage, sketchPage, trailPage, wavesPage } from './spread-pages.ts';
import type { Paper, Print } from './spread-paper.ts';
import { dotsSpread, linesSpread, weekSpread } from './spread-whole.ts';
import { squarePage, startPage, voicesPage, wheelPage, wheelsPage } from './spread-workbook.ts';

/** Right pages, beside a left page with the day's notes. */
const BESIDE_NOTES = {
  trail: trailPage,
  question: questionPage,
  waves: wavesPage,
  sketch: sketchPage,
  letter: letterPage,
  plan: planPage,
  month: monthPage,
  step: stepPage,
  photo: photoPage,
  columns: columnsPage,
  wheel: wheelPage,
  wheels: wheelsPage,
  voices: voicesPage,
  square: squarePage,
  start: startPage,
} satisfies Record<string, Print>;
/** What takes both pages. */
const WHOLE = {
  blank: () => '',
  dots: dotsSpread,
  lines: linesSpread,
  week: weekSpread,
} satisfies Record<string, Print>;

export type SpreadPage = keyof typeof BESIDE_NOTES | keyof typeof WHOLE;
export const SPREAD_PAGES: readonly SpreadPage[] = [...namesOf(BESIDE_NOTES), ...namesOf(WHOLE)];

/** What is printed on two open pages. @param notes draws the left one, where the right one has a page of its own */
export const printed = (page: SpreadPage, paper: Paper, notes: () => string): string =>
  has(WHOLE, page) ? WHOLE[page](paper) : notes() + BESIDE_NOTES[page](paper);
