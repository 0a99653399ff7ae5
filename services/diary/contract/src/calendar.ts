import { type Id, operation, type Pagination, type PlainDate } from '@stezhka/kit-contract';
import type { Availability, DiaryColor } from './diary-items.ts';

export interface CalendarDate {
  date: PlainDate;
  availability: Availability;
  filled: boolean;
  /** Colour token of the day's mood. */
  color: string | null;
  /** Colours of its events, each once. */
  events: DiaryColor[];
  /** Of the same colour too. */
  eventCount: number;
}
/** Dates that hold something. */
export interface CalendarDatesReply {
  dates: CalendarDate[];
}

/** Product 3, Calendar event. */
export interface CalendarEvent {
  id: Id;
  date: PlainDate;
  /** 'HH:MM', or null for the whole day. */
  time: string | null;
  title: string;
  note: string;
  color: DiaryColor;
  revision: number;
}

export const EVENT_TITLE_LIMIT = 120;
export const EVENT_NOTE_LIMIT = 2_000;
/** Events of one date. */
export const EVENTS_LIMIT = 30;
/** Of a member, with the removed ones. */
export const EVENTS_TOTAL = 10_000;

export interface CalendarEventsReply {
  date: PlainDate;
  /** Those of the whole day first, then by time. */
  events: CalendarEvent[];
}
export interface CalendarEventReply {
  event: CalendarEvent;
}
export interface CalendarEventRemovedReply {
  id: Id;
  date: PlainDate;
}
export interface CalendarEventsHistoryReply {
  /** By their dates, newest first. */
  events: CalendarEvent[];
  pagination: Pagination;
}

export interface CalendarEventChange {
  kind: 'created' | 'changed' | 'removed';
  at: string;
  event: Omit<CalendarEvent, 'revision'>;
}
export interface CalendarEventHistoryReply {
  /** Newest first. */
  changes: CalendarEventChange[];
}

/** `month` is 'YYYY-MM', default the current one. */
export const getCalendarDates = operation<{ query: { month?: string }; reply: CalendarDatesReply }>(
  'GET',
  '/data/calendar-dates-colors',
  {
    access: 'user',
    reply: 'CalendarDatesReply',
    tags: ['diary-days', 'calendar-events'],
  },
);

export const getCalendarEvents = operation<{ params: { date: PlainDate }; reply: CalendarEventsReply }>(
  'GET',
  '/data/calendar-events/:date',
  {
    access: 'user',
    reply: 'CalendarEventsReply',
    tags: ['calendar-events'],
  },
);

/**
 * Creates the event with an id that the client makes, at revision 0, or edits it. Repeatable.
 * @throws event_changed (409, data `CalendarEventReply`) for a stale revision, diary_erased (409), events_full,
 * calendar_full, not_found
 */
export const setCalendarEvent = operation<{ body: CalendarEvent; reply: CalendarEventReply }>(
  'POST',
  '/data/calendar-event',
  {
    access: 'user',
    reply: 'CalendarEventReply',
    changes: ['calendar-events'],
  },
);

/** Repeatable. */
export const removeCalendarEvent = operation<{ params: { id: Id }; reply: CalendarEventRemovedReply }>(
  'GET',
  '/data/calendar-event/remove/:id',
  {
    access: 'user',
    reply: 'CalendarEventRemovedReply',
    mutates: true,
    changes: ['calendar-events'],
  },
);

/** Changes of one event, for a month also of a removed one. */
export const getCalendarEventHistory = operation<{ query: { id: Id }; reply: CalendarEventHistoryReply }>(
  'GET',
  '/data/calendar-event-history',
  {
    access: 'user',
    reply: 'CalendarEventHistoryReply',
    tags: ['calendar-events'],
  },
);

/** Past events, or with `removed` those of any date that were removed within a month. */
export const getCalendarEventsHistory = operation<{
  query: { limit?: number; page?: number; removed?: boolean };
  reply: CalendarEventsHistoryReply;
}>('GET', '/data/calendar-events-history', {
  access: 'user',
  reply: 'CalendarEventsHistoryReply',
  tags: ['calendar-events'],
});
