import type { FooterMenu, MenuItem } from '@stezhka/content-contract';
import { cleanLink } from '@stezhka/kit/html';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import type { MenuItemFields } from './menu.model.ts';

export const presentMenuItem = (one: MenuItemFields, locale: Locale, level = 0): MenuItem => {
  const label = inLocale(one.label, locale);
  const link = cleanLink(one.link ?? '');
  const children = (one.children ?? []).map((child) => presentMenuItem(child, locale, level + 1));
  return {
    id: one.id,
    type: one.type ?? 'default',
    label,
    title: label,
    url: link,
    link,
    icon: one.icon ?? null,
    slug: one.slug ?? null,
    level,
    count: one.count ?? null,
    children,
    list: children,
    expanded: false,
    appActive: false,
    audience: one.audience ?? 'all',
    childrenFrom: one.childrenFrom ?? null,
  };
};

export const presentFooterMenu = (one: MenuItemFields, locale: Locale): FooterMenu => ({
  title: inLocale(one.label, locale),
  list: (one.children ?? []).map(({ label, link }) => ({
    title: inLocale(label, locale),
    link: cleanLink(link ?? '/'),
  })),
});
