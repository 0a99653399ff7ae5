import type { Contacts } from '@stezhka/content-contract';
import { inLocale, localisedText } from '@stezhka/kit/localised';
import type { Locale, Localised } from '@stezhka/kit-contract';
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

export const presentContacts = (contacts: ContactsFields, locale: Locale): Contacts => {
  const socials = contacts.socials.map(({ name, title, link }) => ({
    link,
    title,
    socialNetwork: { image: name },
  }));
  return {
    addresses: contacts.addresses.map((address) => inLocale(address, locale)),
    email: contacts.email,
    facebookLink: contacts.facebookLink,
    instagramLink: contacts.instagramLink,
    telegramName: contacts.telegramName,
    phones: [...contacts.phones],
    postalCode: contacts.postalCode,
    regionCode: contacts.regionCode,
    workTime: inLocale(contacts.workTime, locale),
    studioLink: contacts.studioLink,
    cmsLink: contacts.cmsLink,
    socials,
    socialNetworks: socials,
  };
};
