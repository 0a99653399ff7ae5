import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { FILTER_KEYS, type FilterKey } from '@stezhka/shop-contract';
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
