import type { MenuSource } from './menu.ts';

type Line = Partial<MenuSource> & { id: string };

const divider = (id: string): Line => ({ id, type: 'divider' });
const diaryLine = (id: string, link: string): Line => ({ id, link, audience: 'member' });

const LINES: (Line & { lines?: Line[] })[] = [
  { id: 'catalog', icon: 'catalog', childrenFrom: 'catalog-categories' },
  {
    id: 'diary',
    icon: 'diary',
    lines: [
      diaryLine('diary-today', '/diary'),
      diaryLine('diary-courses', '/diary/courses'),
      diaryLine('diary-days', '/diary/days'),
      diaryLine('diary-settings', '/diary/settings'),
    ],
  },
  { id: 'metaphoric-cards', icon: 'cards' },
  divider('before-offers'),
  ...[
    'offer',
    'offer-light',
    'offer-thanks',
    'offer-accept',
    'offer-emotions',
    'offer-self-up',
    'offer-thanks-new',
    'offer-thanks-book',
  ].map((id) => ({ id })),
  divider('after-offers'),
  { id: 'news', icon: 'news', childrenFrom: 'news-categories' },
  ...['videos', 'courses', 'authors', 'podii'].map((id) => ({ id, icon: id })),
  divider('before-about'),
  { id: 'contacts' },
  { id: 'about' },
];

/** Named as in the header: one page, one name. */
const SECTIONS: Record<string, string> = {
  catalog: 'shell.nav.catalog',
  news: 'shell.nav.news',
  'metaphoric-cards': 'shell.nav.cards',
};

/** The links that stand even while the content service is away, in the order of product 2.5, Side menu. */
export function fixedMenu(t: (id: string) => string): MenuSource[] {
  const whole = ({ lines = [], ...line }: Line & { lines?: Line[] }): MenuSource => ({
    type: 'default',
    label: line.type === 'divider' ? '' : t(SECTIONS[line.id] ?? `shell.menu.${line.id}`),
    link: `/${line.id}`,
    icon: null,
    slug: null,
    count: null,
    audience: 'all',
    childrenFrom: null,
    ...line,
    children: lines.map(whole),
  });
  return LINES.map(whole);
}
