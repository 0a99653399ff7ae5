import type { FormField, Locale, Localised } from '@stezhka/kit-contract';
import type Joi from 'joi';
import type { Shape } from './shape.ts';
import type { Raw } from './unflatten.ts';

/** What every field may say of itself; texts in three languages. */
export interface FieldOptions {
  label?: Localised;
  required?: boolean;
  /** Shown instead of 'Field cannot be empty', e.g. 'Select a deadline'. */
  requiredText?: Localised;
  placeholder?: Localised;
  hint?: Localised;
  /** Value of the HTML attribute, e.g. 'given-name'. */
  autocomplete?: string;
  /** Tested in order, in the browser and here; the first that fails gives its message. No flags. */
  validation?: readonly Rule[];
}
export interface Rule {
  regex: RegExp;
  error: Localised;
}

export interface FormContext {
  locale: Locale;
}

/** Where a field stands in one form as it is shown to one person. */
export interface Place extends FormContext {
  fullName: string;
  raw: Raw;
  /** Messages by fullName. */
  errors: Record<string, string>;
}

/** One kind of field: how it is shown, validated and written. V is what a handler gets. */
export interface Field<V = unknown> {
  readonly type: string;
  readonly options: FieldOptions;
  /** What the wire form holds beyond label, hints and errors. */
  describe(place: Place): Partial<FormField> | Promise<Partial<FormField>>;
  /** Validates the texts of a submission and turns them into V. */
  schema(raw: Raw, context: FormContext): Joi.Schema | Promise<Joi.Schema>;
  /** The same for the description of all calls: what a submission may hold, as JSON Schema. */
  shape(context: FormContext): Shape | Promise<Shape>;
  /** A value as the texts a form carries; an empty one as ''. */
  write(value: V, context: FormContext): Raw | Promise<Raw>;
  /** Brings a submission into the form the schema expects: a missing group becomes an empty one. */
  fill?(raw: Raw, context: FormContext): Raw | Promise<Raw>;
  /** Of groups: the fields inside, and the select that decides them. */
  children?(raw: Raw, context: FormContext): Fields | Promise<Fields>;
  readonly on?: string;
  /** Of selects that ask while one types: answers the 'ajax-url'. */
  search?(text: string, context: FormContext): Promise<WireOption[]>;
}
export type WireOption = { value: string; label: string; hint?: string };
export type Fields = Record<string, Field>;
/** One of several sets, as TypeScript writes it: what belongs to another set is undefined here. */
export type SomeFields = Record<string, Field | undefined>;

/** What a valid submission of these fields is; a union of field sets gives a union of values. */
export type ValuesOf<F> = F extends SomeFields ? { [K in keyof F]: ValueOf<F[K]> } : never;
export type ValueOf<T> = T extends Field<infer V> ? V : undefined;
export type Optional<V, R extends boolean> = R extends true ? V : V | undefined;

/** ('cart', ['contacts', 'email']) → 'cart[contacts][email]'; without a prefix 'contacts[email]'. */
export function fullNameOf(prefix: string | undefined, path: readonly (string | number)[]): string {
  const [first = '', ...rest] = prefix ? [prefix, ...path] : path;
  return `${first}${rest.map((one) => `[${one}]`).join('')}`;
}

/** The wire form of one field (product 3, Server-built form). */
export async function describeField(name: string, field: Field, place: Place): Promise<FormField> {
  const { locale, fullName } = place;
  const { label, placeholder, hint, required, requiredText, autocomplete, validation } = field.options;
  const error = place.errors[fullName];
  return {
    name,
    fullName,
    // A token never shows, whatever it was declared as (product 5, Server-built forms).
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

/** The wire forms of a set of fields, in the order of their declaration. */
export function describeFields(fields: Fields, place: Place, prefix = place.fullName): Promise<FormField[]> {
  const inside = typeof place.raw === 'object' ? place.raw : {};
  return Promise.all(
    Object.entries(fields).map(([name, field]) =>
      describeField(name, field, { ...place, fullName: fullNameOf(prefix, [name]), raw: inside[name] }),
    ),
  );
}
