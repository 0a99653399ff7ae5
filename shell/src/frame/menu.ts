import type { MenuItem, NewsCategory } from '@stezhka/content-contract';
import type { MenuTarget } from '@stezhka/shell-contract';
import type { MenuCategory } from '@stezhka/shop-contract';
import { leadsSomewhere } from '../remotes/releases.ts';

/** What of a menu item the drawer needs; the fixed menu is written in these terms too. */
export type MenuSource = Pick<
  MenuItem,
  'id' | 'type' | 'label' | 'link' | 'icon' | 'slug' | 'count' | 'audience' | 'childrenFrom'
> & { children: MenuSource[] };

/** A row of the drawer. */
export interface MenuEntry {
  id: string;
  divider: boolean;
  label: string;
  /** Path without the locale, or a full address. */
  link: string;
  icon: string | null;
  count: number | null;
  children: MenuEntry[];
}

export interface MenuParts {
  menu: readonly MenuSource[];
  catalog: readonly MenuCategory[];
  news: readonly Pick<NewsCategory, 'slug' | 'title'>[];
  member: boolean;
}

/** The drawer's rows for this visitor, the sub-links of other services filled in (product 2.5, Side menu). */
export function menuEntries({ menu, catalog, news, member }: MenuParts): MenuEntry[] {
  const lists: Record<NonNullable<MenuSource['childrenFrom']>, MenuEntry[]> = {
    'catalog-categories': catalog.map(({ slug, label }) => plain(`/catalog/${slug}`, label)),
    'news-categories': news.map(({ slug, title }) => plain(`/news/${slug}`, title)),
  };
  const visible = (items: readonly MenuSource[]): MenuEntry[] =>
    items
      .filter(({ audience }) => audience === 'all' || (audience === 'member') === member)
      .map((item) => ({
        id: item.id,
        divider: item.type === 'divider',
        label: item.label,
        link: item.link || `/page/${item.slug ?? item.icon ?? ''}`,
        icon: item.icon,
        count: item.count,
        children: [...(item.childrenFrom ? lists[item.childrenFrom] : []), ...visible(item.children)],
      }));
  return visible(menu);
}

/** Without the rows that lead nowhere, and without the dividers that then divide nothing. */
export function withPages(entries: readonly MenuEntry[]): MenuEntry[] {
  const rows = entries
    .map((entry) => ({ ...entry, children: withPages(entry.children) }))
    .filter(({ divider, children, link }) => divider || children.length > 0 || leadsSomewhere(link));
  return rows.filter(({ divider }, i) => !divider || (i > 0 && rows[i + 1]?.divider === false));
}

const plain = (link: string, label: string): MenuEntry => ({
  id: link,
  divider: false,
  label,
  link,
  icon: null,
  count: null,
  children: [],
});

/** The ids from the top down to the wanted entry; undefined when there is none. */
export function pathTo(entries: readonly MenuEntry[], target: MenuTarget): string[] | undefined {
  const { id, url, icon } = target;
  for (const entry of entries) {
    const wanted =
      (id !== undefined && entry.id === id) ||
      (url !== undefined && entry.link === url) ||
      (icon !== undefined && !!entry.icon?.includes(icon));
    if (wanted) return [entry.id];
    const below = pathTo(entry.children, target);
    if (below) return [entry.id, ...below];
  }
  return undefined;
}
