/** Codes every service and the gateway may answer, with their HTTP status. A service adds its own in its contract. */
export const kitErrors = {
  bad_request: 400,
  invalid_input: 400,
  invalid_form: 422,
  login_required: 401,
  csrf_refused: 403,
  forbidden: 403,
  /** The second step of the login has to be passed again. */
  second_factor_required: 403,
  not_found: 404,
  no_such_call: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  /** The page was opened for another member than the one who is logged in now. */
  other_member: 409,
  too_large: 413,
  too_many_pixels: 413,
  unsupported_media: 415,
  /** A film with sound, or one that is too long or too large for pages. */
  unfit_video: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  timeout: 504,
} as const;

export type KitErrorCode = keyof typeof kitErrors;
