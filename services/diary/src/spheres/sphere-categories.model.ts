import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface SphereCategoryFields {
  systemName: string;
  order: number;
  title: Localised;
  spheres: string[];
}

const schema = new Schema<SphereCategoryFields>({
  systemName: { type: String, required: true },
  order: { type: Number, required: true },
  title: localisedText(),
  spheres: { type: [String], required: true },
});
schema.index({ systemName: 1 }, { unique: true });
schema.index({ order: 1 });

export const SphereCategoryModel = model<SphereCategoryFields>('SphereCategory', schema, 'sphere_categories');
