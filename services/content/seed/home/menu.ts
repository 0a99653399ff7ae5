import type { Localised } from '@stezhka/kit-contract';

export interface MenuItemSeed {
  id: string;
  type?: 'divider';
  label?: Localised;
  /** Path without the locale prefix. */
  link?: string;
  icon?: string;
  /** Who sees it; everybody when absent. */
  audience?: 'guest' | 'member';
  children?: MenuItemSeed[];
  /** Children that another list gives: the shop's menu categories or the news categories. */
  childrenFrom?: 'catalog-categories' | 'news-categories';
}

const divider = (id: string): MenuItemSeed => ({ id, type: 'divider' });

const offers: MenuItemSeed[] = [
  {
    id: 'offer',
    link: '/offer',
    label: { uk: 'Щоденник-марафон', ru: 'Дневник-марафон', en: 'Diary-marathon' },
  },
  {
    id: 'offer-light',
    link: '/offer-light',
    label: { uk: 'Щоденник-планер', ru: 'Дневник-планер', en: 'Diary-planner' },
  },
  {
    id: 'offer-thanks',
    link: '/offer-thanks',
    label: { uk: 'Щоденник вдячності', ru: 'Дневник благодарности', en: 'Diary of Gratitude' },
  },
  {
    id: 'offer-accept',
    link: '/offer-accept',
    label: { uk: 'Щоденник прийняття', ru: 'Дневник принятия', en: 'Diary of Acceptance' },
  },
  {
    id: 'offer-emotions',
    link: '/offer-emotions',
    label: {
      uk: 'Щоденник емоційного інтелекту',
      ru: 'Дневник эмоционального интеллекта',
      en: 'Diary of Emotional Intelligence',
    },
  },
  {
    id: 'offer-self-up',
    link: '/offer-self-up',
    label: { uk: 'Щоденник самопізнання', ru: 'Дневник самопознания', en: 'Diary of Self-Knowledge' },
  },
  {
    id: 'offer-thanks-new',
    link: '/offer-thanks-new',
    label: {
      uk: 'Щоденник «Кроки вдячності»',
      ru: 'Дневник «Шаги благодарности»',
      en: '“Gratitude Steps” Diary',
    },
  },
  {
    id: 'offer-thanks-book',
    link: '/offer-thanks-book',
    label: { uk: 'Робочий зошит вдячності', ru: 'Рабочая тетрадь благодарности', en: 'Gratitude Workbook' },
  },
];

/** The drawer from top to bottom (product 2.5, Side menu). */
export const drawerMenu: MenuItemSeed[] = [
  {
    id: 'catalog',
    icon: 'catalog',
    link: '/catalog',
    label: { uk: 'Крамниця', ru: 'Магазин', en: 'Shop' },
    childrenFrom: 'catalog-categories',
    children: [
      {
        id: 'constructor',
        icon: 'constructor',
        link: '/page/constructor',
        label: { uk: 'Зібрати свій щоденник', ru: 'Собрать свой дневник', en: 'Make your own diary' },
      },
    ],
  },
  {
    id: 'diary',
    icon: 'diary',
    link: '/diary',
    label: { uk: 'Мій щоденник', ru: 'Мой дневник', en: 'My diary' },
    children: [
      {
        id: 'diary-today',
        audience: 'member',
        link: '/diary',
        label: { uk: 'Сьогодні', ru: 'Сегодня', en: 'Today' },
      },
      {
        id: 'diary-courses',
        audience: 'member',
        link: '/diary/courses',
        label: { uk: 'Мої курси', ru: 'Мои курсы', en: 'My courses' },
      },
      {
        id: 'diary-days',
        audience: 'member',
        link: '/diary/days',
        label: { uk: 'Щоденник', ru: 'Дневник', en: 'Diary' },
      },
      {
        id: 'diary-settings',
        audience: 'member',
        link: '/diary/settings',
        label: { uk: 'Налаштування', ru: 'Настройки', en: 'Settings' },
      },
    ],
  },
  {
    id: 'metaphoric-cards',
    icon: 'cards',
    link: '/metaphoric-cards',
    label: { uk: 'Метафоричні карти', ru: 'Метафорические карты', en: 'Metaphor cards' },
  },
  divider('before-offers'),
  ...offers,
  divider('after-offers'),
  {
    id: 'news',
    icon: 'news',
    link: '/news',
    label: { uk: 'Статті', ru: 'Статьи', en: 'Articles' },
    childrenFrom: 'news-categories',
  },
  { id: 'videos', icon: 'videos', link: '/videos', label: { uk: 'Відео', ru: 'Видео', en: 'Videos' } },
  { id: 'courses', icon: 'courses', link: '/courses', label: { uk: 'Курси', ru: 'Курсы', en: 'Courses' } },
  { id: 'authors', icon: 'authors', link: '/authors', label: { uk: 'Автори', ru: 'Авторы', en: 'Authors' } },
  { id: 'podii', icon: 'podii', link: '/podii', label: { uk: 'Анонси', ru: 'Анонсы', en: 'Announcements' } },
  divider('before-about'),
  { id: 'contacts', link: '/contacts', label: { uk: 'Контакти', ru: 'Контакты', en: 'Contacts' } },
  { id: 'about', link: '/about', label: { uk: 'Про нас', ru: 'О нас', en: 'About us' } },
];

/** The footer's lists of links. */
export const footerMenu: (MenuItemSeed & { children: MenuItemSeed[] })[] = [
  {
    id: 'footer-diary',
    label: { uk: 'Щоденник', ru: 'Дневник', en: 'Diary' },
    children: [
      { id: 'footer-today', link: '/diary', label: { uk: 'Сьогодні', ru: 'Сегодня', en: 'Today' } },
      {
        id: 'footer-my-courses',
        link: '/diary/courses',
        label: { uk: 'Мої курси', ru: 'Мои курсы', en: 'My courses' },
      },
      {
        id: 'footer-marathons',
        link: '/courses',
        label: { uk: 'Курси й марафони', ru: 'Курсы и марафоны', en: 'Courses and marathons' },
      },
      {
        id: 'footer-settings',
        link: '/diary/settings',
        label: { uk: 'Налаштування', ru: 'Настройки', en: 'Settings' },
      },
    ],
  },
  {
    id: 'footer-shop',
    label: { uk: 'Крамниця', ru: 'Магазин', en: 'Shop' },
    children: [
      {
        id: 'footer-diaries',
        link: '/catalog/shchodennyky',
        label: { uk: 'Щоденники', ru: 'Дневники', en: 'Diaries' },
      },
      {
        id: 'footer-workbooks',
        link: '/catalog/zoshyty',
        label: { uk: 'Зошити', ru: 'Тетради', en: 'Workbooks' },
      },
      {
        id: 'footer-decks',
        link: '/catalog/kartky',
        label: { uk: 'Колоди карт', ru: 'Колоды карт', en: 'Card decks' },
      },
      { id: 'footer-sets', link: '/catalog/nabory', label: { uk: 'Набори', ru: 'Наборы', en: 'Sets' } },
    ],
  },
  {
    id: 'footer-about',
    label: { uk: 'Про нас', ru: 'О нас', en: 'About' },
    children: [
      { id: 'footer-authors', link: '/authors', label: { uk: 'Автори', ru: 'Авторы', en: 'Authors' } },
      { id: 'footer-experts', link: '/experts', label: { uk: 'Експерти', ru: 'Эксперты', en: 'Experts' } },
      { id: 'footer-events', link: '/podii', label: { uk: 'Анонси', ru: 'Анонсы', en: 'Announcements' } },
      { id: 'footer-contacts', link: '/contacts', label: { uk: 'Контакти', ru: 'Контакты', en: 'Contacts' } },
    ],
  },
];
