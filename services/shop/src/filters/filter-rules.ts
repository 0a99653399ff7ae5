import type { FilterKey } from '@stezhka/shop-contract';
import { FILTER_KEYS } from '@stezhka/shop-contract';
import Joi from 'joi';

const PRICE_LIMIT = 1_000_000;
const hryvnias = Joi.number().integer().min(0).max(PRICE_LIMIT);
const values = Joi.array().items(Joi.string().max(40)).single().max(20).unique();

export const filterRules = {
  price_from: hryvnias,
  price_to: hryvnias,
  in_stock: Joi.boolean(),
  ...(Object.fromEntries(FILTER_KEYS.map((key) => [key, values])) as Record<FilterKey, Joi.ArraySchema>),
};
