import { AppError } from '@stezhka/kit/errors';
import { inputText } from '@stezhka/kit/forms';
import type { Locale } from '@stezhka/kit-contract';
import { FILTER_KEYS, type FilterKey, type FilterQuery } from '@stezhka/shop-contract';
import Joi from 'joi';
import type { FilterFields } from './filters.model.ts';

const PRICE_LIMIT = 1_000_000;
const hryvnias = Joi.number().integer().min(0).max(PRICE_LIMIT);
const values = Joi.array().items(Joi.string().max(40)).single().max(20).unique();

export const filterRules = {
  price_from: hryvnias,
  price_to: hryvnias,
  in_stock: Joi.boolean(),
  ...(Object.fromEntries(FILTER_KEYS.map((key) => [key, values])) as Record<FilterKey, Joi.ArraySchema>),
};

/** @throws AppError invalid_input, with a message for each filter that has no such value */
export function refuseUnknownValues(query: FilterQuery, filters: FilterFields[], locale: Locale): void {
  const fields: Record<string, string> = {};
  for (const key of FILTER_KEYS) {
    const known = filters.find((one) => one.key === key)?.options.map(({ value }) => value) ?? [];
    if (query[key]?.some((value) => !known.includes(value)))
      fields[key] = inputText('any.invalid', undefined, locale);
  }
  if (Object.keys(fields).length) throw new AppError('invalid_input', { fields });
}
