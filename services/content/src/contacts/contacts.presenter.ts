import type { Contacts } from '@stezhka/content-contract';
import { cleanLink } from '@stezhka/kit/html';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import type { ContactsFields } from './contacts.model.ts';

/** Networks with an icon of their own in gateway/public/icons. */
const DRAWN = ['telegram', 'instagram', 'facebook', 'youtube'];
const iconOf = (name: string) => `/icons/${DRAWN.includes(name) ? name : 'globe'}.svg`;

export const presentContacts = (contacts: ContactsFields, locale: Locale): Contacts => {
  const socials = contacts.socials.map(({ name, title, link }) => ({
    link: cleanLink(link),
    title,
    socialNetwork: { image: iconOf(name) },
  }));
  return {
    addresses: contacts.addresses.map((address) => inLocale(address, locale)),
    email: contacts.email,
    facebookLink: cleanLink(contacts.facebookLink),
    instagramLink: cleanLink(contacts.instagramLink),
    telegramName: contacts.telegramName,
    phones: [...contacts.phones],
    postalCode: contacts.postalCode,
    regionCode: contacts.regionCode,
    workTime: inLocale(contacts.workTime, locale),
    studioLink: cleanLink(contacts.studioLink),
    cmsLink: cleanLink(contacts.cmsLink),
    socials,
    socialNetworks: socials,
  };
};
