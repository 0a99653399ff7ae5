import type { Expert, ExpertCard } from '@stezhka/account-contract';
import { inLocale, localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema, toImageData } from '@stezhka/kit/picture';
import type { Locale, Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema, type Types } from 'mongoose';

interface Line {
  _id: Types.ObjectId;
  text: Localised;
}

export interface ExpertFields {
  slug: string;
  order: number;
  name: Localised;
  role: Localised;
  /** Sanitised HTML. */
  about: Localised;
  picture?: Picture;
  skills: Line[];
  services: Line[];
}

const lines = { type: [new Schema<Line>({ text: localisedText() })], default: [] };
const schema = new Schema<ExpertFields>({
  slug: { type: String, required: true },
  order: { type: Number, required: true },
  name: localisedText(),
  role: localisedText(),
  about: localisedText(),
  picture: pictureSchema,
  skills: lines,
  services: lines,
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1, _id: 1 });

export const ExpertModel = model<ExpertFields>('Expert', schema, 'experts');

type Stored = HydratedDocument<ExpertFields>;

export const presentCard = (expert: Stored, locale: Locale): ExpertCard => ({
  id: expert.id,
  slug: expert.slug,
  name: inLocale(expert.name, locale),
  role: inLocale(expert.role, locale),
  imageData: toImageData('account', expert.picture, locale),
  skills: expert.skills.map((line) => presentLine(line, locale)),
  services: expert.services.map((line) => presentLine(line, locale)),
});

export const presentExpert = (expert: Stored, locale: Locale): Expert => ({
  ...presentCard(expert, locale),
  about: inLocale(expert.about, locale),
});

const presentLine = ({ _id, text }: Line, locale: Locale) => ({
  id: String(_id),
  text: inLocale(text, locale),
});
