import type { Text } from '@stezhka/intl';
import type { MenuSource } from './menu.ts';

const OFFERS = [
  'offer',
  'offer-light',
  'offer-thanks',
  'offer-accept',
  'offer-emotions',
  'offer-self-up',
  'offer-thanks-new',
  'offer-thanks-book',
] as const;
const READING = ['videos', 'courses', 'authors', 'podii'] as const;

/** The same names as in the header. */
const SECTIONS = {
  catalog: 'shell.nav.catalog',
  news: 'shell.nav.news',
  'metaphoric-cards': 'shell.nav.cards',
} as const;

type DiaryLine = 'diary-today' | 'diary-courses' | 'diary-days' | 'diary-settings';
type LineId =
  | keyof typeof SECTIONS
  | (typeof OFFERS)[number]
  | (typeof READING)[number]
  | DiaryLine
  | 'diary'
  | 'contacts'
  | 'about';
type Divider = { type: 'divider'; id: string; lines?: never };
type Line = Partial<Omit<MenuSource, 'type'>> & { type?: 'default'; id: LineId; lines?: Line[] };

const divider = (id: string): Divider => ({ id, type: 'divider' });
const diaryLine = (id: DiaryLine, link: string): Line => ({ id, link, audience: 'member' });

const LINES: (Line | Divider)[] = [
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
  ...OFFERS.map((id) => ({ id })),
  divider('after-offers'),
  { id: 'news', icon: 'news', childrenFrom: 'news-categories' },
  ...READING.map((id) => ({ id, icon: id })),
  divider('before-about'),
  { id: 'contacts' },
  { id: 'about' },
];

const isSection = (id: LineId): id is keyof typeof SECTIONS => id in SECTIONS;
const labelOf = (id: LineId) => (isSection(id) ? SECTIONS[id] : (`shell.menu.${id}` as const));

/** Shown even without the content service, in the order of product 2.5, Side menu. */
export function fixedMenu(t: Text): MenuSource[] {
  const whole = ({ lines = [], ...line }: Line | Divider): MenuSource => ({
    type: 'default',
    label: line.type === 'divider' ? '' : t(labelOf(line.id)),
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
