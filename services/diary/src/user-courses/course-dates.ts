import type { CourseProgress } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { daysBetween, shifted } from '../days/plain-date.ts';
import type { CourseRunRow } from './course-runs.model.ts';

type Dated = Pick<CourseRunRow, 'startedOn' | 'days'>;

/** Calendar dates alone: no clock that changes and no journey makes a marathon longer or shorter. */
export const dateOf = ({ startedOn }: Dated, number: number): PlainDate => shifted(startedOn, number - 1);

export const endOf = (run: Dated): PlainDate => dateOf(run, run.days.length);

/** How many days are open, counted from the first: that one stays open also where the date is still the day before. */
export const openDays = (run: Dated, today: PlainDate): number =>
  Math.min(Math.max(daysBetween(run.startedOn, today) + 1, 1), run.days.length);

export const isOver = (run: Dated, today: PlainDate): boolean => today > endOf(run);

export const checkedDays = ({ days }: Dated): number => days.filter(({ checkedAt }) => checkedAt).length;

export function progressOf(run: Dated | undefined, today: PlainDate): CourseProgress {
  if (!run) return 'waiting';
  if (checkedDays(run) === run.days.length) return 'done';
  return isOver(run, today) ? 'over' : 'running';
}

/** The dates whose values a run tells. */
export const rangeOf = (run: Dated, today: PlainDate): { from: PlainDate; to: PlainDate } => ({
  from: run.startedOn,
  to: dateOf(run, openDays(run, today)),
});
