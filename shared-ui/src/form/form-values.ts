import type { FormField } from '@stezhka/kit-contract';

export interface DateRangeValue {
  from: string;
  to: string;
}
/** A list for a multiple select, a range for a datetime, '1' or '' for a checkbox. */
export type Value = string | string[] | DateRangeValue;
export type Values = Record<string, Value>;

/** Product 9: default money value. */
export const EMPTY_MONEY = '0.00';

export const isParent = ({ type }: FormField) => type === 'group' || type === 'collection';

/** Token fields are hidden whatever their declared type (product 5, Server-built forms). */
export const isHidden = ({ type, name }: FormField) => type === 'hidden' || name.includes('_token');

export function* everyField(fields: readonly FormField[]): Generator<FormField> {
  for (const field of fields) {
    yield field;
    if (field.fields) yield* everyField(field.fields);
  }
}

export function blank({ type, attr }: FormField): Value {
  if (type === 'money') return EMPTY_MONEY;
  if (type === 'datetime') return { from: '', to: '' };
  return attr?.multiple ? [] : '';
}

export function valuesOf(fields: readonly FormField[]): Values {
  const leaves = [...everyField(fields)].filter((field) => !isParent(field));
  return Object.fromEntries(leaves.map((field) => [field.fullName, initial(field)]));
}

function initial(field: FormField): Value {
  const { type, value, checked } = field;
  if (type === 'checkbox') return checked ? '1' : '';
  if (value == null || value === '') return blank(field);
  if (typeof value === 'string' || Array.isArray(value)) return value;
  return { from: value.from ?? '', to: value.to ?? '' };
}

/** A range with one end is neither empty nor complete. */
export function isEmpty(value: Value | undefined): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) ? value.length === 0 : !value.from && !value.to;
}

/** Only non-empty values are submitted (product 5, Server-built forms). */
export function toFormData(fields: readonly FormField[], values: Values): FormData {
  const data = new FormData();
  for (const { fullName } of everyField(fields)) {
    const value = values[fullName];
    if (value === undefined || isEmpty(value)) continue;
    if (typeof value === 'string') data.append(fullName, value);
    else for (const [key, one] of Object.entries(value)) if (one) data.append(`${fullName}[${key}]`, one);
  }
  return data;
}
