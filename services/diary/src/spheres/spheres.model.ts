import type { DiaryIcon } from '@stezhka/diary-contract';
import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface SphereFields {
  systemName: string;
  order: number;
  title: Localised;
  description: Localised;
  icon: DiaryIcon;
}

const schema = new Schema<SphereFields>({
  systemName: { type: String, required: true },
  order: { type: Number, required: true },
  title: localisedText(),
  description: localisedText(),
  icon: { type: String, required: true },
});
schema.index({ systemName: 1 }, { unique: true });
schema.index({ order: 1 });

export const SphereModel = model<SphereFields>('Sphere', schema, 'spheres');
