import type { Contacts } from '@stezhka/content-contract';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import type { ContactsFields } from './contacts.model.ts';

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
