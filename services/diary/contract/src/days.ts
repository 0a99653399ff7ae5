import { type Id, operation, type Pagination, type PlainDate } from '@stezhka/kit-contract';

/** Product 3, Day parameter value. */
export interface DayParameterValue {
  /** 'parameters[sleep]' */
  key: string;
  /** Of a select, the chosen option's value. */
  value: number;
  /** Id of this record, for `removeTracker`. */
  tracker: Id;
}

/** Product 3, Note. */
export interface Note {
  /** 'notes[thanks]' */
  key: string;
  systemName: string;
  title: string;
  /** Name of a colour token without the dashes. */
  color: string;
  value: string;
}

/** Product 3, Day. */
export interface Day {
  date: PlainDate;
  /** 0 for an empty day. */
  version: number;
  parameters: DayParameterValue[];
  notes: Note[];
  details: string[];
}

/** A missed day that is filled in later counts (product 3, Login streak). */
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
  /** Filled days so far, from 1: shown as 'DAY/365'. */
  number: number;
  quote: string;
}

/** Missing keys stay. */
export interface DayChange {
  date: PlainDate;
  /** The version that was edited. */
  version: number;
  /** Null removes a value. */
  parameters?: { key: string; value: number | null }[];
  /** An empty text removes a note. */
  notes?: { key: string; value: string }[];
  /** The whole list. */
  details?: string[];
}
export interface DayReply {
  day: Day;
}

export interface DaysReply {
  /** Filled days, newest first. */
  days: Day[];
  pagination: Pagination;
}

/** Product 3, Day chart. */
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
  filled: boolean;
}
export interface CalendarDatesReply {
  /** Filled dates, oldest first. */
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

/** Fails with `day_changed` (409, data `{ day }`) on a stale version, `day_ahead`, `not_found` for no date. */
export const setDay = operation<{ body: DayChange; reply: DayReply }>('POST', '/data/diary/set', {
  access: 'user',
  reply: 'DayReply',
  changes: ['diary-day', 'diary-days'],
});

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

/** `month` is 'YYYY-MM', default the current one. */
export const getCalendarDates = operation<{ query: { month?: string }; reply: CalendarDatesReply }>(
  'GET',
  '/data/calendar-dates-colors',
  {
    access: 'user',
    reply: 'CalendarDatesReply',
    tags: ['diary-days'],
  },
);
