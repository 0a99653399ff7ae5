import type { Point } from '../core/shapes.ts';
import type { WordsBox } from './land-options.ts';

/** How far a thing reaches from its point to the left, to the right and upwards, px. */
interface Reach {
  back: number;
  on: number;
  up: number;
}

/** The words' box of a picture of w x h px, and what keeps clear of it. */
export function clearOf(box: WordsBox, w: number, h: number) {
  const left = box.left * w;
  const right = box.right * w;
  const bottom = box.bottom * h;
  return {
    covers: ([x, y]: Point, r: number): boolean => y - r < bottom && x + r > left && x - r < right,
    /** The nearest place aside of the words; where nothing fits there, below them. */
    place([x, y]: Point, { back, on, up }: Reach): Point {
      const aside = (
        [
          [0, left],
          [right, w],
        ] as const
      )
        .filter(([from, to]) => to - from > 1.1 * (back + on))
        .map(([from, to]) => Math.min(to - 1.1 * on, Math.max(from + 1.1 * back, x)))
        .sort((a, b) => Math.abs(a - x) - Math.abs(b - x));
      return aside[0] === undefined ? [x, Math.max(y, bottom + 1.1 * up)] : [aside[0], y];
    },
  };
}
