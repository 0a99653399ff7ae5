import { getCalendarDates } from '@stezhka/diary-contract';
import { query } from '@stezhka/shell-contract';

/** Written days of the month that a date lies in. @param date 'YYYY-MM-DD' or 'YYYY-MM' */
export const calendarQuery = (date: string) =>
  query(getCalendarDates, { query: { month: date.slice(0, 7) } });
