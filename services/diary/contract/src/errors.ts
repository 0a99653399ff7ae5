/** Codes the diary adds to the kit's, with their HTTP status. */
export const diaryErrors = {
  /** A stale write; `data` is `{ day }`, the day as it is now (product 4, Day view). */
  day_changed: 409,
  /** The diary is closed to everybody but staff. */
  diary_closed: 403,
  /** A date that has not come yet can be read but not written. */
  day_ahead: 422,
} as const;

export type DiaryErrorCode = keyof typeof diaryErrors;
