import type { UserCourse, UserCourseDay } from '@stezhka/diary-contract';
import type { TrailDay } from '@stezhka/shared-ui/trail';
import { dayOf } from './courses.queries.ts';

type Days = Pick<UserCourse, 'courseData' | 'today'>;

/** The day in the address; else the first open one that is not checked, else the newest open one. */
export function shownDay({ courseData: { days }, today }: Days, address: URLSearchParams) {
  const asked = dayOf(address);
  const open = days.filter(({ availability }) => availability === 'enabled');
  const next = days.find(({ number, checked }) => number === today && !checked);
  return (
    days.find(({ number }) => number === asked) ??
    next ??
    open.find(({ checked }) => !checked) ??
    open.at(-1) ??
    days[0]
  );
}

/** What a day's stone looks like; of a marathon that waits all days are ahead. */
export function stoneOf(
  { checked, number, availability }: Pick<UserCourseDay, 'checked' | 'number' | 'availability'>,
  today: number | null,
): TrailDay {
  if (checked) return 'walked';
  if (availability !== 'enabled') return 'ahead';
  return number === today ? 'today' : 'missed';
}

/** The address of a day; `number` undefined: of the next one. */
export const ownCoursePath = (slug: string, number?: number): string =>
  `/diary/courses/${slug}${number ? `?day=${number}` : ''}`;
