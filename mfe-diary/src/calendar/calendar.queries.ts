import {
  getCalendarDates,
  getCalendarEventHistory,
  getCalendarEvents,
  getCalendarEventsHistory,
} from '@stezhka/diary-contract';
import { query } from '@stezhka/shell-contract';

/** Dates of the month that a date lies in. @param date 'YYYY-MM-DD' or 'YYYY-MM' */
export const calendarQuery = (date: string) =>
  query(getCalendarDates, { query: { month: date.slice(0, 7) } });

export const eventsQuery = (date: string) => query(getCalendarEvents, { params: { date } });
export const eventHistoryQuery = (id: string) => query(getCalendarEventHistory, { query: { id } });
export const pastEventsQuery = (page: number) =>
  query(getCalendarEventsHistory, { query: { page, limit: 10 } });
export const removedEventsQuery = (page: number) =>
  query(getCalendarEventsHistory, { query: { page, limit: 10, removed: true } });
