import type { OfferSeed } from '../offer-seed.ts';
import { NOTHING, READ, RETURNS, review, SHOP, say } from '../words.ts';

/** 'Gratitude Steps' for a class. */
export const krokyVdiachnosti: OfferSeed = {
  slug: 'kroky-vdiachnosti',
  title: say(
    '«Кроки вдячності» для класу',
    '«Шаги благодарности» для класса',
    '“Gratitude Steps” for a class',
  ),
  description: say(
    'Тонкий щоденник на тридцять уроків: один крок на початку дня, три хвилини тиші.',
    'Тонкий дневник на тридцать уроков: один шаг в начале дня, три минуты тишины.',
    'A thin diary for thirty lessons: one step at the start of the day, three minutes of quiet.',
  ),
  footerText: say(
    'Три хвилини тиші в класі — це багато. Спробуйте.',
    'Три минуты тишины в классе — это много. Попробуйте.',
    'Three quiet minutes in a classroom are a lot. Try it.',
  ),
  products: ['shchodennyk-kroky-vdiachnosti', 'zakladky-i-stikery'],
  blocks: [
    {
      kind: 'hero',
      ground: 'wheat',
      layout: 'beside',
      kicker: say('«Кроки вдячності»', '«Шаги благодарности»', '“Gratitude Steps”'),
      title: say(
        'Тридцять уроків, які починаються тихо',
        'Тридцать уроков, которые начинаются тихо',
        'Thirty lessons that begin quietly',
      ),
      lead: say(
        'Один крок перед першим уроком. Читати вголос не обов’язково, дякувати теж.',
        'Один шаг перед первым уроком. Читать вслух необязательно, благодарить тоже.',
        'One step before the first lesson. Nobody has to read aloud, or be thankful.',
      ),
      note: say(
        'Від двадцяти примірників рахуємо окремо',
        'От двадцати экземпляров считаем отдельно',
        'From twenty copies on we make a price',
      ),
      picture: {
        spec: {
          draw: 'cover',
          slug: 'diary-offer-kroky',
          options: { kind: 'diary', motif: 'leaf', cloth: 'wheat', ground: 'none' },
        },
        alt: say(
          'Тонкий щоденник «Кроки вдячності»',
          'Тонкий дневник «Шаги благодарности»',
          'The thin “Gratitude Steps” diary',
        ),
      },
      facts: [
        { value: '30', label: say('кроків', 'шагов', 'steps') },
        { value: '9+', label: say('років', 'лет', 'years of age') },
      ],
    },
    {
      kind: 'scene',
      ground: null,
      title: say(
        'Ранок, коли ніхто не поспішає',
        'Утро, когда никто не спешит',
        'A morning when no one hurries',
      ),
      text: NOTHING,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'diary-offer-ranok',
          options: { kind: 'hills', hour: 'dawn', w: 1920, h: 1080, horizon: 0.66 },
        },
      },
    },
    {
      kind: 'gets',
      ground: null,
      layout: 'cards',
      title: say('Що отримає клас', 'Что получит класс', 'What the class gets'),
      lead: NOTHING,
      points: [
        {
          icon: 'leaf',
          title: say('Щоденник кожному', 'Дневник каждому', 'A diary each'),
          text: say(
            'Підписаний на форзаці, без оцінок.',
            'Подписанный на форзаце, без оценок.',
            'With a name inside and no marks.',
          ),
        },
        {
          icon: 'book',
          title: say('Картку для вчительки', 'Карточку для учительницы', 'A card for the teacher'),
          text: say(
            'Що сказати, коли хтось мовчить, і що не казати.',
            'Что сказать, когда кто-то молчит, и чего не говорить.',
            'What to say when someone is silent, and what not to.',
          ),
        },
        {
          icon: 'mail',
          title: say('Тридцятий день', 'Тридцатый день', 'The thirtieth day'),
          text: say(
            'Листівки, які клас надсилає разом.',
            'Открытки, которые класс отправляет вместе.',
            'Postcards the class sends together.',
          ),
        },
      ],
      picture: null,
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('З учительської', 'Из учительской', 'From the staff room'),
      reviews: [
        review(
          'do-lidiia',
          'bun',
          say('Лідія Іванівна', 'Лидия Ивановна', 'Lidiia Ivanivna'),
          say('Кременчук, 5-Б', 'Кременчуг, 5-Б', 'Kremenchuk, form 5'),
          say(
            'На десятий день вони самі зачиняли двері, щоб було тихо.',
            'На десятый день они сами закрывали дверь, чтобы было тихо.',
            'By day ten they were closing the door themselves to keep it quiet.',
          ),
        ),
        review(
          'do-yevhen',
          'short',
          say('Євген', 'Евгений', 'Yevhen'),
          say('Мукачево', 'Мукачево', 'Mukachevo'),
          say(
            'Хлопець із задньої парти подякував кухарці. Письмово. Вона плакала.',
            'Парень с задней парты поблагодарил повариху. Письменно. Она плакала.',
            'The boy at the back thanked the cook, in writing. She cried.',
          ),
        ),
      ],
    },
    {
      kind: 'buy',
      ground: 'wheat',
      title: say('На перший урок', 'К первому уроку', 'For the first lesson'),
      lead: say(
        'Візьміть один на пробу, решту порахуємо.',
        'Возьмите один на пробу, остальное посчитаем.',
        'Take one to try and we’ll work out the rest.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Дзвоник на перший крок', 'Звонок на первый шаг', 'The bell for step one'),
    text: say(
      'Якщо потрібні ще примірники, відповідайте на лист: там людина.',
      'Если нужны ещё экземпляры, ответьте на письмо: там человек.',
      'If you need more copies, reply to the mail: a person reads it.',
    ),
    links: [READ, SHOP],
  },
};
