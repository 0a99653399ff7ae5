import {
  type Id,
  type ImageData,
  type Locale,
  operation,
  type PlainDate,
  type Price,
} from '@stezhka/kit-contract';
import type { Availability } from './diary-items.ts';
import type { MeasuredParameter, ParameterTotal } from './measured.ts';
import type { ParameterDefinition } from './parameters.ts';

/** Of an entry of content; its page is /authors/{slug}. */
export interface CourseAuthor {
  slug: string;
  name: string;
}

/**
 * Nothing here is of the visitor: a member's pages lay 'You have purchased this course' over it by `getUserCourses`.
 */
export interface CourseCard {
  id: Id;
  slug: string;
  title: string;
  excerpt: string;
  imageData: ImageData | null;
  author: CourseAuthor;
  priceData: Price;
  /** A marathon is started on a day that the member chooses; the days of a course count from the one it was added. */
  isMarathon: boolean;
  /** How many; 28 of a marathon. */
  days: number;
}

/** A line of the programme: what the day is about, before the course is taken. */
export interface ProgrammeDay {
  /** From 1. */
  number: number;
  title: string;
  hasFilm: boolean;
}

export interface Course extends CourseCard {
  /** Sanitised HTML. */
  description: string;
  programme: ProgrammeDay[];
}

export interface CoursesReply {
  courses: CourseCard[];
}
export interface CourseReply {
  course: Course;
  /** 'Other courses', up to three. */
  others: CourseCard[];
}

export const COURSE_DAYS_LIMIT = 60;

export const getCourses = operation<{ reply: CoursesReply }>('GET', '/data/courses', {
  access: 'public',
  cache: 300,
  reply: 'CoursesReply',
  tags: ['courses'],
});

/** @throws not_found */
export const getCourse = operation<{ params: { slug: string }; reply: CourseReply }>(
  'GET',
  '/data/course/:slug',
  { access: 'public', cache: 300, reply: 'CourseReply', tags: ['courses'] },
);

/** How the member came by it: 'Add to my courses', or 'You have purchased this course'. */
export type Acquired = 'free' | 'balance' | 'order';

/**
 * 'waiting': a marathon that does not run; 'running': its days are coming; 'over': the last date has passed, missed
 * days may still be checked; 'done': every day is checked.
 */
export type CourseProgress = 'waiting' | 'running' | 'over' | 'done';

export interface UserCourseCard {
  /** For `startMarathon`. */
  id: Id;
  slug: string;
  title: string;
  excerpt: string;
  imageData: ImageData | null;
  author: CourseAuthor;
  isMarathon: boolean;
  acquired: Acquired;
  acquiredOn: PlainDate;
  progress: CourseProgress;
  /** All days, and the checked ones; of a marathon those of the current run, 0 while it waits. */
  days: number;
  checked: number;
  /** Number of the day whose date is today; the last one when it is over, null while it waits. */
  today: number | null;
  /** Ended runs of a marathon. */
  runs: number;
}

/** What a day is apart from its text. */
export interface CourseDayMark {
  /** For `checkUserCourseDay`; null of a marathon that waits. */
  id: Id | null;
  number: number;
  /** Null of a marathon that waits. */
  date: PlainDate | null;
  title: string;
  hasFilm: boolean;
  checked: boolean;
  /** 'future': still closed. 'enabled': today or missed, may be checked. 'blocked': its marathon waits. */
  availability: Extract<Availability, 'enabled' | 'future' | 'blocked'>;
}

/** Without texts until it opens: then `text`, `task` and `film` are null and `parameters` is empty. */
export interface UserCourseDay extends CourseDayMark {
  /** Sanitised HTML. */
  text: string | null;
  task: string | null;
  /** Slug of a post of content with a film (`getPost`, `/videos/{film}`); its film is `post.video`. */
  film: string | null;
  /** What the day asks for, with what the diary has on its date; it is filled in there (`setDay`). */
  parameters: { key: string; value: number | null }[];
}

/** A run of a marathon that was finished, with what was saved then. */
export interface MarathonRecord {
  id: Id;
  slug: string;
  title: string;
  from: PlainDate;
  /** Its last day, or the day on which it was stopped before. */
  to: PlainDate;
  days: number;
  checked: number;
  /** Of the diary's days from `from` to `to`, as they stood when it was finished. */
  paramsTotal: ParameterTotal[];
  certificate: Certificate | null;
}

/** To be printed: the page draws it, with the member's name from account. */
export interface Certificate {
  /** Printed beside the date; the same for ever. */
  number: string;
  date: PlainDate;
  title: string;
  author: string;
  days: number;
}

export interface UserCoursesReply {
  today: PlainDate;
  /** 'My courses', the latest first. */
  courses: UserCourseCard[];
  /** 'My marathons': ended runs of all marathons, the latest first, at most `MARATHON_RECORDS`. */
  history: MarathonRecord[];
  /** Of all keys in `history`, in the order of the definitions. */
  parameters: MeasuredParameter[];
}

export interface UserCourse extends UserCourseCard {
  /** Sanitised HTML. */
  description: string;
  /** False of a course that staff have hidden: whoever has it keeps it, and /courses/{slug} is a 404. */
  isPublic: boolean;
  courseData: { days: UserCourseDay[] };
  /** Of the diary's days from the first date of the run to today or the last one. */
  paramsTotal: ParameterTotal[];
  /** Of this marathon. */
  history: MarathonRecord[];
  /** Hour, 0 to 23, of the reminder by mail in the member's time zone; null: none. */
  reminderHour: number | null;
  /** Of a course all of whose days are checked; a marathon's stands in its record, once it is finished. */
  certificate: Certificate | null;
}
export interface UserCourseReply {
  today: PlainDate;
  userCourse: UserCourse;
  /** Definitions of all that the open days ask for, to show values by `shownValue`. */
  definitions: ParameterDefinition[];
  /** Of all keys in `paramsTotal` and `history`. */
  parameters: MeasuredParameter[];
}

export const MARATHON_RECORDS = 60;

/** @throws diary_closed */
export const getUserCourses = operation<{ reply: UserCoursesReply }>('GET', '/data/user-courses', {
  access: 'user',
  reply: 'UserCoursesReply',
  tags: ['user-courses', 'diary-settings'],
});

/** @throws not_found for a course that the member does not have */
export const getUserCourse = operation<{ params: { slug: string }; reply: UserCourseReply }>(
  'GET',
  '/data/user-course/:slug',
  { access: 'user', reply: 'UserCourseReply', tags: ['user-courses', 'diary-settings', 'diary-values'] },
);

/** Why a course was not added; the page offers what helps. */
export type CourseRefusal = 'not_enough_money' | 'price_changed' | 'account_unavailable';

/** Product 7.12; `status` is false with a message when the course was not added. */
export interface UserCourseCreateReply {
  userCourse: UserCourseCard | null;
  status: boolean;
  /** To be shown either way: 'You have purchased this course'. */
  message: string;
  refusal: CourseRefusal | null;
  /** Hryvnias that the balance lacks, for 'not_enough_money'. Topped up, or the course is ordered: `orderCourse` of the shop. */
  missing: number | null;
}

/**
 * Adds a free course, or buys a paid one from the balance, once however often it is called: ask first, with the price.
 * `price` in hryvnias is the one that the visitor has seen; for another one nothing is bought. Without it a paid course
 * is bought for what it costs.
 * @throws not_found, diary_closed
 */
export const createUserCourse = operation<{
  params: { slug: string };
  query: { price?: number };
  reply: UserCourseCreateReply;
}>('GET', '/data/user-course/create/:slug', {
  access: 'user',
  mutates: true,
  reply: 'UserCourseCreateReply',
  changes: ['user-courses', 'marathon', 'balance'],
});

export interface CheckedDayReply {
  day: CourseDayMark;
  /** Of the run that it belongs to. */
  days: number;
  checked: number;
}

/**
 * Of a course or of the running marathon. Repeatable.
 * @throws day_ahead (422) for a day that is still closed, marathon_finished (409), not_found
 */
export const checkUserCourseDay = operation<{
  params: { id: Id };
  query: { checked: boolean };
  reply: CheckedDayReply;
}>('GET', '/data/check-user-course-day/:id', {
  access: 'user',
  mutates: true,
  reply: 'CheckedDayReply',
  changes: ['user-courses', 'marathon'],
});

export interface CourseReminderReply {
  reminderHour: number | null;
}

/**
 * A mail each day at that hour while the day of the course or of the running marathon is not checked; null ends it.
 * Repeatable. @throws not_found, email_unconfirmed (409)
 */
export const setCourseReminder = operation<{
  body: { slug: string; hour: number | null };
  reply: CourseReminderReply;
}>('POST', '/data/user-course/reminder', {
  access: 'user',
  reply: 'CourseReminderReply',
  changes: ['user-courses'],
});

/** Of the link in a reminder; the token is the only proof needed. */
export interface CourseReminderLinkReply {
  slug: string;
  title: string;
  /** False once it is ended, or another link has come since the thirty latest. */
  active: boolean;
}
/** The reply is a redirect to the page. */
export type OpenCourseReminderReply = null;

/** For the page /course-reminder/{token}. @throws not_found */
export const getCourseReminder = operation<{ params: { token: string }; reply: CourseReminderLinkReply }>(
  'GET',
  '/data/course-reminder/:token',
  { access: 'public', reply: 'CourseReminderLinkReply', tags: ['course-reminder'] },
);

/**
 * One click ends the reminder: mail programs call it (RFC 8058), and the page /course-reminder/{token} by itself once it
 * is shown; its button is for browsers without scripts, which send `page` and are redirected to the page.
 * Repeatable. @throws not_found
 */
export const endCourseReminder = operation<{
  params: { token: string };
  body: { page?: Locale; 'List-Unsubscribe'?: 'One-Click' };
  reply: CourseReminderLinkReply;
}>('POST', '/course-reminder/:token', {
  access: 'public',
  callback: true,
  reply: 'CourseReminderLinkReply',
  changes: ['course-reminder', 'user-courses'],
});

/** Opened in a browser: redirects to the page and changes nothing. */
export const openCourseReminder = operation<{ params: { token: string }; reply: OpenCourseReminderReply }>(
  'GET',
  '/course-reminder/:token',
  { access: 'public', callback: true, reply: 'OpenCourseReminderReply' },
);
