import { type BlockSeed, landscape } from './shape.ts';

export interface BannerSeed extends BlockSeed {
  slug: string;
}

/** The four slugs are fixed: the home page asks for them by name (product 7.2, Content). */
export const banners: BannerSeed[] = [
  {
    slug: 'golovna-statti',
    title: {
      uk: 'Статті, до яких повертаються',
      ru: 'Статьи, к которым возвращаются',
      en: 'Articles people come back to',
    },
    text: {
      uk: 'Про звички, почуття і папір. Без «десяти способів».',
      ru: 'О привычках, чувствах и бумаге. Без «десяти способов».',
      en: 'On habits, feelings and paper. No “ten ways to”.',
    },
    links: [{ label: { uk: 'Усі статті', ru: 'Все статьи', en: 'All articles' }, link: '/news' }],
    picture: landscape('banner-articles', 'mist', 'hills', 0.6),
  },
  {
    slug: 'golovna-avtori',
    title: { uk: 'Ті, хто пише', ru: 'Те, кто пишет', en: 'The people who write' },
    text: {
      uk: 'Психологині, редактори, учителі. Кожен і кожна спершу пробує на собі.',
      ru: 'Психологи, редакторы, учителя. Сначала каждый пробует на себе.',
      en: 'Psychologists, editors, teachers. They all try it on themselves first.',
    },
    links: [{ label: { uk: 'Познайомитися', ru: 'Познакомиться', en: 'Meet them' }, link: '/authors' }],
    picture: landscape('banner-authors', 'noon', 'village', 0.6),
  },
  {
    slug: 'golovna-video',
    title: { uk: 'Подивитися й видихнути', ru: 'Посмотреть и выдохнуть', en: 'Watch and breathe out' },
    text: {
      uk: 'Короткі практики, які можна повторити за столом.',
      ru: 'Короткие практики, которые можно повторить за столом.',
      en: 'Short practices you can repeat at your desk.',
    },
    links: [{ label: { uk: 'До відео', ru: 'К видео', en: 'To the videos' }, link: '/videos' }],
    picture: landscape('banner-video', 'bloom', 'sea', 0.6),
  },
  {
    slug: 'golovna-rejting',
    title: { uk: 'Обрали читачки й читачі', ru: 'Выбор читателей', en: 'Chosen by readers' },
    text: {
      uk: 'Автори, яким цього місяця дякували найчастіше.',
      ru: 'Авторы, которых в этом месяце чаще всего благодарили.',
      en: 'The authors who were thanked most this month.',
    },
    links: [
      {
        label: { uk: 'Переглянути рейтинг', ru: 'Посмотреть рейтинг', en: 'See the rating' },
        link: '/authors',
      },
    ],
    picture: landscape('banner-rating', 'autumn', 'steppe', 0.6),
  },
];
