/** Codes beside the kit's, with their HTTP status. */
export const accountErrors = {
  /** Wrong password, unknown e-mail or blocked account alike (product 8). */
  login_refused: 401,
  login_slowed: 429,
  login_expired: 401,
  busy: 503,
  /** It took too long, or the member's sessions have ended since. */
  enrolment_expired: 410,
  code_spent: 410,
  list_full: 409,
  not_enough_money: 409,
  export_too_soon: 429,
  erasure_begun: 409,
  email_unverified: 409,
} as const;
