import type { FormField } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { Field, FieldOptions, FormContext, Rule } from './field.ts';
import { atLeast } from './messages.ts';
import { textShape } from './shape.ts';

export interface LeafRules<V> {
  /** Characters; checked before any regex. */
  max: number;
  trim?: boolean;
  read?(text: string, helpers: Joi.CustomHelpers): V | Joi.ErrorReport;
  write?(value: V): string;
  initial?: string;
  attr?: FormField['attr'];
  /** False for passwords: the typed text is never sent back. */
  echo?: boolean;
  extra?: Partial<FormField>;
}

export function leaf<V>(type: string, options: FieldOptions, rules: LeafRules<NonNullable<V>>): Field<V> {
  for (const { regex } of options.validation ?? []) {
    if (regex.flags) throw new Error(`A form's regex runs in the browser without flags: ${regex}`);
  }
  return {
    type,
    options,
    describe({ raw }) {
      const value = typeof raw === 'string' ? raw : (rules.initial ?? '');
      return {
        ...(rules.echo !== false && { value }),
        ...(rules.attr && { attr: rules.attr }),
        ...rules.extra,
      };
    },
    schema(_raw, context) {
      let schema = Joi.string().empty('').max(rules.max);
      if (rules.trim !== false) schema = schema.trim();
      for (const { regex, error } of options.validation ?? []) {
        schema = schema.pattern(regex, { name: error[context.locale] });
      }
      const { read } = rules;
      if (read) schema = schema.custom((value: string, helpers) => read(value, helpers));
      return demand(schema, options, context);
    },
    shape: () => textShape(options, rules.max),
    write: (value) => (value == null ? '' : (rules.write?.(value as NonNullable<V>) ?? String(value))),
  };
}

export function demand<S extends Joi.Schema>(schema: S, options: FieldOptions, { locale }: FormContext): S {
  if (!options.required) return schema;
  const own = options.requiredText && { [locale]: { 'any.required': options.requiredText[locale] } };
  const required = schema.required() as S;
  return own ? (required.messages(own as unknown as Joi.LanguageMessages) as S) : required;
}

export const minLengthRule = (length: number): Rule => ({
  regex: new RegExp(`^[\\s\\S]{${length},}$`),
  error: atLeast(length),
});
