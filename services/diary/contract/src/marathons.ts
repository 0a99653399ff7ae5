import { type Id, type ImageData, operation, type PlainDate } from '@stezhka/kit-contract';
import type { Acquired, CourseDayMark, MarathonRecord, UserCourseDay } from './courses.ts';
import type { MeasuredParameter, ParameterTotal } from './measured.ts';
import type { ParameterDefinition } from './parameters.ts';

/** Days of a marathon, the first one included: dates in a row, whatever clocks and zones do meanwhile. */
export const MARATHON_DAYS = 28;

/** What can be started: 'To start the marathon, choose a course'. */
export interface MarathonChoice {
  /** For `startMarathon`. */
  id: Id;
  slug: string;
  title: string;
  imageData: ImageData | null;
  acquired: Acquired;
  runs: number;
}

export interface Marathon {
  id: Id;
  userCourse: Id;
  slug: string;
  title: string;
  imageData: ImageData | null;
  startedOn: PlainDate;
  /** The 28th date. */
  endsOn: PlainDate;
  /** Number of the day whose date is today, from 1 to 28. */
  today: number;
  /** The last date has passed: missed days may still be checked until it is finished. */
  over: boolean;
  checked: number;
}

/** Product 3, Course / marathon. */
export interface CurrentMarathonReply {
  today: PlainDate;
  /** One at a time; null: none runs. */
  marathon: Marathon | null;
  /** Without texts. */
  courseData: { days: CourseDayMark[] };
  /** By date, to mark the calendar. */
  daysMap: Record<PlainDate, { id: Id; number: number; checked: boolean }>;
  /** The day of the asked date, without one of today or the last; null for a date outside of the marathon. */
  day: UserCourseDay | null;
  definitions: ParameterDefinition[];
  /** From the first date to today or the last one. */
  paramsTotal: ParameterTotal[];
  history: MarathonRecord[];
  parameters: MeasuredParameter[];
  /** Marathons that the member has; empty: the page leads to /courses. */
  choices: MarathonChoice[];
}

const reading = {
  access: 'user',
  reply: 'CurrentMarathonReply',
  tags: ['marathon', 'diary-settings', 'diary-values'],
} as const;

export const getCurrentMarathon = operation<{ reply: CurrentMarathonReply }>(
  'GET',
  '/data/maraphon/get-current',
  reading,
);

/** @throws not_found for what is no date */
export const getCurrentMarathonByDate = operation<{
  params: { date: PlainDate };
  reply: CurrentMarathonReply;
}>('GET', '/data/maraphon/get-current/:date', reading);

const changing = {
  access: 'user',
  mutates: true,
  reply: 'CurrentMarathonReply',
  changes: ['marathon', 'user-courses'],
  writes: getCurrentMarathon,
} as const;

/**
 * `id` of the user course; '0' while none is chosen. Day 1 is today in the diary. Repeated for the one that runs it
 * changes nothing.
 * @throws marathon_course (422, 'To start the marathon, choose a course') for '0' and for what is no marathon,
 * not_found for what the member does not have, marathon_running (409) beside another one
 */
export const startMarathon = operation<{ params: { id: Id }; reply: CurrentMarathonReply }>(
  'GET',
  '/data/maraphon/start/:id',
  changing,
);

/**
 * Finishes the current marathon and keeps it in the history; harmless without one. With `id` of a marathon it finishes
 * that one alone: send it, so that a repeated call never ends the next marathon.
 */
export const stopMarathon = operation<{ query: { id?: Id }; reply: CurrentMarathonReply }>(
  'GET',
  '/data/maraphon/stop',
  changing,
);

export interface CurrentCourse {
  slug: string;
  title: string;
  imageData: ImageData | null;
  days: number;
  checked: number;
  /** The first open day that is not checked; null when all open ones are: then `nextOn` tells when the next one opens. */
  day: UserCourseDay | null;
  nextOn: PlainDate | null;
}

export interface CurrentCourseReply {
  today: PlainDate;
  /** Of the Course widget: of the courses that are not done the one that was used last; null: none. Never a marathon. */
  course: CurrentCourse | null;
  definitions: ParameterDefinition[];
  /** The member has courses or marathons at all: otherwise the widget leads to /courses. */
  hasCourses: boolean;
}

export const getCurrentCourse = operation<{ reply: CurrentCourseReply }>('GET', '/data/course', {
  access: 'user',
  reply: 'CurrentCourseReply',
  tags: ['user-courses', 'diary-settings', 'diary-values'],
});
