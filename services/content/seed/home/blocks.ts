import { type BlockSeed, landscape, scene } from './shape.ts';

/** The card that overlaps the first picture: what to begin with. */
export const homepageTop = {
  title: {
    uk: 'Двадцять вісім днів, одна стежка',
    ru: 'Двадцать восемь дней, одна тропа',
    en: 'Twenty-eight days, one path',
  },
  text: {
    uk: 'Завдання до десяти хвилин щоранку. Пропуск лишається порожнім камінцем, а лінія йде далі.',
    ru: 'Задание до десяти минут каждое утро. Пропуск остаётся пустым камешком, а линия идёт дальше.',
    en: 'A task of ten minutes at most each morning. A miss stays a hollow stone, and the line goes on.',
  },
  links: [
    {
      label: { uk: 'Щоденник-марафон', ru: 'Дневник-марафон', en: 'The marathon diary' },
      link: '/offer',
    },
  ],
} satisfies BlockSeed;

/** Three arches: morning, day, evening. */
export const features: BlockSeed[] = [
  {
    title: { uk: 'Зранку — намір', ru: 'Утром — намерение', en: 'Morning: intention' },
    text: {
      uk: 'Одне запитання і головна справа дня. Без списків на пів сторінки.',
      ru: 'Один вопрос и главное дело дня. Без списков на полстраницы.',
      en: 'One question and the main thing of the day. No half-page lists.',
    },
    links: [],
    picture: landscape('feature-morning', 'dawn', 'hills'),
  },
  {
    title: { uk: 'Удень — маленькі кроки', ru: 'Днём — небольшие шаги', en: 'Day: small steps' },
    text: {
      uk: 'Звички, завдання на дві хвилини й довгі цілі на одній стежці.',
      ru: 'Привычки, дела на две минуты и долгие цели на одной тропе.',
      en: 'Habits, two-minute tasks and long goals on one path.',
    },
    links: [],
    picture: landscape('feature-day', 'noon', 'hills'),
  },
  {
    title: { uk: 'Увечері — вдячність', ru: 'Вечером — благодарность', en: 'Evening: gratitude' },
    text: {
      uk: 'Що сьогодні зігріло? Запис лишається тільки вашим: його не бачить ніхто.',
      ru: 'Что сегодня согрело? Запись остаётся только вашей, её не видит никто.',
      en: 'What warmed you today? What you write stays yours: nobody reads it.',
    },
    links: [],
    picture: landscape('feature-evening', 'dusk', 'hills'),
  },
];

export const secondFeatures: BlockSeed[] = [
  {
    icon: 'compass',
    title: { uk: 'Колесо життя', ru: 'Колесо жизни', en: 'The life wheel' },
    text: {
      uk: 'Дев’ять сфер: де ви зараз і куди хочеться. Рівне коло не мета.',
      ru: 'Девять сфер: где вы сейчас и куда хочется. Ровный круг — не цель.',
      en: 'Nine spheres: where you are and where you’d like to be. A perfect circle isn’t the aim.',
    },
    links: [
      {
        label: { uk: 'Відкрити налаштування', ru: 'Открыть настройки', en: 'Open the settings' },
        link: '/diary/settings',
      },
    ],
  },
  {
    icon: 'repeat',
    title: { uk: 'Звички без докору', ru: 'Привычки без упрёка', en: 'Habits without reproach' },
    text: {
      uk: 'Двадцять один день на одну. Пропуск лишається порожнім камінцем, лінія йде далі.',
      ru: 'Двадцать один день на одну. Пропуск остаётся пустым камешком, линия идёт дальше.',
      en: 'Twenty-one days for each. A miss stays a hollow stone and the line goes on.',
    },
    links: [{ label: { uk: 'Додати звичку', ru: 'Добавить привычку', en: 'Add a habit' }, link: '/diary' }],
  },
  {
    icon: 'grid-2x2',
    title: { uk: 'Квадрат Декарта', ru: 'Квадрат Декарта', en: 'The Descartes square' },
    text: {
      uk: 'Чотири погляди на одне рішення. Часто вистачає другого.',
      ru: 'Четыре взгляда на одно решение. Часто хватает второго.',
      en: 'Four looks at one decision. Often the second is enough.',
    },
    links: [
      {
        label: { uk: 'Подумати над рішенням', ru: 'Подумать над решением', en: 'Think a decision over' },
        link: '/diary',
      },
    ],
  },
  {
    icon: 'lock',
    title: { uk: 'Тільки ваше', ru: 'Только ваше', en: 'Yours alone' },
    text: {
      uk: 'Записи зашифровано окремим ключем. Завантажити або стерти їх можна будь-коли.',
      ru: 'Записи зашифрованы отдельным ключом. Скачать или стереть их можно в любой день.',
      en: 'Your entries are encrypted with a key of their own. Download or erase them any day.',
    },
    links: [
      {
        label: { uk: 'Як ми бережемо записи', ru: 'Как мы храним записи', en: 'How we keep your entries' },
        link: '/politica',
      },
    ],
  },
];

/**
 * `clip` names the committed film; the poster stands in for it where motion is unwanted.
 * @waiting for GET /data/presentation-video
 */
export const presentationVideo: BlockSeed & { clip: string } = {
  clip: 'stezhka-day',
  title: { uk: 'Один день зі Стежкою', ru: 'Один день со Стежкой', en: 'A day with Stezhka' },
  text: {
    uk: 'Від ранкового запитання до вечірнього рядка. Без голосу за кадром, можна дивитися в тиші.',
    ru: 'От утреннего вопроса до вечерней строки. Без голоса за кадром, можно смотреть в тишине.',
    en: 'From the morning question to the evening line. No voice-over, so you can watch in silence.',
  },
  links: [
    {
      label: { uk: 'Спробувати сьогодні', ru: 'Попробовать сегодня', en: 'Try it today' },
      link: '/register',
    },
  ],
  picture: landscape('presentation', 'bloom', 'river', 0.55),
};

/** Four audiences. */
export const forWhom: BlockSeed[] = [
  {
    title: { uk: 'Хто втомився', ru: 'Кто устал', en: 'If you’re tired' },
    text: {
      uk: 'П’ять хвилин і три рядки, без «зберіться». Почніть із того, що сьогодні було легко.',
      ru: 'Пять минут и три строки, без «соберитесь». Начните с того, что сегодня далось легко.',
      en: 'Five minutes and three lines, with no “pull yourself together”. Start with what was easy today.',
    },
    links: [
      {
        label: { uk: 'Читати про спокій', ru: 'Читать о спокойствии', en: 'Read about calm' },
        link: '/news/spokii',
      },
    ],
    picture: scene('for-tired', 'tea', 'dusk'),
  },
  {
    title: { uk: 'Хто на роздоріжжі', ru: 'Кто на распутье', en: 'If you’re at a crossroads' },
    text: {
      uk: 'Квадрат Декарта, карти й запитання, які не підштовхують.',
      ru: 'Квадрат Декарта, карты и вопросы, которые не подталкивают.',
      en: 'The Descartes square, cards and questions that don’t push.',
    },
    links: [{ label: { uk: 'До карт', ru: 'К картам', en: 'To the cards' }, link: '/metaphoric-cards' }],
    picture: scene('for-crossroads', 'dogwalk', 'mist'),
  },
  {
    title: { uk: 'Хто починає', ru: 'Кто начинает', en: 'If you’re just starting' },
    text: {
      uk: 'Безкоштовний марафон на двадцять вісім днів і тонкий щоденник на пробу.',
      ru: 'Бесплатный марафон на двадцать восемь дней и тонкий дневник на пробу.',
      en: 'A free twenty-eight-day marathon and a slim diary to try.',
    },
    links: [
      {
        label: { uk: 'Обрати марафон', ru: 'Выбрать марафон', en: 'Choose a marathon' },
        link: '/courses',
      },
    ],
    picture: scene('for-starting', 'morning', 'dawn'),
  },
  {
    title: { uk: 'Хто допомагає іншим', ru: 'Кто помогает другим', en: 'If you help others' },
    text: {
      uk: 'Вправи, колоди й зошити, з якими зручно працювати психологам, учителькам, батькам.',
      ru: 'Упражнения, колоды и тетради, с которыми удобно работать психологам, учителям, родителям.',
      en: 'Exercises, decks and workbooks that suit psychologists, teachers and parents.',
    },
    links: [{ label: { uk: 'До експертів', ru: 'К экспертам', en: 'Meet the experts' }, link: '/experts' }],
    picture: scene('for-helpers', 'lecture', 'noon'),
  },
];

export const homepagePosters: BlockSeed[] = [
  {
    title: {
      uk: 'Подарунок, який розпитує',
      ru: 'Подарок, который спрашивает',
      en: 'A gift that asks questions',
    },
    text: {
      uk: 'Набори, загорнуті вручну, з карткою для вашого рядка.',
      ru: 'Наборы в ручной упаковке и карточка для вашей строки.',
      en: 'Hand-wrapped sets with a tag for a line from you.',
    },
    links: [
      {
        label: { uk: 'Обрати набір', ru: 'Выбрать набор', en: 'Choose a set' },
        link: '/catalog/nabory',
      },
    ],
    picture: landscape('poster-gift', 'autumn', 'forest'),
  },
  {
    title: { uk: 'Зустрітися наживо', ru: 'Встретиться вживую', en: 'Meet in person' },
    text: {
      uk: 'Вечори письма, лекції, прогулянки. Двадцять місць, чай наш.',
      ru: 'Вечера письма, лекции, прогулки. Двадцать мест, чай с нас.',
      en: 'Writing evenings, talks, walks. Twenty places; the tea’s on us.',
    },
    links: [{ label: { uk: 'Найближчі події', ru: 'Ближайшие события', en: 'Coming up' }, link: '/podii' }],
    picture: landscape('poster-events', 'dusk', 'city'),
  },
  {
    title: { uk: 'Читати повільно', ru: 'Читать медленно', en: 'Slow reading' },
    text: {
      uk: 'Статті на п’ять хвилин і на цілий вечір.',
      ru: 'Статьи на пять минут и на целый вечер.',
      en: 'Articles for five minutes or a whole evening.',
    },
    links: [{ label: { uk: 'До статей', ru: 'К статьям', en: 'To the articles' }, link: '/news' }],
    picture: landscape('poster-reading', 'mist', 'river'),
  },
];

/** @waiting for the metaphorical cards */
export const macBand = {
  heading: { uk: 'Метафоричні карти', ru: 'Метафорические карты', en: 'Metaphor cards' },
  title: { uk: 'Запитайте себе по-іншому', ru: 'Спросите себя по-другому', en: 'Ask yourself another way' },
  text: {
    uk: 'Чотири колоди по 40 карт. Оберіть одну наосліп, роздивіться і запишіть перше, що спало на думку.',
    ru: 'Четыре колоды по 40 карт. Выберите одну вслепую, рассмотрите и запишите первое, что пришло на ум.',
    en: 'Four decks of 40 cards. Draw one blind, look closely and write down the first thing that comes.',
  },
  note: {
    uk: 'Карти не передбачають і не лікують. Якщо вам зараз важко, є з ким поговорити: 7333, цілодобово й безкоштовно.',
    ru: 'Карты не предсказывают и не лечат. Если вам сейчас тяжело, есть с кем поговорить: 7333, круглосуточно и бесплатно.',
    en: 'Cards don’t predict and don’t heal. If things are hard right now, there’s someone to talk to in Ukraine: 7333, free, day and night.',
  },
  links: [
    {
      label: { uk: 'Витягнути карту', ru: 'Вытянуть карту', en: 'Draw a card' },
      link: '/metaphoric-cards/paths',
    },
    { label: { uk: 'Розклади', ru: 'Расклады', en: 'Layouts' }, link: '/metaphoric-cards' },
  ],
} satisfies BlockSeed & { heading: BlockSeed['title']; note: BlockSeed['text'] };

/** The window after the footer's form; its title is the call's message (product 7.2, Newsletter). */
export const subscriptionModal: BlockSeed = {
  title: { uk: 'Лист із підтвердженням', ru: 'Письмо с подтверждением', en: 'The letter to confirm' },
  text: {
    uk: 'Якщо ця адреса ще не підписана, за хвилину на неї прийде лист. Відкрийте його і підтвердьте підписку. Немає листа? Загляньте до спаму.',
    ru: 'Если этот адрес ещё не подписан, через минуту на него придёт письмо. Откройте его и подтвердите подписку. Не видите письма? Проверьте спам.',
    en: 'If this address isn’t subscribed yet, a letter will reach it in a minute. Open it and confirm. Can’t see it? Have a look in your spam.',
  },
  links: [],
};
