/** Beside the kit's codes. */
export const diaryErrors = {
  /** `data` is `{ day }`, the current day (product 4, Day view). */
  day_changed: 409,
  diary_closed: 403,
  day_ahead: 422,
} as const;

export type DiaryErrorCode = keyof typeof diaryErrors;
