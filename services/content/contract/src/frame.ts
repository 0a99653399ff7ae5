import { operation } from '@stezhka/kit-contract';

/** An entry of the side menu (product 3, Menu item). */
export interface MenuItem {
  id: string;
  /** Both spellings of a divider are read. */
  type: 'default' | 'divider' | 'DIVIDER';
  label: string;
  title: string;
  /**
   * Path without the locale, or a full address. The drawer leads an item of level 0 after the first to
   * 'page-slug' instead, by its slug or, without one, its icon (product 2.5, Drawer behaviour).
   */
  url: string;
  link: string;
  icon: string | null;
  slug: string | null;
  level: number;
  count: number | null;
  children: MenuItem[];
  /** Who sees it. */
  audience: 'all' | 'guest' | 'member';
  /** Children that another list gives. */
  childrenFrom: 'catalog-categories' | 'news-categories' | null;
}

/** A column of the footer (product 3, Footer menu item). */
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
  /** Icon's name in the icon set. */
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
  /** Who made the site and with what: targets of the footer's credit; an empty one is no link. */
  studioLink: string;
  cmsLink: string;
  socials: SocialNetwork[];
  socialNetworks: SocialNetwork[];
}

export interface ContactsReply {
  contacts: Contacts;
}

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
