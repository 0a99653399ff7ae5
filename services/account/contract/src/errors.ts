/** Codes of the account service beside the kit's, with their HTTP status. */
export const accountErrors = {
  /** Wrong password, unknown e-mail or blocked account: nobody learns which (product 8). */
  login_refused: 401,
  /** Too many wrong tries; Retry-After says when the next one counts. */
  login_slowed: 429,
  /** The second step of a login came too late, or the account has changed meanwhile. */
  login_expired: 401,
  /** More passwords wait to be checked than can be in a few seconds. */
  busy: 503,
  /** A code from a mail that is used, too old or no code at all. */
  code_spent: 410,
  /** A list of skills or services that takes no more. */
  list_full: 409,
  /** A balance never goes below zero. */
  not_enough_money: 409,
  /** One archive is gathered a day; Retry-After says when the next can be asked for. */
  export_too_soon: 429,
  /** It came too late to take an erasure back. */
  erasure_begun: 409,
} as const;

export type AccountErrorCode = keyof typeof accountErrors;
