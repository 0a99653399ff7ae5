import type { Localised } from '@stezhka/kit-contract';
import type { Fields, FormContext, ValuesOf } from './field.ts';

export interface Form<F extends Fields = Fields> {
  name: string;
  /** Address to submit to; without one the page takes the data itself. */
  action?: string;
  /** 'cart' makes names like 'cart[contacts][email]'; without it they stand alone: 'email'. */
  prefix?: string;
  fields: F;
  /**
   * Rules over several fields, asked once every field is valid by itself: messages by path, e.g. 'contacts.email'.
   */
  check?(values: ValuesOf<F>, context: FormContext): Complaints | Promise<Complaints>;
}
export type Complaints = Record<string, Localised> | undefined;

/** What `parseForm` gives for a form, e.g. FormValues<typeof loginForm>. */
export type FormValues<T> = T extends Form<infer F> ? ValuesOf<F> : never;

/** The name of the hidden anti-forgery field of every form (product 5, Registration). */
export const CSRF_FIELD = '_csrf_token';

/**
 * Declares a form once: `definition` makes of it what the browser renders, `parseForm` validates a submission.
 * A form that depends on a person's data is a function that returns one.
 */
export const defineForm = <const F extends Fields>(name: string, form: Omit<Form<F>, 'name'>): Form<F> => ({
  name,
  ...form,
});
