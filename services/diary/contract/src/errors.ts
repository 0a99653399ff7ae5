/** Beside the kit's codes. */
export const diaryErrors = {
  /** `data` is `DayConflict`, with the current day (product 4, Day view). */
  day_changed: 409,
  /** The write was prepared before the diary was erased: it is not to be sent again. */
  diary_erased: 409,
  /** `data` is what stands, as the call answers it. */
  event_changed: 409,
  setting_changed: 409,
  habit_changed: 409,
  /** What the item's state does not allow. */
  habit_state: 409,
  job_state: 409,
  job_parts: 409,
  /** Both with `fields`; the other changes of the call are saved. */
  decart_full: 422,
  /** Removing an entry makes no room. */
  decart_exhausted: 422,
  /** Of one date. */
  events_full: 422,
  /** Of all dates, with events that were removed within a month. */
  calendar_full: 422,
  day_layouts_full: 422,
  parameters_full: 422,
  habits_full: 422,
  jobs_full: 422,
  goals_full: 422,
  /** With what was removed within a month: removing makes no room now. */
  items_exhausted: 422,
  /** Days hold too many of the removed ones: removing one makes no room. */
  parameters_exhausted: 422,
  /** A word or a sphere was not looked for in all days within its time. */
  search_too_long: 503,
  /** No course was chosen, or one that is no marathon (product 5). */
  marathon_course: 422,
  /** Another one runs: finish it first. */
  marathon_running: 409,
  /** Its progress is saved: its days stay as they are. */
  marathon_finished: 409,
  /** To staff: a marathon of another length. */
  marathon_days: 422,
  /** To staff: members have it, so it keeps its kind and its days. */
  course_taken: 409,
  /** A reminder goes to a confirmed address alone. */
  email_unconfirmed: 409,
  diary_closed: 403,
  day_ahead: 422,
  habit_day: 422,
} as const;

export type DiaryErrorCode = keyof typeof diaryErrors;
