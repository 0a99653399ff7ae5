import type { Contacts } from '@stezhka/content-contract';
import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface ContactsFields
  extends Omit<Contacts, 'addresses' | 'workTime' | 'socials' | 'socialNetworks'> {
  /** There is one set of contacts: 'main'. */
  name: string;
  addresses: Localised[];
  workTime: Localised;
  socials: { name: string; title: string; link: string }[];
}

const text = { type: String, required: true };
const schema = new Schema<ContactsFields>({
  name: text,
  addresses: [localisedText()],
  email: text,
  facebookLink: text,
  instagramLink: text,
  telegramName: text,
  phones: [text],
  postalCode: text,
  regionCode: text,
  workTime: localisedText(),
  studioLink: { type: String, default: '' },
  cmsLink: { type: String, default: '' },
  socials: [new Schema({ name: text, title: text, link: text }, { _id: false })],
});
schema.index({ name: 1 }, { unique: true });

export const ContactsModel = model<ContactsFields>('Contacts', schema, 'contacts');
