import type { Localised } from '@stezhka/kit-contract';

export interface SocialSeed {
  /** The drawn icon's name. */
  name: 'facebook' | 'instagram' | 'telegram' | 'youtube';
  title: string;
  link: string;
}

const facebookLink = 'https://facebook.stezhka.example/';
const instagramLink = 'https://instagram.stezhka.example/';

/** Fictional: numbers of zeros, a street that does not exist and names under .example (product 3, Contacts). */
export const contacts = {
  addresses: [
    {
      uk: 'Київ, вул. Тиха Стежка, 12, майстерня на першому поверсі',
      ru: 'Киев, ул. Тихая Стежка, 12, мастерская на первом этаже',
      en: 'The workshop, ground floor, 12 Tykha Stezhka Street, Kyiv',
    },
  ] satisfies Localised[],
  email: 'dobryden@stezhka.example',
  phones: ['+380 44 000 00 00', '+380 50 000 00 00'],
  postalCode: '04000',
  /** ISO 3166-2. */
  regionCode: 'UA-30',
  workTime: {
    uk: 'пн–пт 9:00–19:00, сб 10:00–16:00',
    ru: 'пн–пт 9:00–19:00, сб 10:00–16:00',
    en: 'Mon–Fri 9 am – 7 pm, Sat 10 am – 4 pm',
  } satisfies Localised,
  studioLink: 'https://studio.stezhka.example/',
  cmsLink: 'https://cms.stezhka.example/',
  facebookLink,
  instagramLink,
  telegramName: 'stezhka_example',
  socials: [
    { name: 'facebook', title: 'Facebook', link: facebookLink },
    { name: 'instagram', title: 'Instagram', link: instagramLink },
    { name: 'telegram', title: 'Telegram', link: 'https://telegram.stezhka.example/' },
    { name: 'youtube', title: 'YouTube', link: 'https://youtube.stezhka.example/' },
  ] satisfies SocialSeed[],
};
