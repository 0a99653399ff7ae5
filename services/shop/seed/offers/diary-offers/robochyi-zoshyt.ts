import { spread } from '../../picture.ts';
import type { OfferSeed } from '../offer-seed.ts';
import { NOTHING, READ, RETURNS, SENT, SHOP, say } from '../words.ts';

/** The gratitude workbook for a group. */
export const robochyiZoshyt: OfferSeed = {
  slug: 'robochyi-zoshyt',
  title: say(
    'Робочий зошит вдячності для групи',
    'Рабочая тетрадь благодарности для группы',
    'The gratitude workbook for a group',
  ),
  description: say(
    'Двадцять вправ на десять зустрічей: для психологинь, кураторок і тих, хто збирає людей у коло.',
    'Двадцать упражнений на десять встреч: для психологов, кураторок и тех, кто собирает людей в круг.',
    'Twenty exercises for ten meetings: for psychologists, tutors and anyone who gathers people in a circle.',
  ),
  footerText: say(
    'Коло збирається легше, коли в усіх однакові олівці.',
    'Круг собирается легче, когда у всех одинаковые карандаши.',
    'A circle forms more easily when everyone has the same pencil.',
  ),
  products: ['zoshyt-vdiachnosti', 'zoshyt-slova-dlia-pochuttiv', 'lystivky-tykhi-slova'],
  blocks: [
    {
      kind: 'hero',
      ground: 'sunk',
      layout: 'under',
      kicker: say('Робочий зошит', 'Рабочая тетрадь', 'The workbook'),
      title: say(
        'Десять зустрічей, двадцять вправ, одне коло',
        'Десять встреч, двадцать упражнений, один круг',
        'Ten meetings, twenty exercises, one circle',
      ),
      lead: say(
        'Готовий хід групи: що робити разом, що вдома, де спинитися й помовчати.',
        'Готовый ход группы: что делать вместе, что дома, где остановиться и помолчать.',
        'A course ready to run: what to do together, what at home, where to stop and be silent.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'cover',
          slug: 'diary-offer-zoshyt',
          options: { kind: 'workbook', motif: 'wreath', cloth: 'linen', ground: 'none' },
        },
        alt: say('Робочий зошит вдячності', 'Рабочая тетрадь благодарности', 'The gratitude workbook'),
      },
      facts: [],
    },
    {
      kind: 'inside',
      ground: null,
      title: say('Як побудовано зустріч', 'Как построена встреча', 'How a meeting goes'),
      lead: NOTHING,
      pages: [
        {
          picture: { spec: spread('diary-offer-zoshyt-1', 'linen') },
          title: say('Коло', 'Круг', 'The circle'),
          text: say(
            'Десять хвилин. Хто хоче, каже одне речення.',
            'Десять минут. Кто хочет, говорит одно предложение.',
            'Ten minutes. Whoever wants says one sentence.',
          ),
        },
        {
          picture: { spec: spread('diary-offer-zoshyt-2', 'rose') },
          title: say('Вправа', 'Упражнение', 'The exercise'),
          text: say(
            'Півгодини олівцем. Приклад у зошиті, тож пояснювати не треба.',
            'Полчаса карандашом. Пример в тетради, объяснять не нужно.',
            'Half an hour in pencil. The example is printed, so there’s nothing to explain.',
          ),
        },
        {
          picture: { spec: spread('diary-offer-zoshyt-3', 'wheat') },
          title: say('Дорога додому', 'Дорога домой', 'The way home'),
          text: say(
            'Коротка вправа, яку роблять у транспорті.',
            'Короткое упражнение, которое делают в транспорте.',
            'A short one to do on the bus.',
          ),
        },
      ],
    },
    {
      kind: 'quote',
      ground: 'deep',
      text: say(
        'У групі дякують тихіше й точніше.',
        'В группе благодарят тише и точнее.',
        'In a group people thank more quietly and more exactly.',
      ),
      source: say('з листа ведучої', 'из письма ведущей', 'from a leader’s letter'),
    },
    {
      kind: 'faq',
      ground: null,
      title: say('Питання ведучих', 'Вопросы ведущих', 'Leaders ask'),
      questions: [
        {
          question: say(
            'Чи потрібна освіта психологині?',
            'Нужно ли образование психолога?',
            'Must I be a psychologist?',
          ),
          answer: say(
            'Для дружнього кола — ні. Для групи з важким досвідом — так, і це не формальність.',
            'Для дружеского круга — нет. Для группы с тяжёлым опытом — да, и это не формальность.',
            'For a circle of friends, no. For people with hard experience, yes, and it’s no formality.',
          ),
        },
        {
          question: say('Скільки людей у групі?', 'Сколько людей в группе?', 'How large a group?'),
          answer: say(
            'Від чотирьох до дванадцяти. Після дванадцяти починаються черги мовчати.',
            'От четырёх до двенадцати. После двенадцати начинаются очереди молчать.',
            'Four to twelve. Beyond that people queue to be silent.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'sunk',
      title: say('Зібрати коло', 'Собрать круг', 'Gather a circle'),
      lead: say(
        'Зошити, словник почуттів і листівки для останньої зустрічі.',
        'Тетради, словарь чувств и открытки для последней встречи.',
        'Workbooks, the vocabulary and cards for the last meeting.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Коло вже трохи більше', 'Круг уже немного больше', 'The circle has grown a little'),
    text: say(
      'Зошити в дорозі. Хід першої зустрічі надруковано на першому розвороті.',
      'Тетради в пути. Ход первой встречи напечатан на первом развороте.',
      'The workbooks are on their way. The first meeting is laid out on the first spread.',
    ),
    links: [READ, SHOP],
  },
};
