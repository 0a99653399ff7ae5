/** Every reply under /api. `error` is a text in the caller's language. */
export interface Envelope<T = unknown> {
  data: T | null;
  error?: string;
  code?: string;
  /** Messages by a form field's fullName or a parameter's name. */
  fields?: Record<string, string>;
  requestId?: string;
}
