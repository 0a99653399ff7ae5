import type { StreakData } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';

const dayNumber = (date: PlainDate) => Date.parse(date) / 86_400_000;

/** Days in a row by date; an empty today does not break the row. @param dates oldest first, each once */
export function streakOf(dates: PlainDate[], today: PlainDate): StreakData {
  let best = 0;
  let run = 0;
  let previous = Number.NaN;
  for (const date of dates) {
    const number = dayNumber(date);
    run = number === previous + 1 ? run + 1 : 1;
    best = Math.max(best, run);
    previous = number;
  }
  const alive = previous >= dayNumber(today) - 1;
  return { days: alive ? run : 0, best };
}
