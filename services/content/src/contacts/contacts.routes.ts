import { type Contacts, getContacts } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import { type ContactsFields, ContactsModel } from './contacts.model.ts';

const presentContacts = (contacts: ContactsFields, locale: Locale): Contacts => {
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

export const contactRoutes = [
  serve(getContacts, {}, async ({ locale, cacheTags }) => {
    cacheTags('contacts');
    const contacts = await ContactsModel.findOne({ name: 'main' });
    if (!contacts) throw new AppError('not_found');
    return { contacts: presentContacts(contacts, locale) };
  }),
];
