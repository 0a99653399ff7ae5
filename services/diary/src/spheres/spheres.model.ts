import type { DiaryIcon, Sphere } from '@stezhka/diary-contract';
import { inLocale, localisedText } from '@stezhka/kit/localised';
import type { Locale, Localised } from '@stezhka/kit-contract';
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

export const presentSphere = (sphere: SphereFields, locale: Locale): Sphere => ({
  systemName: sphere.systemName,
  title: inLocale(sphere.title, locale),
  description: inLocale(sphere.description, locale),
  icon: sphere.icon,
  color: `sphere-${sphere.systemName}`,
});
