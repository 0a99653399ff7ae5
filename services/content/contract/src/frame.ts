import type { Localised } from '@stezhka/kit-contract';
import { operation } from '@stezhka/kit-contract';

/** Product 3, Menu item. */
export interface MenuItem {
  id: string;
  /** Both spellings mean a divider. */
  type: 'default' | 'divider' | 'DIVIDER';
  label: string;
  title: string;
  /** Path without the locale, or a full address; product 2.5, Drawer behaviour, has the exceptions of level 0. */
  url: string;
  link: string;
  icon: string | null;
  slug: string | null;
  level: number;
  count: number | null;
  children: MenuItem[];
  /** The same as `children` (product 3, Menu item). */
  list: MenuItem[];
  /** State of a menu on screen: an answer has none open and none active. */
  expanded: boolean;
  appActive: boolean;
  audience: 'all' | 'guest' | 'member';
  /** Children come from another list. */
  childrenFrom: 'catalog-categories' | 'news-categories' | null;
}

/** Product 3, Footer menu item. */
export interface FooterMenu {
  title: string;
  list: { title: string; link: string }[];
}

export interface MenuReply {
  menu: MenuItem[];
  footer: FooterMenu[];
}

export interface SocialNetwork {
  link: string;
  title: string;
  /** Address of an icon. */
  socialNetwork: { image: string };
}

/** product 3, Contacts */
export interface Contacts {
  addresses: string[];
  email: string;
  facebookLink: string;
  instagramLink: string;
  telegramName: string;
  phones: string[];
  postalCode: string;
  regionCode: string;
  workTime: string;
  /** Link of the footer's credit; empty for none. */
  studioLink: string;
  cmsLink: string;
  socials: SocialNetwork[];
  socialNetworks: SocialNetwork[];
}

export interface ContactsReply {
  contacts: Contacts;
}

/** '+380 44 000 00 00' → 'tel:+380440000000' */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The network of that name, or the channel by its name; empty for none. */
export const telegramHref = ({
  socialNetworks,
  telegramName,
}: Pick<Contacts, 'socialNetworks' | 'telegramName'>): string =>
  socialNetworks.find(({ title }) => title === 'Telegram')?.link ??
  (telegramName && `https://t.me/${telegramName}`);

export const getMenu = operation<{ reply: MenuReply }>('GET', '/data/menu', {
  access: 'public',
  reply: 'MenuReply',
  cache: 300,
  tags: ['menu'],
});

export const getContacts = operation<{ reply: ContactsReply }>('GET', '/data/contacts', {
  access: 'public',
  reply: 'ContactsReply',
  cache: 300,
  tags: ['contacts'],
});

/** Where an order is picked up, and the first of the site's contacts. Fictional: there is no such street. */
export const WORKSHOP_ADDRESS: Localised = {
  uk: 'Київ, вул. Тиха Стежка, 12, майстерня на першому поверсі',
  ru: 'Киев, ул. Тихая Стежка, 12, мастерская на первом этаже',
  en: 'The workshop, ground floor, 12 Tykha Stezhka Street, Kyiv',
};
