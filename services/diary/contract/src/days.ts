import { type Id, operation, type Pagination, type PlainDate } from '@stezhka/kit-contract';

/** A measured value (product 3, Day parameter value). */
export interface DayParameterValue {
  /** 'parameters[sleep]' */
  key: string;
  /** Of a select, the chosen option's value. */
  value: number;
  /** Id of this record, for `removeTracker`. */
  tracker: Id;
}

/** Something written (product 3, Note). */
export interface Note {
  /** 'notes[thanks]' */
  key: string;
  systemName: string;
  title: string;
  /** Name of a colour token without the dashes. */
  color: string;
  value: string;
}

/** A member's calendar date (product 3, Day). */
export interface Day {
  date: PlainDate;
  /** 0 while nothing was ever written. */
  version: number;
  parameters: DayParameterValue[];
  notes: Note[];
  /** Keys of what happened: 'details[good_news]'. */
  details: string[];
}

/** Days in a row up to today; a missed day that is filled in later counts (product 3, Login streak). */
export interface StreakData {
  days: number;
  best: number;
}

export interface CurrentDayReply {
  day: Day;
  date: PlainDate;
  streakData: StreakData;
  /** The member's own date now; later ones are read-only. */
  today: PlainDate;
  /** The member's wall clock, 0 to 23. */
  hour: number;
  /** Which written day this is, from 1: shown as 'DAY/365'. */
  number: number;
  /** The date's quote in the caller's language. */
  quote: string;
}

/** What changes; what is left out stays. */
export interface DayChange {
  date: PlainDate;
  /** The version this change was made upon. */
  version: number;
  /** `null` takes a value away. */
  parameters?: { key: string; value: number | null }[];
  /** An empty text takes a note away. */
  notes?: { key: string; value: string }[];
  /** All that is switched on. */
  details?: string[];
}
export interface DayReply {
  day: Day;
}

export interface DaysReply {
  /** Written days only, newest first. */
  days: Day[];
  pagination: Pagination;
}

/** One parameter over some days (product 3, Day chart). */
export interface ChartLine {
  title: string;
  /** Name of a colour token without the dashes. */
  color: string;
  type: 'tracker' | 'select';
  /** Oldest first; days without a value are left out. */
  data: { date: PlainDate; value: number }[];
}
export interface DailyReply {
  daily: Day;
  /** The 30 days up to this one, by the parameter's systemName. */
  chart: Record<string, ChartLine>;
}

export interface CalendarDate {
  date: PlainDate;
  /** Something was written. */
  filled: boolean;
}
export interface CalendarDatesReply {
  /** Only dates there is something to say of, oldest first. */
  dates: CalendarDate[];
}

/** Characters. */
export const NOTE_LIMIT = 10_000;

export const getDay = operation<{ reply: CurrentDayReply }>('GET', '/data/diary/get-day', {
  access: 'user',
  reply: 'CurrentDayReply',
  tags: ['diary-day'],
});

export const getDayByDate = operation<{ params: { date: PlainDate }; reply: CurrentDayReply }>(
  'GET',
  '/data/diary/get-day/:date',
  {
    access: 'user',
    reply: 'CurrentDayReply',
    tags: ['diary-day'],
  },
);

/**
 * Changes parts of a day. Fails with `day_changed` (409, data `{ day }`) on a stale version, `day_ahead` in the future,
 * `not_found` for what is no date.
 */
export const setDay = operation<{ body: DayChange; reply: DayReply }>('POST', '/data/diary/set', {
  access: 'user',
  reply: 'DayReply',
  changes: ['diary-day', 'diary-days'],
});

/** Takes a measured value away. */
export const removeTracker = operation<{ params: { id: Id }; reply: DayReply }>(
  'GET',
  '/data/diary/remove/tracker/:id',
  {
    access: 'user',
    reply: 'DayReply',
    mutates: true,
    changes: ['diary-day', 'diary-days'],
  },
);

export const getDays = operation<{ query: { limit?: number; page?: number }; reply: DaysReply }>(
  'GET',
  '/data/diary',
  {
    access: 'user',
    reply: 'DaysReply',
    tags: ['diary-days'],
  },
);

export const getDaily = operation<{ params: { date: PlainDate }; reply: DailyReply }>(
  'GET',
  '/data/diary/:date',
  {
    access: 'user',
    reply: 'DailyReply',
    tags: ['diary-day'],
  },
);

/** What a month's calendar marks; `month` is 'YYYY-MM', the current one when left out. */
export const getCalendarDates = operation<{ query: { month?: string }; reply: CalendarDatesReply }>(
  'GET',
  '/data/calendar-dates-colors',
  {
    access: 'user',
    reply: 'CalendarDatesReply',
    tags: ['diary-days'],
  },
);
