import type { DiaryIcon, ParameterDefinition, ParameterGroup, TrackerBounds } from '@stezhka/diary-contract';
import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface OptionFields {
  value: number;
  icon: DiaryIcon;
  color: string;
  label: Localised;
}

export interface ParameterFields {
  key: string;
  group: ParameterGroup;
  systemName: string;
  order: number;
  type: ParameterDefinition['type'];
  title: Localised;
  shortDescription: Localised;
  units?: Localised;
  icon: DiaryIcon;
  color: string;
  /** The order counts: the first one gives the colour. */
  spheres: string[];
  isDefault: boolean;
  bounds?: TrackerBounds;
  /** What most people have in a day; none: it is counted up from nothing. */
  usual?: number;
  /** The value of a day that is worth 0 and the one that is worth 10 in the Life Wheel; none: it is not judged. */
  rating?: { from: number; to: number };
  total?: 'sum' | 'average';
  options: OptionFields[];
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
export const boundsSchema = new Schema<TrackerBounds>(
  { min: number, max: number, step: number },
  { _id: false },
);

const schema = new Schema<ParameterFields>({
  key: text,
  group: { ...text, enum: ['parameters', 'notes', 'details'] },
  systemName: text,
  order: number,
  type: { ...text, enum: ['tracker', 'select', 'default'] },
  title: localisedText(),
  shortDescription: localisedText(),
  units: localisedText(),
  icon: text,
  color: text,
  spheres: { type: [String], default: [] },
  isDefault: { type: Boolean, required: true },
  bounds: boundsSchema,
  usual: Number,
  rating: new Schema(
    { from: { type: Number, required: true }, to: { type: Number, required: true } },
    { _id: false },
  ),
  total: { type: String, enum: ['sum', 'average'] },
  options: [
    new Schema<OptionFields>(
      { value: number, icon: text, color: text, label: localisedText() },
      { _id: false },
    ),
  ],
});
schema.index({ key: 1 }, { unique: true });
schema.index({ group: 1, order: 1 });

export const ParameterModel = model<ParameterFields>('Parameter', schema, 'parameters');
