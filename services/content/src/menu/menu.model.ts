import type { FooterMenu, MenuItem } from '@stezhka/content-contract';
import { inLocale, localisedText } from '@stezhka/kit/localised';
import type { Locale, Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface MenuItemFields {
  id: string;
  type?: 'divider' | 'DIVIDER';
  label?: Localised;
  link?: string;
  icon?: string;
  slug?: string;
  /** On a badge; 0 shows none. */
  count?: number;
  audience?: 'guest' | 'member';
  childrenFrom?: 'catalog-categories' | 'news-categories';
  children?: MenuItemFields[];
}

export interface MenuFields {
  /** 'drawer' or 'footer'. */
  name: string;
  items: MenuItemFields[];
}

const item = new Schema<MenuItemFields>(
  {
    id: { type: String, required: true },
    type: { type: String, enum: ['divider', 'DIVIDER'] },
    label: localisedText({ required: false }),
    link: String,
    icon: String,
    slug: String,
    count: { type: Number, min: 0 },
    audience: { type: String, enum: ['guest', 'member'] },
    childrenFrom: { type: String, enum: ['catalog-categories', 'news-categories'] },
  },
  { _id: false, id: false },
);
item.add({ children: [item] });

const schema = new Schema<MenuFields>({ name: { type: String, required: true }, items: [item] });
schema.index({ name: 1 }, { unique: true });

export const MenuModel = model<MenuFields>('Menu', schema, 'menus');

export const presentMenuItem = (one: MenuItemFields, locale: Locale, level = 0): MenuItem => {
  const label = inLocale(one.label, locale);
  return {
    id: one.id,
    type: one.type ?? 'default',
    label,
    title: label,
    url: one.link ?? '',
    link: one.link ?? '',
    icon: one.icon ?? null,
    slug: one.slug ?? null,
    level,
    count: one.count ?? null,
    children: (one.children ?? []).map((child) => presentMenuItem(child, locale, level + 1)),
    audience: one.audience ?? 'all',
    childrenFrom: one.childrenFrom ?? null,
  };
};

export const presentFooterMenu = (one: MenuItemFields, locale: Locale): FooterMenu => ({
  title: inLocale(one.label, locale),
  list: (one.children ?? []).map(({ label, link }) => ({
    title: inLocale(label, locale),
    link: link ?? '/',
  })),
});
