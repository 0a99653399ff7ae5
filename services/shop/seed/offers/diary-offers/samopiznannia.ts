import { spread } from '../../picture.ts';
import type { OfferSeed } from '../offer-seed.ts';
import { NOTHING, READ, RETURNS, SENT, SHOP, say } from '../words.ts';

/** The diary of self-knowledge at a crossroads. */
export const samopiznannia: OfferSeed = {
  slug: 'samopiznannia',
  title: say(
    'Щоденник самопізнання на роздоріжжі',
    'Дневник самопознания на распутье',
    'The diary of self-knowledge at a crossroads',
  ),
  description: say(
    'Коли робота набридла, місто змінилося, а питання «хто я тепер» не дає спати.',
    'Когда работа надоела, город сменился, а вопрос «кто я теперь» не даёт спать.',
    'When the job has palled, the town has changed and “who am I now” keeps you up.',
  ),
  footerText: say(
    'Роздоріжжя теж місце. На ньому можна трохи пожити.',
    'Распутье тоже место. На нём можно немного пожить.',
    'A crossroads is a place too. One can live there for a while.',
  ),
  products: ['shchodennyk-samopiznannia', 'zoshyt-rozdorizhzhia', 'koloda-znaky'],
  blocks: [
    {
      kind: 'hero',
      ground: 'sky',
      layout: 'arch',
      kicker: say('Щоденник самопізнання', 'Дневник самопознания', 'The diary of self-knowledge'),
      title: say(
        'Хто ви між двома відповідями',
        'Кто вы между двумя ответами',
        'Who you are between two answers',
      ),
      lead: say(
        'Старе вже не підходить, нове ще тисне. Саме час питати.',
        'Старое уже не подходит, новое ещё жмёт. Самое время спрашивать.',
        'The old no longer fits and the new still pinches. A good time to ask.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'diary-offer-rozdorizhzhia',
          options: { kind: 'forest', hour: 'autumn', w: 1000, h: 1250, horizon: 0.56 },
        },
        alt: say(
          'Осінній ліс, у якому розходяться стежки',
          'Осенний лес, где расходятся тропы',
          'An autumn forest where paths part',
        ),
      },
      facts: [
        { value: '120', label: say('запитань', 'вопросов', 'questions') },
        { value: '12', label: say('рішень у зошиті', 'решений в тетради', 'decisions in the workbook') },
      ],
    },
    {
      kind: 'way',
      ground: null,
      title: say('Чотири повороти', 'Четыре поворота', 'Four turnings'),
      lead: NOTHING,
      stones: 16,
      stages: [
        {
          title: say('Що лишаю', 'Что оставляю', 'What I leave'),
          text: say(
            'Список речей, яких не буде бракувати.',
            'Список вещей, которых не будет не хватать.',
            'A list of what won’t be missed.',
          ),
        },
        {
          title: say('Що беру', 'Что беру', 'What I take'),
          text: say('Вміння, люди, один стілець.', 'Умения, люди, один стул.', 'Skills, people, one chair.'),
        },
        {
          title: say('Чого боюся', 'Чего боюсь', 'What I fear'),
          text: say(
            'Пишіть дрібно, стане меншим.',
            'Пишите мелко, станет меньше.',
            'Write it small, it gets smaller.',
          ),
        },
        {
          title: say('Куди', 'Куда', 'Where to'),
          text: say('Не адреса, а напрям.', 'Не адрес, а направление.', 'A direction, not an address.'),
        },
      ],
    },
    {
      kind: 'gets',
      ground: 'surface',
      layout: 'checks',
      title: say('Що ви отримаєте', 'Что вы получите', 'What do you get?'),
      lead: NOTHING,
      points: [
        {
          icon: null,
          title: say('Мапу замість плану', 'Карту вместо плана', 'A map in place of a plan'),
          text: say('Її можна перемалювати.', 'Её можно перерисовать.', 'It can be redrawn.'),
        },
        {
          icon: null,
          title: say('Пів року запитань', 'Полгода вопросов', 'Half a year of questions'),
          text: say('Двічі на тиждень, не частіше.', 'Дважды в неделю, не чаще.', 'Twice a week, no more.'),
        },
        {
          icon: null,
          title: say(
            'Розмову з собою, якої ніхто не переб’є',
            'Разговор с собой, который никто не перебьёт',
            'A talk with yourself that no one interrupts',
          ),
          text: NOTHING,
        },
      ],
      picture: { spec: spread('diary-offer-samo-map', 'night') },
    },
    {
      kind: 'faq',
      ground: null,
      title: say('На перехресті питають', 'На перекрёстке спрашивают', 'Asked at the crossing'),
      questions: [
        {
          question: say(
            'Він скаже, що обрати?',
            'Он скажет, что выбрать?',
            'Will it tell me what to choose?',
          ),
          answer: say(
            'Ні. Але ви помітите, на якому слові зупиняється ручка.',
            'Нет. Но вы заметите, на каком слове останавливается ручка.',
            'No. But you’ll notice at which word the pen stops.',
          ),
        },
        {
          question: say(
            'Спершу щоденник чи зошит?',
            'Сначала дневник или тетрадь?',
            'The diary first, or the workbook?',
          ),
          answer: say(
            'Рішення на носі — зошит. Є час — щоденник.',
            'Решение на носу — тетрадь. Есть время — дневник.',
            'If the decision is near, the workbook. If you have time, the diary.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'sky',
      title: say('Постояти й рушити', 'Постоять и двинуться', 'Stand a while, then go'),
      lead: NOTHING,
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Один поворот уже зроблено', 'Один поворот уже сделан', 'One turning is behind you'),
    text: say(
      'Щоденник у дорозі. Ви теж.',
      'Дневник в пути. Вы тоже.',
      'The diary is on its way. So are you.',
    ),
    links: [READ, SHOP],
  },
};
