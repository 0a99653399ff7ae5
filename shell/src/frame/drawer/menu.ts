import type { MenuItem, NewsCategory } from '@stezhka/content-contract';
import { splitLocale } from '@stezhka/kit-contract';
import type { MenuCategory } from '@stezhka/shop-contract';
import { hasPage } from '../../remotes/releases.ts';

export type MenuSource = Pick<
  MenuItem,
  'id' | 'type' | 'label' | 'link' | 'icon' | 'slug' | 'count' | 'audience' | 'childrenFrom'
> & { children: MenuSource[] };

export interface MenuEntry {
  id: string;
  divider: boolean;
  label: string;
  link: string;
  icon: string | null;
  count: number | null;
  /** Of a list that shows several levels of the shop's or the articles' categories at once; 0 is the first. */
  level: number;
  children: MenuEntry[];
}

export interface MenuWish {
  id?: string;
  url?: string;
  icon?: string;
}

export interface MenuParts {
  menu: readonly MenuSource[];
  catalog: readonly MenuCategory[];
  news: readonly Pick<NewsCategory, 'slug' | 'title'>[];
  member: boolean;
}

// Product 3, Menu item, has both spellings.
const isDivider = ({ type }: Pick<MenuSource, 'type'>) => type.toLowerCase() === 'divider';

/** Sub-links come from other services (product 2.5, Side menu). */
export function menuEntries({ menu, catalog, news, member }: MenuParts): MenuEntry[] {
  const lists: Record<NonNullable<MenuSource['childrenFrom']>, MenuEntry[]> = {
    'catalog-categories': catalog.map(({ slug, label }) =>
      plain(`/catalog/${slug}`, label, slug.split('/').length - 1),
    ),
    'news-categories': news.map(({ slug, title }) => plain(`/news/${slug}`, title)),
  };
  const visible = (items: readonly MenuSource[]): MenuEntry[] =>
    items
      .filter(({ audience }) => audience === 'all' || (audience === 'member') === member)
      .map((item) => ({
        id: item.id,
        divider: isDivider(item),
        label: item.label,
        link: item.link || pageLink(item) || '',
        icon: item.icon,
        count: item.count,
        level: 0,
        children: [...(item.childrenFrom ? lists[item.childrenFrom] : []), ...visible(item.children)],
      }));
  return visible(menu);
}

/** Fixed items first; for an item in both lists the data gives label, icon, count and more children. */
export function wholeMenu(fixed: readonly MenuSource[], data: readonly MenuItem[]): MenuSource[] {
  const fixedOf = (item: MenuItem) =>
    fixed.find(({ id, link }) => id === item.id || (!!link && link === item.link));
  const own = data.flatMap((item, i) => (fixedOf(item) ? [] : [i === 0 ? item : toPage(item)]));
  const named = fixed.map((line) => {
    const said = data.find((item) => fixedOf(item) === line);
    if (!said || isDivider(line)) return line;
    const { label, icon, count, children } = said;
    const more = children.filter(({ link }) => !line.children.some((known) => known.link === link));
    return {
      ...line,
      label: label || line.label,
      icon: icon ?? line.icon,
      count,
      children: [...line.children, ...more],
    };
  });
  return [...named, { ...DIVIDER, id: 'before-own' }, ...own];
}

const DIVIDER: Omit<MenuSource, 'id'> = {
  type: 'divider',
  label: '',
  link: '',
  icon: null,
  slug: null,
  count: null,
  audience: 'all',
  childrenFrom: null,
  children: [],
};

/** Level 0 items after the first lead to 'page-slug' (product 2.5, Drawer behaviour). */
const toPage = (item: MenuItem): MenuSource => ({ ...item, link: pageLink(item) ?? item.link });

/** An icon's name replaces a missing slug; an icon's address is no page name. */
function pageLink({ slug, icon }: Pick<MenuSource, 'slug' | 'icon'>): string | undefined {
  const name = slug || (icon && !isAddress(icon) && icon);
  return name ? `/page/${encodeURIComponent(name)}` : undefined;
}

export const isAddress = (icon: string): boolean => /^(\/|https?:)/.test(icon);

export function withPages(entries: readonly MenuEntry[]): MenuEntry[] {
  const rows = entries
    .map((entry) => ({ ...entry, children: withPages(entry.children) }))
    .filter(({ divider, children, link }) => divider || children.length > 0 || (link && hasPage(link)));
  return rows.filter(({ divider }, i) => !divider || (i > 0 && rows[i + 1]?.divider === false));
}

const plain = (link: string, label: string, level = 0): MenuEntry => ({
  id: link,
  divider: false,
  label,
  link,
  icon: null,
  count: null,
  level,
  children: [],
});

export function pathTo(entries: readonly MenuEntry[], wish: MenuWish): MenuEntry[] | undefined {
  for (const entry of entries) {
    if (isWanted(entry, wish)) return [entry];
    const below = pathTo(entry.children, wish);
    if (below) return [entry, ...below];
  }
  return undefined;
}

const isWanted = ({ id, link, icon }: MenuEntry, wish: MenuWish): boolean =>
  id === wish.id ||
  (wish.url !== undefined && (link === wish.url || link === placeOf(wish.url))) ||
  (wish.icon !== undefined && !!icon?.includes(wish.icon));

/** '/ru/news/?page=2' → '/news' */
const placeOf = (url: string) => splitLocale(url.split(/[?#]/)[0]!).path.replace(/(?<=[^/])\/+$/, '');
