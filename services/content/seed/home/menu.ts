import type { Localised } from '@stezhka/kit-contract';

export interface MenuItemSeed {
  id: string;
  label?: Localised;
  /** Path without the locale prefix. */
  link?: string;
  icon?: string;
  children?: MenuItemSeed[];
  /** Children that another list gives: the shop's menu categories or the news categories. */
  childrenFrom?: 'catalog-categories' | 'news-categories';
}

/** What the drawer shows besides its fixed order, and what it says of items of that order (product 2.5, Side menu). */
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
        link: '/constructor',
        label: { uk: 'Зібрати свій щоденник', ru: 'Собрать свой дневник', en: 'Make your own diary' },
      },
    ],
  },
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
