import type { Localised } from '@stezhka/kit-contract';

export interface PartnerSeed {
  slug: string;
  name: Localised;
  description: Localised;
  link: string;
}

/** Fictional; each leads to the page of ours where the partner's work is met. */
export const partners: PartnerSeed[] = [
  {
    slug: 'tepla-drukarnia',
    name: { uk: 'Тепла друкарня', ru: 'Тёплая типография', en: 'Warm Press' },
    description: {
      uk: 'Друкує наші щоденники й зшиває їх так, що вони розгортаються пласко.',
      ru: 'Печатает наши дневники и сшивает их так, что они раскрываются ровно.',
      en: 'Prints our diaries and sews them to open flat.',
    },
    link: '/about',
  },
  {
    slug: 'lonova-khata',
    name: { uk: 'Льонова хата', ru: 'Льняной дом', en: 'Linen House' },
    description: {
      uk: 'Тче й фарбує льон для обкладинок.',
      ru: 'Ткёт и красит лён для обложек.',
      en: 'Weaves and dyes the linen for our covers.',
    },
    link: '/catalog/shchodennyky',
  },
  {
    slug: 'biblioteka-na-rozi',
    name: { uk: 'Бібліотека на розі', ru: 'Библиотека на углу', en: 'The Corner Library' },
    description: {
      uk: 'Дає зал для вечорів письма і тримає для нас полицю.',
      ru: 'Даёт зал для вечеров письма и держит для нас полку.',
      en: 'Lends us its hall for writing evenings and keeps us a shelf.',
    },
    link: '/podii',
  },
  {
    slug: 'slukhavka',
    name: { uk: 'Простір «Слухавка»', ru: 'Пространство «Трубка»', en: 'The Receiver' },
    description: {
      uk: 'Психологічні консультації онлайн і групи підтримки.',
      ru: 'Психологические консультации онлайн и группы поддержки.',
      en: 'Online counselling and support groups.',
    },
    link: '/experts',
  },
  {
    slug: 'chaina-maisternia',
    name: { uk: 'Майстерня чаю «М’ята й мед»', ru: 'Чайная «Мята и мёд»', en: 'Mint & Honey Tea' },
    description: {
      uk: 'Збирає трави для скриньок «Перший місяць».',
      ru: 'Собирает травы для шкатулок «Первый месяц».',
      en: 'Gathers the herbs for our “First Month” boxes.',
    },
    link: '/catalog/nabory',
  },
  {
    slug: 'shkola-pauz',
    name: { uk: 'Школа пауз', ru: 'Школа пауз', en: 'School of Pauses' },
    description: {
      uk: 'Разом із нами готує курси для вчительок і вчителів.',
      ru: 'Вместе с нами готовит курсы для учителей.',
      en: 'Makes courses for teachers with us.',
    },
    link: '/courses',
  },
];
