import type { Localised } from '@stezhka/kit-contract';
import type { Fields, FormContext, ValuesOf } from './field.ts';

export interface Form<F extends Fields = Fields> {
  name: string;
  /** Without an address the page takes the data itself. */
  action?: string;
  /** 'cart' makes names like 'cart[contacts][email]'. */
  prefix?: string;
  fields: F;
  /** Rules over several fields, run when all are valid; messages by path, e.g. 'contacts.email'. */
  check?(values: ValuesOf<F>, context: FormContext): Complaints | Promise<Complaints>;
}
export type Complaints = Record<string, Localised> | undefined;

export type FormValues<T> = T extends Form<infer F> ? ValuesOf<F> : never;

/** Product 5, Registration. */
export const CSRF_FIELD = '_csrf_token';

export const defineForm = <const F extends Fields>(name: string, form: Omit<Form<F>, 'name'>): Form<F> => ({
  name,
  ...form,
});
