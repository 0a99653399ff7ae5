import { AppError } from '@stezhka/kit/errors';
import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { FILTER_KEYS, type FilterKey, type FilterQuery } from '@stezhka/shop-contract';
import { model, Schema } from 'mongoose';

export interface FilterFields {
  key: FilterKey;
  order: number;
  title: Localised;
  options: { value: string; title: Localised; color: string | null }[];
}

const text = { type: String, required: true };
const schema = new Schema<FilterFields>({
  key: { ...text, enum: FILTER_KEYS },
  order: { type: Number, required: true },
  title: localisedText(),
  options: [
    new Schema(
      { value: text, title: localisedText(), color: { type: String, default: null } },
      { _id: false },
    ),
  ],
});
schema.index({ key: 1 }, { unique: true });
schema.index({ order: 1 });

export const FilterModel = model<FilterFields>('Filter', schema, 'filters');

export const readFilters = () => FilterModel.find().sort({ order: 1 }).lean<FilterFields[]>();

/** @throws AppError invalid_input naming each filter that has no such value */
export function refuseUnknownValues(query: FilterQuery, filters: FilterFields[]): void {
  const fields: Record<string, string> = {};
  for (const key of FILTER_KEYS) {
    const known = filters.find((one) => one.key === key)?.options.map(({ value }) => value) ?? [];
    const unknown = query[key]?.find((value) => !known.includes(value));
    if (unknown !== undefined) fields[key] = unknown;
  }
  if (Object.keys(fields).length) throw new AppError('invalid_input', { fields });
}
