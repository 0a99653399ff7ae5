import type { FilterKey, FilterQuery, SortType } from '@stezhka/shop-contract';
import { FILTER_KEYS } from '@stezhka/shop-contract';
import Joi from 'joi';
import { type Types, trusted } from 'mongoose';

const PRICE_LIMIT = 1_000_000;
const hryvnias = Joi.number().integer().min(0).max(PRICE_LIMIT);
const values = Joi.array().items(Joi.string().max(40)).single().max(20).unique();

/** Request rules of what narrows a list; whether a value exists is asked of the filters themselves. */
export const narrowingRules = {
  price_from: hryvnias,
  price_to: hryvnias,
  in_stock: Joi.boolean(),
  ...(Object.fromEntries(FILTER_KEYS.map((key) => [key, values])) as Record<FilterKey, Joi.ArraySchema>),
};

/** Parts of a query, kept apart so that a count can leave its own filter out. */
export type Conditions = Partial<Record<FilterKey | 'price' | 'in_stock', object>>;

/** What each filter asks of a product; prices come in hryvnias. */
export function conditionsOf(query: FilterQuery): Conditions {
  const conditions: Conditions = {};
  for (const key of FILTER_KEYS) {
    if (query[key]?.length) conditions[key] = { [`filters.${key}`]: trusted({ $in: query[key] }) };
  }
  if (query.price_from !== undefined || query.price_to !== undefined) {
    conditions.price = {
      price: trusted({
        ...(query.price_from !== undefined && { $gte: query.price_from * 100 }),
        ...(query.price_to !== undefined && { $lte: query.price_to * 100 }),
      }),
    };
  }
  if (query.in_stock) conditions.in_stock = { stock: trusted({ $gt: 0 }) };
  return conditions;
}

/** A $match of these conditions without one of them. */
export const allBut = (conditions: Conditions, left?: keyof Conditions): object =>
  Object.assign({}, ...Object.entries(conditions).map(([key, one]) => (key === left ? {} : one)));

export const within = (categories: Types.ObjectId[]) => ({
  category: trusted({ $in: categories }),
});

export const ORDER: Record<SortType, Record<string, 1 | -1>> = {
  popular: { popularity: -1, _id: 1 },
  price_asc: { price: 1, _id: 1 },
  price_desc: { price: -1, _id: -1 },
  new: { createdAt: -1, _id: 1 },
};
