import type { FormField, Locale, Localised } from '@stezhka/kit-contract';
import type Joi from 'joi';
import type { Shape } from './shape.ts';
import { isTree, type Raw } from './unflatten.ts';

export interface FieldOptions {
  label?: Localised;
  required?: boolean;
  /** Replaces 'Field cannot be empty', e.g. 'Select a deadline'. */
  requiredText?: Localised;
  placeholder?: Localised;
  hint?: Localised;
  autocomplete?: string;
  /** Tested in order, in the browser and here; the first failure gives the message. No flags. */
  validation?: readonly Rule[];
}
export interface Rule {
  regex: RegExp;
  error: Localised;
}

export interface FormContext {
  locale: Locale;
}

export interface Place extends FormContext {
  fullName: string;
  raw: Raw;
  errors: Record<string, string>;
}

export interface Field<V = unknown> {
  readonly type: string;
  readonly options: FieldOptions;
  describe(place: Place): Partial<FormField> | Promise<Partial<FormField>>;
  schema(raw: Raw, context: FormContext): Joi.Schema | Promise<Joi.Schema>;
  shape(context: FormContext): Shape | Promise<Shape>;
  /** The value as a form's text; '' for an empty value. */
  write(value: V, context: FormContext): Raw | Promise<Raw>;
  /** Completes a submission before validation: a missing group becomes an empty one. */
  fill?(raw: Raw, context: FormContext): Raw | Promise<Raw>;
  /** Groups only: the fields inside; `on` names the deciding select. */
  children?(raw: Raw, context: FormContext): Fields | Promise<Fields>;
  readonly on?: string;
  /** Selects only: the options that 'ajax-url' answers. */
  search?(text: string, context: FormContext): Promise<WireOption[]>;
}
export type WireOption = { value: string; label: string; hint?: string };
export type Fields = Record<string, Field>;
/** A union of field sets: a field of another set is undefined. */
export type SomeFields = Record<string, Field | undefined>;

export type ValuesOf<F> = F extends SomeFields ? { [K in keyof F]: ValueOf<F[K]> } : never;
export type ValueOf<T> = T extends Field<infer V> ? V : undefined;
export type Optional<V, R extends boolean> = R extends true ? V : V | undefined;

/** ('cart', ['contacts', 'email']) → 'cart[contacts][email]'; without a prefix 'contacts[email]'. */
export function fullNameOf(prefix: string | undefined, path: readonly (string | number)[]): string {
  const [first = '', ...rest] = prefix ? [prefix, ...path] : path;
  return `${first}${rest.map((one) => `[${one}]`).join('')}`;
}

export async function describeField(name: string, field: Field, place: Place): Promise<FormField> {
  const { locale, fullName } = place;
  const { label, placeholder, hint, required, requiredText, autocomplete, validation } = field.options;
  const error = place.errors[fullName];
  return {
    name,
    fullName,
    // A token stays hidden whatever its declared type (product 5, Server-built forms).
    type: name.includes('_token') ? 'hidden' : field.type,
    ...(label && { label: label[locale] }),
    ...(required && { required }),
    ...(requiredText && { requiredError: requiredText[locale] }),
    ...(placeholder && { placeholder: placeholder[locale] }),
    ...(hint && { hint: hint[locale] }),
    ...(autocomplete && { autocomplete }),
    ...(validation?.length && {
      validation: validation.map((rule) => ({ regex: rule.regex.source, error: rule.error[locale] })),
    }),
    ...(error && { invalid: true, error }),
    ...(await field.describe(place)),
  };
}

export function describeFields(fields: Fields, place: Place, prefix = place.fullName): Promise<FormField[]> {
  const inside = isTree(place.raw) ? place.raw : {};
  return Promise.all(
    Object.entries(fields).map(([name, field]) =>
      describeField(name, field, { ...place, fullName: fullNameOf(prefix, [name]), raw: inside[name] }),
    ),
  );
}
