import { type Id, type ImageData, operation, type Pagination, type PlainDate } from '@stezhka/kit-contract';
import type { DecartEntry, FieldChange, FieldConflict } from './day-fields.ts';
import type { Availability } from './diary-items.ts';

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
  /** 'future' is read-only. */
  availability: Availability;
  parameters: DayParameterValue[];
  notes: Note[];
  details: string[];
  imageData: ImageData | null;
  /** At least one entry, if need be an empty one. */
  decart: DecartEntry[];
  /** The question of the day with its answer. */
  question: { text: string; answer: string };
  /** Revision by field, as `FieldChange` names fields; a field that was never written has none. */
  revisions: Record<string, number>;
}

/** A missed day that is filled in later counts (product 3, Login streak). */
export interface StreakData {
  days: number;
  best: number;
}

export interface CurrentDayReply {
  /** Whose diary it is. */
  owner: Id;
  day: Day;
  date: PlainDate;
  streakData: StreakData;
  /** The member's own date now; later ones are read-only. */
  today: PlainDate;
  hour: number;
  /** IANA name of the zone in which `today` and `hour` are told. */
  timeZone: string;
  /** How often the member has erased the diary; `DayChange` sends it back. */
  erasure: number;
  /** Filled days so far, from 1: shown as 'DAY/365'. */
  number: number;
  quote: string;
  /** The value of each parameter on the last of the days before that has one. */
  lastValues: { key: string; value: number }[];
}

/** Either `changes` of `writer`, each with the revision of its field, or parts of the day with its `version`. */
export interface DayChange {
  date: PlainDate;
  /** Of the reply on which the change was made; left out, 0. */
  erasure?: number;
  /** Made by the client for as long as it counts `seq`, e.g. for a tab. */
  writer?: string;
  changes?: FieldChange[];
  version?: number;
  /** Null removes a value. */
  parameters?: { key: string; value: number | null }[];
  /** An empty text removes a note. */
  notes?: { key: string; value: string }[];
  details?: string[];
}
export interface DayReply {
  day: Day;
}
/** Data of `day_changed`: everything else that came with the call is saved. */
export interface DayConflict {
  day: Day;
  conflicts: FieldConflict[];
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
  units: string | null;
  data: { date: PlainDate; value: number }[];
}
export interface DailyReply {
  daily: Day;
  /** 30 days by systemName. */
  chart: Record<string, ChartLine>;
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

/**
 * Saves what was typed. A field that another writer has changed since answers `day_changed` (409, data `DayConflict`);
 * a change that was applied before, or that a later one of its writer has overtaken, changes nothing.
 * @throws day_changed, diary_erased (409), day_ahead, not_found for no date; decart_full, decart_exhausted and invalid_input by
 * field, of which the first two save all other changes
 */
export const setDay = operation<{ body: DayChange; reply: DayReply }>('POST', '/data/diary/set', {
  access: 'user',
  reply: 'DayReply',
  changes: ['diary-day', 'diary-days', 'diary-values', 'achievements'],
});

export const removeTracker = operation<{ params: { id: Id }; reply: DayReply }>(
  'GET',
  '/data/diary/remove/tracker/:id',
  {
    access: 'user',
    reply: 'DayReply',
    mutates: true,
    changes: ['diary-day', 'diary-days', 'diary-values', 'achievements'],
  },
);

export const DAY_PICTURE_BYTES = 5 * 1024 * 1024;

/**
 * As multipart; the field may have any name.
 * @throws day_ahead, diary_erased (409), unsupported_media, too_large, too_many_pixels
 */
export const uploadDayPicture = operation<{ params: { date: PlainDate }; body: object; reply: DayReply }>(
  'POST',
  '/data/diary/picture/:date',
  {
    access: 'user',
    reply: 'DayReply',
    upload: DAY_PICTURE_BYTES,
    changes: ['diary-day', 'diary-days', 'achievements'],
  },
);

/** Repeatable. */
export const removeDayPicture = operation<{ params: { date: PlainDate }; reply: DayReply }>(
  'POST',
  '/data/diary/remove/picture/:date',
  {
    access: 'user',
    reply: 'DayReply',
    changes: ['diary-day', 'diary-days'],
  },
);

export interface DaysQuery {
  limit?: number;
  page?: number;
  /** Days with something of this sphere; 'other' is what belongs to none. */
  sphere?: string;
  /** Days whose texts hold words that begin so. */
  text?: string;
}

export const getDays = operation<{ query: DaysQuery; reply: DaysReply }>('GET', '/data/diary', {
  access: 'user',
  reply: 'DaysReply',
  // Settings say which spheres an own parameter belongs to.
  tags: ['diary-days', 'diary-settings'],
});

export const getDaily = operation<{ params: { date: PlainDate }; reply: DailyReply }>(
  'GET',
  '/data/diary/:date',
  {
    access: 'user',
    reply: 'DailyReply',
    tags: ['diary-day'],
  },
);

export const USERS_WITH_ENTRY_LIMIT = 500;

export interface UsersWithEntryReply {
  wrote: Id[];
}

/**
 * Users with an entry on the date that is their own now, for the account service's evening reminders.
 * @throws diary_closed
 */
export const usersWithEntry = operation<{
  body: { users: Id[] };
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
