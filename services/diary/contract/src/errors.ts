/** Beside the kit's codes. */
export const diaryErrors = {
  /** `data` is `DayConflict`, with the current day (product 4, Day view). */
  day_changed: 409,
  /** `data` is what stands, as the call answers it. */
  event_changed: 409,
  setting_changed: 409,
  decart_full: 422,
  events_full: 422,
  parameters_full: 422,
  diary_closed: 403,
  day_ahead: 422,
} as const;

export type DiaryErrorCode = keyof typeof diaryErrors;
