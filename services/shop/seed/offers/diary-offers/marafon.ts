import { cover } from '../../picture.ts';
import type { OfferSeed } from '../offer-seed.ts';
import { NOTHING, READ, RETURNS, review, SENT, SHOP, say } from '../words.ts';

/** The marathon diary for two. */
export const marafon: OfferSeed = {
  slug: 'marafon',
  title: say('Щоденник-марафон на двох', 'Дневник-марафон на двоих', 'The marathon diary for two'),
  description: say(
    'Два щоденники, одна стежка: двадцять вісім днів, які зручніше пройти з кимось.',
    'Два дневника, одна тропа: двадцать восемь дней, которые удобнее пройти с кем-то.',
    'Two diaries, one path: twenty-eight days that are easier with someone.',
  ),
  footerText: say(
    'Марафон на двох не про змагання. Хто пропустив день, того чекають.',
    'Марафон на двоих не про соревнование. Кто пропустил день, того ждут.',
    'A marathon for two isn’t a race. Whoever misses a day is waited for.',
  ),
  products: ['diary', 'marafon-tepla-osin'],
  blocks: [
    {
      kind: 'hero',
      ground: 'dawn',
      layout: 'arch',
      kicker: say('Щоденник-марафон', 'Дневник-марафон', 'The marathon diary'),
      title: say('Удвох доходять частіше', 'Вдвоём доходят чаще', 'Two get there more often'),
      lead: say(
        'Подруга в іншому місті, чоловік на кухні, донька за стінкою. Завдання одне, щоденники різні.',
        'Подруга в другом городе, муж на кухне, дочь за стенкой. Задание одно, дневники разные.',
        'A friend in another town, a husband in the kitchen, a daughter next door. One task, two diaries.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'diary-offer-marafon',
          options: { kind: 'hills', hour: 'dawn', w: 1000, h: 1250, horizon: 0.56 },
        },
        alt: say('Світанок над пагорбами', 'Рассвет над холмами', 'Dawn over the hills'),
      },
      facts: [
        { value: '28', label: say('днів', 'дней', 'days') },
        { value: '2', label: say('стежки поруч', 'тропы рядом', 'trails side by side') },
      ],
    },
    {
      kind: 'gets',
      ground: null,
      layout: 'numbers',
      title: say('Як це працює', 'Как это работает', 'How it works'),
      lead: NOTHING,
      points: [
        {
          icon: null,
          title: say('Обираєте день', 'Выбираете день', 'You pick a day'),
          text: say(
            'Спільний перший ранок, навіть якщо між вами вісім годин різниці.',
            'Общее первое утро, даже если между вами восемь часов разницы.',
            'A first morning in common, even eight time zones apart.',
          ),
        },
        {
          icon: null,
          title: say('Ділитеся одним реченням', 'Делитесь одним предложением', 'You share one sentence'),
          text: say(
            'Не всією сторінкою. Речення досить.',
            'Не всей страницей. Предложения достаточно.',
            'Not the whole page. A sentence is enough.',
          ),
        },
        {
          icon: null,
          title: say('Чекаєте одне на одного', 'Ждёте друг друга', 'You wait for each other'),
          text: say(
            'Пропуск — це привід подзвонити.',
            'Пропуск — это повод позвонить.',
            'A missed day is a reason to ring.',
          ),
        },
      ],
      picture: { spec: cover('diary-offer-marafon-set', 'set', 'path28', 'clay') },
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('Ті, хто йшов удвох', 'Те, кто шёл вдвоём', 'Those who walked together'),
      reviews: [
        review(
          'do-inna',
          'long',
          say('Інна', 'Инна', 'Inna'),
          say('Краматорськ — Познань', 'Краматорск — Познань', 'Kramatorsk and Poznań'),
          say(
            'Ми з сестрою пишемо о восьмій за Києвом. Три тижні це був єдиний спільний час.',
            'Мы с сестрой пишем в восемь по Киеву. Три недели это было единственное общее время.',
            'My sister and I write at eight, Kyiv time. For three weeks it was the only hour we shared.',
          ),
        ),
      ],
    },
    {
      kind: 'faq',
      ground: 'wheat',
      title: say('Про двох', 'О двоих', 'About two'),
      questions: [
        {
          question: say(
            'Чи можна надіслати на дві адреси?',
            'Можно ли отправить на два адреса?',
            'Can you send to two addresses?',
          ),
          answer: say(
            'Так, оформіть два замовлення: листівку покладемо в обидва.',
            'Да, оформите два заказа: открытку положим в оба.',
            'Yes, place two orders and we’ll put a card in both.',
          ),
        },
        {
          question: say(
            'А якщо друга людина кине?',
            'А если второй человек бросит?',
            'What if the other one stops?',
          ),
          answer: say(
            'Щоденник без дат, він зачекає на обох.',
            'Дневник без дат, он подождёт обоих.',
            'The pages have no dates, so it will wait for both.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: null,
      title: say('Покликати когось', 'Позвать кого-то', 'Ask someone along'),
      lead: say(
        'Візьміть два й оберіть понеділок. Або середу.',
        'Возьмите два и выберите понедельник. Или среду.',
        'Take two and pick a Monday. Or a Wednesday.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say(
      'Два щоденники вже складено поруч',
      'Два дневника уже сложены рядом',
      'Two diaries are packed side by side',
    ),
    text: say(
      'Напишіть тій людині, коли починаєте. Сьогодні теж підходить.',
      'Напишите этому человеку, когда начинаете. Сегодня тоже подходит.',
      'Tell the other person when you start. Today would do.',
    ),
    links: [READ, SHOP],
  },
};
