import { type Id, operation, type Pagination, type PlainDate } from '@stezhka/kit-contract';

/** Product 3, Day parameter value. */
export interface DayParameterValue {
  key: string;
  value: number;
  /** For `removeTracker`. */
  tracker: Id;
}

/** Product 3, Note. */
export interface Note {
  key: string;
  systemName: string;
  title: string;
  /** Colour token without dashes. */
  color: string;
  value: string;
}

/** Product 3, Day. */
export interface Day {
  date: PlainDate;
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
  hour: number;
  /** Filled days so far, from 1: shown as 'DAY/365'. */
  number: number;
  quote: string;
  /** The value of each parameter on the last of the days before that has one. */
  lastValues: { key: string; value: number }[];
}

/** Missing keys stay. */
export interface DayChange {
  date: PlainDate;
  version: number;
  /** Null removes a value. */
  parameters?: { key: string; value: number | null }[];
  /** An empty text removes a note. */
  notes?: { key: string; value: string }[];
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
  color: string;
  type: 'tracker' | 'select';
  data: { date: PlainDate; value: number }[];
}
export interface DailyReply {
  daily: Day;
  /** 30 days by systemName. */
  chart: Record<string, ChartLine>;
}

export interface CalendarDate {
  date: PlainDate;
  filled: boolean;
}
export interface CalendarDatesReply {
  dates: CalendarDate[];
}

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

export const USERS_WITH_ENTRY_LIMIT = 500;

export interface UsersWithEntryReply {
  wrote: Id[];
}

/** Users with an entry on that date, for the account service's evening reminders. @throws diary_closed */
export const usersWithEntry = operation<{
  body: { date: PlainDate; users: Id[] };
  reply: UsersWithEntryReply;
}>('POST', '/data/diary/who-wrote', {
  access: { services: ['account'] },
  reply: 'UsersWithEntryReply',
});

/** Product 2.3, verify-access-to-diary. */
export interface DiaryAccessReply {
  open: boolean;
}

export const getDiaryAccess = operation<{ reply: DiaryAccessReply }>('GET', '/data/diary/access', {
  access: 'user',
  reply: 'DiaryAccessReply',
  tags: ['diary-access'],
});
