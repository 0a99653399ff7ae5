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

const day: Day = {
  date: '2026-11-20',
  version: 4,
  parameters: [
    { key: 'parameters[sleep]', value: 7.25, tracker: '6560b0d1a2c4e8f012345678' },
    { key: 'parameters[mood]', value: 4, tracker: '6560b0d1a2c4e8f012345679' },
  ],
  notes: [
    {
      key: 'notes[thanks]',
      systemName: 'thanks',
      title: 'За що я дякую сьогодні?',
      color: 'sphere-meaning',
      value: 'За ранкову каву на балконі.',
    },
  ],
  details: ['details[good_news]'],
};
const current: CurrentDayReply = {
  day,
  date: day.date,
  streakData: { days: 7, best: 7 },
  today: day.date,
  hour: 21,
  number: 7,
  quote: 'Не треба йти швидко. Досить щодня впізнавати дорогу.',
};

export const getDay = operation<{ reply: CurrentDayReply }>('GET', '/data/diary/get-day', {
  summary: 'Diary day of today',
  throws: ['diary_closed'],
  access: 'user',
  reply: 'CurrentDayReply',
  tags: ['diary-day'],
  example: { reply: current },
});

export const getDayByDate = operation<{ params: { date: PlainDate }; reply: CurrentDayReply }>(
  'GET',
  '/data/diary/get-day/:date',
  {
    summary: 'Diary day by date',
    throws: ['diary_closed'],
    access: 'user',
    reply: 'CurrentDayReply',
    tags: ['diary-day'],
    example: { params: { date: day.date }, reply: current },
  },
);

/**
 * Changes parts of a day. Fails with `day_changed` (409, data `{ day }`) on a stale version, `day_ahead` in the future,
 * `not_found` for what is no date.
 */
export const setDay = operation<{ body: DayChange; reply: DayReply }>('POST', '/data/diary/set', {
  summary: 'Change parts of a diary day',
  throws: ['diary_closed', 'day_changed', 'day_ahead', 'not_found'],
  access: 'user',
  reply: 'DayReply',
  changes: ['diary-day', 'diary-days'],
  example: {
    body: { date: day.date, version: 3, parameters: [{ key: 'parameters[mood]', value: 4 }] },
    reply: { day },
  },
});

/** Takes a measured value away. */
export const removeTracker = operation<{ params: { id: Id }; reply: DayReply }>(
  'GET',
  '/data/diary/remove/tracker/:id',
  {
    summary: 'Remove a measured value',
    throws: ['diary_closed', 'not_found'],
    access: 'user',
    reply: 'DayReply',
    mutates: true,
    changes: ['diary-day', 'diary-days'],
    example: {
      params: { id: '6560b0d1a2c4e8f01234567a' },
      reply: { day },
    },
  },
);

export const getDays = operation<{ query: { limit?: number; page?: number }; reply: DaysReply }>(
  'GET',
  '/data/diary',
  {
    summary: 'Diary days, by page',
    throws: ['diary_closed'],
    access: 'user',
    reply: 'DaysReply',
    tags: ['diary-days'],
    example: {
      query: { limit: 7, page: 1 },
      reply: { days: [day], pagination: { page: 1, pages: 1, limit: 7, total: 1 } },
    },
  },
);

export const getDaily = operation<{ params: { date: PlainDate }; reply: DailyReply }>(
  'GET',
  '/data/diary/:date',
  {
    summary: 'One diary day with its charts',
    throws: ['diary_closed'],
    access: 'user',
    reply: 'DailyReply',
    tags: ['diary-day'],
    example: {
      params: { date: day.date },
      reply: {
        daily: day,
        chart: {
          sleep: {
            title: 'Сон',
            color: 'sphere-health',
            type: 'tracker',
            data: [{ date: day.date, value: 7.25 }],
          },
        },
      },
    },
  },
);

/** What a month's calendar marks; `month` is 'YYYY-MM', the current one when left out. */
export const getCalendarDates = operation<{ query: { month?: string }; reply: CalendarDatesReply }>(
  'GET',
  '/data/calendar-dates-colors',
  {
    summary: 'Days of a month that hold something',
    throws: ['diary_closed'],
    access: 'user',
    reply: 'CalendarDatesReply',
    tags: ['diary-days'],
    example: {
      query: { month: '2026-11' },
      reply: {
        dates: [
          { date: '2026-11-18', filled: true },
          { date: '2026-11-20', filled: true },
        ],
      },
    },
  },
);
