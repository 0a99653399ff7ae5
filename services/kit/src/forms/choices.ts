import type { FormField, Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { Field, FieldOptions, FormContext, Optional, WireOption } from './field.ts';
import { demand } from './leaf.ts';
import { EMPTY, type Shape, textShape } from './shape.ts';
import { isTree, type Raw } from './unflatten.ts';

/** A plain text as label needs no translation (a city, a person's name). */
export interface Choice<V extends string = string> {
  value: V;
  label: Localised | string;
  hint?: Localised | string;
}
export type Choices<V extends string = string> =
  | readonly Choice<V>[]
  | ((context: FormContext) => readonly Choice<V>[] | Promise<readonly Choice<V>[]>);

interface ListOptions<V extends string> extends FieldOptions {
  options: Choices<V>;
  /** All possible values, when `options` is a function only for its labels and hints. */
  values?: readonly NoInfer<V>[];
  initial?: NoInfer<V>;
}

export interface SearchOptions extends FieldOptions {
  /** Answers `{ options }` (product 7.14, Select options). */
  ajaxUrl: string;
  search(text: string, context: FormContext): Promise<readonly Choice[]>;
  /** Accepts and labels a chosen value; undefined refuses it. */
  find(value: string, context: FormContext): Promise<Choice | undefined>;
}

type WithRequired<O, R extends boolean> = Omit<O, 'required'> & { required?: R };

const wire = ({ value, label, hint }: Choice, { locale }: FormContext): WireOption => {
  const say = (text: Localised | string) => (typeof text === 'string' ? text : text[locale]);
  return { value, label: say(label), ...(hint && { hint: say(hint) }) };
};

function source(options: ListOptions<string> | SearchOptions) {
  if ('search' in options) {
    const { search, find } = options;
    return {
      shown: async (values: string[], context: FormContext) =>
        (await Promise.all(values.map((value) => find(value, context)))).filter((one) => one !== undefined),
      has: async (value: string, context: FormContext) => (await find(value, context)) !== undefined,
      search: async (text: string, context: FormContext) =>
        (await search(text, context)).map((one) => wire(one, context)),
    };
  }
  const all = async (context: FormContext) =>
    typeof options.options === 'function' ? options.options(context) : options.options;
  return {
    shown: (_values: string[], context: FormContext) => all(context),
    has: async (value: string, context: FormContext) =>
      (await all(context)).some((one) => one.value === value),
    search: undefined,
  };
}

function choice<V>(type: 'select' | 'radio', options: ListOptions<string> | SearchOptions): Field<V> {
  const { shown, has, search } = source(options);
  const initial = 'initial' in options ? options.initial : undefined;
  return {
    type,
    options,
    async describe(place) {
      const value = typeof place.raw === 'string' ? place.raw : (initial ?? '');
      const options = await shown(value ? [value] : [], place);
      return { value, options: options.map((one) => wire(one, place)), ...attributes(type, this.options) };
    },
    async schema(raw, context) {
      const value = typeof raw === 'string' ? raw.trim() : '';
      const accepted = value !== '' && (await has(value, context));
      const schema = Joi.string()
        .trim()
        .empty('')
        .max(255)
        .custom((given: string, helpers) => (accepted ? given : helpers.error('any.only')));
      return demand(schema, options, context);
    },
    shape: () => optionShape(options),
    write: (value) => (value == null ? '' : String(value)),
    ...(search && { search }),
  };
}

function optionShape(options: ListOptions<string> | SearchOptions): Shape {
  const values = 'search' in options ? undefined : valuesOf(options);
  if (!values) return textShape(options, 255);
  return { enum: options.required ? values : [...new Set([...EMPTY, ...values])] };
}

function valuesOf({ options, values }: ListOptions<string>): readonly string[] | undefined {
  return typeof options === 'function' ? values : options.map(({ value }) => value);
}

function attributes(type: string, options: FieldOptions & { ajaxUrl?: string }): Pick<FormField, 'attr'> {
  const { ajaxUrl } = options;
  if (type !== 'select') return {};
  return { attr: { isSelect: true, ...(ajaxUrl && { 'ajax-url': ajaxUrl }) } };
}

export function select<const V extends string, const R extends boolean = false>(
  options: WithRequired<ListOptions<V>, R>,
): Field<Optional<V, R>>;
export function select<const R extends boolean = false>(
  options: WithRequired<SearchOptions, R>,
): Field<Optional<string, R>>;
export function select(options: ListOptions<string> | SearchOptions): Field<string | undefined> {
  return choice('select', options);
}

export const radio = <const V extends string, const R extends boolean = false>(
  options: WithRequired<ListOptions<V>, R>,
): Field<Optional<V, R>> => choice('radio', options as ListOptions<string>);

const MOST_CHOSEN = 100;

/** Up to 100 values; required means at least one. */
export function selectMany<const V extends string = string>(
  options: Omit<ListOptions<V>, 'initial'> | SearchOptions,
): Field<V[]> {
  const { shown, has, search } = source(options as ListOptions<string> | SearchOptions);
  return {
    type: 'select',
    options,
    async describe(place) {
      const value = texts(place.raw);
      const found = await shown(value, place);
      const { attr } = attributes('select', options);
      return { value, options: found.map((one) => wire(one, place)), attr: { ...attr, multiple: true } };
    },
    fill: (raw) => (typeof raw === 'string' ? (raw ? { 0: raw } : {}) : isTree(raw) ? raw : {}),
    async schema(raw, context) {
      const accepted = new Set<string>();
      for (const one of texts(raw).slice(0, MOST_CHOSEN)) if (await has(one, context)) accepted.add(one);
      return Joi.object()
        .pattern(/^\d{1,3}$/, Joi.string().max(255))
        .messages(requiredMessage(options, context))
        .custom((given: Record<string, string>, helpers) => {
          const values = Object.values(given);
          if (!values.length && options.required) return helpers.error('any.required');
          if (values.some((one) => !accepted.has(one))) return helpers.error('any.only');
          return [...new Set(values)];
        });
    },
    shape: () => ({
      type: 'array',
      items: optionShape({ ...options, required: true } as typeof options & { required: true }),
      ...(options.required && { minItems: 1 }),
      maxItems: MOST_CHOSEN,
    }),
    write: (values) => Object.fromEntries((values ?? []).map((value, index) => [index, String(value)])),
    ...(search && { search }),
  };
}

const requiredMessage = ({ requiredText }: FieldOptions, { locale }: FormContext) =>
  (requiredText
    ? { [locale]: { 'any.required': requiredText[locale] } }
    : {}) as unknown as Joi.LanguageMessages;

const texts = (raw: Raw): string[] =>
  Object.values(typeof raw === 'object' ? raw : raw ? [raw] : []).filter((one) => typeof one === 'string');

/** '1' when checked (product 3); required means it must be checked. */
export function checkbox(options: FieldOptions & { initial?: boolean } = {}): Field<boolean> {
  return {
    type: 'checkbox',
    options,
    describe: ({ raw }) => ({
      value: '1',
      checked: raw === undefined ? (options.initial ?? false) : raw === '1',
    }),
    schema(_raw, context) {
      const schema = Joi.string()
        .empty('')
        .custom((given, helpers) => given === '1' || helpers.error('any.only'));
      return options.required ? demand(schema, options, context) : schema.default(false);
    },
    shape: () => ({ enum: options.required ? ['1', true] : ['1', true, ...EMPTY] }),
    write: (value) => (value ? '1' : ''),
  };
}
