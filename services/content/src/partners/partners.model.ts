import type { Partner } from '@stezhka/content-contract';
import { inLocale, localisedText } from '@stezhka/kit/localised';
import type { Locale, Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema } from 'mongoose';

export interface PartnerFields {
  slug: string;
  order: number;
  name: Localised;
  description: Localised;
  link: string;
}

const schema = new Schema<PartnerFields>({
  slug: { type: String, required: true },
  order: { type: Number, required: true },
  name: localisedText(),
  description: localisedText(),
  link: { type: String, required: true },
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1 });

export const PartnerModel = model<PartnerFields>('Partner', schema, 'partners');

export const presentPartner = (partner: HydratedDocument<PartnerFields>, locale: Locale): Partner => ({
  id: partner.id,
  name: inLocale(partner.name, locale),
  description: inLocale(partner.description, locale),
  link: partner.link,
});
