import { spread } from '../picture.ts';
import type { OfferSeed } from './offer-seed.ts';
import { NOTHING, RETURNS, review, SENT, SHOP, say } from './words.ts';

/** 'Gratitude Steps': a thin diary of thirty steps, for those who begin; short, with a date to begin by. */
export const thanksNew: OfferSeed = {
  slug: 'offer-thanks-new',
  title: say(
    '«Кроки вдячності»: тридцять сторінок на пробу',
    '«Шаги благодарности»: тридцать страниц на пробу',
    '“Gratitude Steps”: thirty pages to try',
  ),
  description: say(
    'Тонкий щоденник для тих, хто починає: один крок на сторінку, у будь-якому порядку.',
    'Тонкий дневник для тех, кто начинает: один шаг на страницу, в любом порядке.',
    'A thin diary for beginners: one step a page, in any order.',
  ),
  footerText: say(
    '«Кроки вдячності» — найтонший з наших щоденників. З нього легко почати, бо легко й скінчити.',
    '«Шаги благодарности» — самый тонкий из наших дневников. С него легко начать, потому что легко и закончить.',
    '“Gratitude Steps” is our thinnest diary. It’s easy to begin because it’s easy to finish.',
  ),
  products: ['shchodennyk-kroky-vdiachnosti', 'diary_thanks'],
  blocks: [
    {
      kind: 'hero',
      ground: 'wheat',
      layout: 'behind',
      kicker: say('Щоденник «Кроки вдячності»', 'Дневник «Шаги благодарности»', '“Gratitude Steps” diary'),
      title: say(
        'Тридцять кроків, і жодного довгого',
        'Тридцать шагов, и ни одного длинного',
        'Thirty steps and not one of them long',
      ),
      lead: say(
        'Від «сьогодні було тепло» до листа людині, якій ви давно хотіли подякувати.',
        'От «сегодня было тепло» до письма человеку, которого вы давно хотели поблагодарить.',
        'From “it was warm today” to a letter you have long meant to write.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'offer-kroky-pole',
          options: { kind: 'hills', hour: 'noon', w: 1920, h: 1080, horizon: 0.64, cloudsFrom: 0.6 },
        },
      },
      facts: [],
    },
    {
      kind: 'way',
      ground: null,
      title: say('Куди ведуть кроки', 'Куда ведут шаги', 'Where the steps lead'),
      lead: say(
        'Робіть їх не по черзі. Деякі — кілька разів.',
        'Делайте их не по очереди. Некоторые — несколько раз.',
        'Take them out of order, and some of them twice.',
      ),
      stones: 30,
      stages: [
        {
          title: say('Речі', 'Вещи', 'Things'),
          text: say(
            'Чашка, ковдра, гаряча вода.',
            'Чашка, одеяло, горячая вода.',
            'A cup, a blanket, hot water.',
          ),
        },
        {
          title: say('Місця', 'Места', 'Places'),
          text: say(
            'Лавка, зупинка, кухня о шостій.',
            'Скамейка, остановка, кухня в шесть.',
            'A bench, a bus stop, the kitchen at six.',
          ),
        },
        {
          title: say('Люди', 'Люди', 'People'),
          text: say(
            'Ті, хто поруч, і ті, чийого імені ви не знаєте.',
            'Те, кто рядом, и те, чьего имени вы не знаете.',
            'Those close to you and those whose names you don’t know.',
          ),
        },
        {
          title: say('Ви', 'Вы', 'You'),
          text: say(
            'Останні сім кроків найтихіші.',
            'Последние семь шагов самые тихие.',
            'The last seven are the quietest.',
          ),
        },
      ],
    },
    {
      kind: 'gets',
      ground: 'surface',
      layout: 'rows',
      title: say('Що ви отримаєте', 'Что вы получите', 'What do you get?'),
      lead: NOTHING,
      points: [
        {
          icon: 'leaf',
          title: say('Легкий початок', 'Лёгкое начало', 'An easy start'),
          text: say(
            'Перший крок пишеться одним словом.',
            'Первый шаг пишется одним словом.',
            'The first step takes one word.',
          ),
        },
        {
          icon: 'coffee',
          title: say('Формат на каву', 'Формат на чашку кофе', 'The length of a coffee'),
          text: say(
            'Лежить біля чашки й не просить стола.',
            'Лежит у чашки и не просит стола.',
            'It lies by the cup and asks for no desk.',
          ),
        },
        {
          icon: 'mail',
          title: say('Листівка в кінці', 'Открытка в конце', 'A postcard at the end'),
          text: say(
            'Тридцятий крок відривається по лінії й надсилається.',
            'Тридцатый шаг отрывается по линии и отправляется.',
            'The thirtieth step tears off along a line and can be posted.',
          ),
        },
      ],
      picture: { spec: spread('offer-kroky-day', 'wheat') },
    },
    {
      kind: 'countdown',
      ground: 'dawn',
      title: say('Осінній наклад', 'Осенний тираж', 'The autumn print run'),
      text: say(
        'Обкладинку з колоском друкуємо, доки тримається осінь. Далі буде зимова.',
        'Обложку с колоском печатаем, пока держится осень. Дальше будет зимняя.',
        'We print the wheat-ear cover as long as autumn holds. A winter one follows.',
      ),
      endsAt: '21',
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('Перші кроки', 'Первые шаги', 'First steps'),
      reviews: [
        review(
          'offer-yuliia',
          'ponytail',
          say('Юлія', 'Юлия', 'Yuliia'),
          say('Рівне', 'Ровно', 'Rivne'),
          say(
            'Кинула чотири щоденники. Цей просто закінчився раніше, ніж я встигла.',
            'Бросила четыре дневника. Этот просто закончился раньше, чем я успела.',
            'I’ve abandoned four diaries. This one ended before I could.',
          ),
        ),
        review(
          'offer-pavlo',
          'bald',
          say('Павло', 'Павел', 'Pavlo'),
          say('Кропивницький', 'Кропивницкий', 'Kropyvnytskyi'),
          say(
            'Крок 22 зробив двічі, для мами й для тата. Листівка пішла третій людині.',
            'Шаг 22 сделал дважды, для мамы и для папы. Открытка ушла третьему человеку.',
            'I took step 22 twice, for Mum and for Dad. The card went to a third person.',
          ),
        ),
      ],
    },
    {
      kind: 'author',
      ground: null,
      title: say('Від авторки', 'От авторки', 'From the author'),
      text: say(
        'Мене попросили зробити щось для людей, які не ведуть щоденників. Я спитала, скільки сторінок їх не налякає. Сказали: тридцять.',
        'Меня попросили сделать что-то для людей, которые не ведут дневников. Я спросила, сколько страниц их не испугает. Сказали: тридцать.',
        'I was asked for something for people who don’t keep diaries. How many pages wouldn’t scare them? Thirty, they said.',
      ),
    },
    {
      kind: 'faq',
      ground: null,
      title: say('Коротко', 'Коротко', 'In short'),
      questions: [
        {
          question: say(
            'Чим він відрізняється від великого щоденника?',
            'Чем он отличается от большого дневника?',
            'How is it different from the large diary?',
          ),
          answer: say(
            'Великий — звичка на два місяці, «Кроки» — прогулянка. Після неї видно, чи хочеться далі.',
            'Большой — привычка на два месяца, «Шаги» — прогулка. После неё видно, хочется ли дальше.',
            'The large one is a two-month habit, the “Steps” a walk. Afterwards you know if you want more.',
          ),
        },
        {
          question: say(
            'Можна подарувати дитині?',
            'Можно подарить ребёнку?',
            'Is it a present for a child?',
          ),
          answer: say(
            'Так, із дев’яти років. Слів на сторінці мало, місця для малюнка багато.',
            'Да, с девяти лет. Слов на странице мало, места для рисунка много.',
            'Yes, from nine. Few words on a page and plenty of room to draw.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'wheat',
      title: say('Зробити перший крок', 'Сделать первый шаг', 'Take the first step'),
      lead: say(
        'Тонкий або великий, залежно від настрою.',
        'Тонкий или большой, по настроению.',
        'The thin one or the large, as you feel.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Перший крок — ваш', 'Первый шаг — ваш', 'The first step was yours'),
    text: say(
      'Другий можна зробити сьогодні: назвіть одну річ, яка була теплою.',
      'Второй можно сделать сегодня: назовите одну вещь, которая была тёплой.',
      'The second can be today’s: name one thing that was warm.',
    ),
    links: [
      {
        text: say('Почитати про вдячність', 'Почитать о благодарности', 'Read about gratitude'),
        href: '/news',
      },
      SHOP,
    ],
  },
};
