import type { FormField } from '@stezhka/kit-contract';
import { everyField, isEmpty, isParent, type Value, type Values } from './form-values.ts';

/** Messages by fullName. */
export type Errors = Record<string, string>;

/** First broken rule: required, then the regexes in order (product 5, Server-built forms). */
export function errorOf(field: FormField, value: Value | undefined, required: string): string | undefined {
  const { type, validation = [], requiredError } = field;
  if (isParent(field)) {
    const missing = type === 'collection' && field.required && !field.fields?.length;
    return missing ? (requiredError ?? required) : undefined;
  }
  const half = typeof value === 'object' && !Array.isArray(value) && !value.from !== !value.to;
  if (half || (field.required && isEmpty(value))) return requiredError ?? required;
  if (typeof value !== 'string' || isEmpty(value)) return undefined;
  // The server trims all values except passwords before its test.
  const text = type === 'password' ? value : value.trim();
  return validation.find(({ regex }) => !matches(regex, text))?.error;
}

function matches(regex: string, text: string): boolean {
  try {
    return new RegExp(regex).test(text);
  } catch {
    // A regex that this browser cannot read is left to the server.
    return true;
  }
}

export function errorsOf(fields: readonly FormField[], values: Values, required: string): Errors {
  const errors: Errors = {};
  for (const field of everyField(fields)) {
    const error = errorOf(field, values[field.fullName], required);
    if (error !== undefined) errors[field.fullName] = error;
  }
  return errors;
}

export const isInvalid = (field: FormField, errors: Errors): boolean =>
  [...everyField([field])].some(({ fullName }) => fullName in errors);
