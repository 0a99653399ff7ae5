import type { Localised } from '@stezhka/kit-contract';

export const SITE: Localised = { uk: 'Стежка', ru: 'Стежка', en: 'Stezhka' };

interface PageTexts {
  title: Localised;
  description: Localised;
}

/** By path without locale. */
export const PAGE_TEXTS: Record<string, PageTexts> = {
  '/': {
    title: {
      uk: 'Практикуюча психологиня: щоденник, книжки й карти',
      ru: 'Практикующий психолог: дневник, книги и карты',
      en: 'A practising psychologist’s diary, books and cards',
    },
    description: {
      uk: 'Особистий щоденник, паперові щоденники й зошити, метафоричні карти і статті про вдячність, звички та спокій.',
      ru: 'Личный дневник, бумажные дневники и тетради, метафорические карты и статьи о благодарности, привычках и покое.',
      en: 'A personal diary, paper diaries and workbooks, metaphor cards and articles on gratitude, habits and calm.',
    },
  },
  '/news': {
    title: { uk: 'Статті', ru: 'Статьи', en: 'Articles' },
    description: {
      uk: 'Про вдячність, звички, стосунки й відпочинок. Без порад на кожен день і без обіцянок.',
      ru: 'О благодарности, привычках, отношениях и отдыхе. Без советов на каждый день и без обещаний.',
      en: 'On gratitude, habits, relationships and rest. No daily tips and no promises.',
    },
  },
  '/podii': {
    title: { uk: 'Анонси', ru: 'Анонсы', en: 'Announcements' },
    description: {
      uk: 'Вечори, прогулянки й зустрічі онлайн: де, коли і з ким. Частина безкоштовна, місць небагато.',
      ru: 'Вечера, прогулки и встречи онлайн: где, когда и с кем. Часть из них бесплатна, мест немного.',
      en: 'Evenings, walks and meetings online: where, when and with whom. Many are free, seats are few.',
    },
  },
  '/videos': {
    title: { uk: 'Відео', ru: 'Видео', en: 'Videos' },
    description: {
      uk: 'Короткі фільми без слів: подих, дощ, вечірня стежка. Менше хвилини, щоб зупинитися.',
      ru: 'Короткие фильмы без слов: дыхание, дождь, вечерняя тропа. Меньше минуты, чтобы остановиться.',
      en: 'Short films without words: a breath, rain, an evening path. Under a minute to stop and look.',
    },
  },
  '/metaphoric-cards': {
    title: {
      uk: 'Метафоричні карти онлайн',
      ru: 'Метафорические карты онлайн',
      en: 'Metaphor cards online',
    },
    description: {
      uk: 'Чотири колоди по 40 карт і готові розклади: витягніть карту, запишіть думку, збережіть у щоденник. Без пророцтв.',
      ru: 'Четыре колоды по 40 карт и готовые расклады: вытяните карту, запишите мысль, сохраните в дневник. Без предсказаний.',
      en: 'Four decks of 40 cards and ready-made layouts: draw a card, note a thought, keep it in your diary. No fortune-telling.',
    },
  },
  '/panolens': {
    title: {
      uk: 'Панорама: світанок на стежці',
      ru: 'Панорама: рассвет на тропе',
      en: 'Panorama: dawn on the path',
    },
    description: {
      uk: 'Намальований краєвид, який можна обертати на всі боки: пагорби, хати, ліс і сонце, що сходить.',
      ru: 'Нарисованный пейзаж, который можно вращать во все стороны: холмы, дома, лес и восходящее солнце.',
      en: 'A drawn landscape that you can turn all the way round: hills, houses, a wood and the rising sun.',
    },
  },
  '/chat': {
    title: { uk: 'Напишіть нам: чат', ru: 'Напишите нам: чат', en: 'Write to us: chat' },
    description: {
      uk: 'Чат із майстернею Стежки: щоденники, замовлення, сайт. Відповідає людина у робочий час.',
      ru: 'Чат с мастерской Стежки: дневники, заказы, сайт. Отвечает человек в рабочее время.',
      en: 'Chat with the Stezhka workshop about diaries, orders and the site. A person answers during working hours.',
    },
  },
  '/authors': {
    title: { uk: 'Автори', ru: 'Авторы', en: 'Authors' },
    description: {
      uk: 'Хто пише статті Стежки: психологині, редакторка, медіатор, учителька, провідник.',
      ru: 'Кто пишет статьи Стежки: психологи, редактор, медиатор, учительница, проводник.',
      en: 'Who writes for Stezhka: psychologists, an editor, a mediator, a teacher, a mountain guide.',
    },
  },
  '/experts': {
    title: { uk: 'Експерти', ru: 'Эксперты', en: 'Experts' },
    description: {
      uk: 'До кого звернутися: психологи, терапевти й наставники, їхні вміння й послуги.',
      ru: 'К кому обратиться: психологи, терапевты и наставники, их умения и услуги.',
      en: 'Whom to turn to: psychologists, therapists and mentors, their skills and services.',
    },
  },
};

/** Of its own page; results are not indexed. */
export const SEARCH_TEXTS: PageTexts = {
  title: { uk: 'Пошук', ru: 'Поиск', en: 'Search' },
  description: {
    uk: 'Пошук серед статей, анонсів, рубрик і товарів Стежки.',
    ru: 'Поиск среди статей, анонсов, рубрик и товаров Стежки.',
    en: 'Search the articles, events, topics and goods of Stezhka.',
  },
};
