import { cover, spread } from '../picture.ts';
import type { OfferSeed } from './offer-seed.ts';
import { NOTHING, RETURNS, review, SENT, SHOP, say } from './words.ts';

/** The planner 'Ray': noon, numbers, short sentences. */
export const light: OfferSeed = {
  slug: 'offer-light',
  title: say(
    'Щоденник-планер «Промінь»: три справи й одна для себе',
    'Дневник-планер «Луч»: три дела и одно для себя',
    'The “Ray” planner: three things and one for you',
  ),
  description: say(
    'Планер на місяць, у якому є місце, щоб нічого не планувати: три рядки на день, четвертий підкреслений.',
    'Планер на месяц, в котором есть место ничего не планировать: три строки на день, четвёртая подчёркнута.',
    'A month’s planner that leaves room for no plans: three lines a day and an underlined fourth.',
  ),
  footerText: say(
    '«Промінь» не зробить добу довшою. Він допоможе лишити в ній те, заради чого вона вам потрібна.',
    '«Луч» не удлинит сутки. Он поможет оставить в них то, ради чего они вам нужны.',
    '“Ray” won’t make the day longer. It helps you keep in it what you need the day for.',
  ),
  products: ['diary_light', 'shchodennyk-12-misiatsiv'],
  blocks: [
    {
      kind: 'hero',
      ground: 'wheat',
      layout: 'under',
      kicker: say('Планер «Промінь»', 'Планер «Луч»', 'The “Ray” planner'),
      title: say(
        'Три справи. Решта зачекає',
        'Три дела. Остальное подождёт',
        'Three things. The rest can wait',
      ),
      lead: say(
        'Список на двадцять пунктів ховає головне. Тут лише три рядки на день і четвертий — ваш.',
        'Список из двадцати пунктов прячет главное. Здесь только три строки на день и четвёртая — ваша.',
        'A list of twenty hides what matters. Here you get three lines a day, and a fourth that is yours.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'cover',
          slug: 'offer-light',
          options: { kind: 'diary', motif: 'rays', cloth: 'wheat', ground: 'none' },
        },
        alt: say(
          'Планер «Промінь» у пшеничній обкладинці',
          'Планер «Луч» в пшеничной обложке',
          'The “Ray” planner in a wheat-coloured cover',
        ),
      },
      facts: [
        { value: '3', label: say('справи на день', 'дела на день', 'things a day') },
        { value: '31', label: say('розворот без дат', 'разворот без дат', 'undated spreads') },
        { value: '2', label: say('хвилини на план', 'минуты на план', 'minutes to plan') },
      ],
    },
    {
      kind: 'gets',
      ground: null,
      layout: 'numbers',
      title: say('Що ви отримаєте', 'Что вы получите', 'What do you get?'),
      lead: say(
        'Порядок, який не треба підтримувати щогодини.',
        'Порядок, который не нужно поддерживать каждый час.',
        'An order that doesn’t need tending every hour.',
      ),
      points: [
        {
          icon: null,
          title: say('Ранок на дві хвилини', 'Утро за две минуты', 'A two-minute morning'),
          text: say(
            'Спершу пишете, що станеться, якщо не зробити. Половина списку відпадає сама.',
            'Сначала пишете, что будет, если не сделать. Половина списка отпадает сама.',
            'First you note what happens if it’s left undone. Half the list falls away on its own.',
          ),
        },
        {
          icon: null,
          title: say('Справи за довжиною', 'Дела по длине', 'Tasks by length'),
          text: say(
            'Дві хвилини, до вечора, довгі. Довгі одразу просять розбити себе на кроки.',
            'Две минуты, до вечера, долгие. Долгие сразу просят разбить себя на шаги.',
            'Two minutes, by tonight, long. The long ones ask to be broken into steps at once.',
          ),
        },
        {
          icon: null,
          title: say('Рядок для себе', 'Строка для себя', 'A line for yourself'),
          text: say(
            'Підкреслений, щоб його не з’їли чужі прохання.',
            'Подчёркнутая, чтобы её не съели чужие просьбы.',
            'Underlined, so that other people’s requests don’t eat it.',
          ),
        },
        {
          icon: null,
          title: say('Підсумок тижня', 'Итог недели', 'The week in review'),
          text: say(
            'Не «скільки встигли», а «що варто повторити».',
            'Не «сколько успели», а «что стоит повторить».',
            'Not how much you did, but what is worth doing again.',
          ),
        },
      ],
      picture: { spec: spread('offer-light-week', 'wheat') },
    },
    {
      kind: 'quote',
      ground: 'deep',
      text: say(
        'План потрібен, щоб було від чого відступити.',
        'План нужен, чтобы было от чего отступить.',
        'A plan is there so that you have something to step away from.',
      ),
      source: say('зі сторінки 17', 'со страницы 17', 'from page 17'),
    },
    {
      kind: 'inside',
      ground: null,
      title: say('Сторінка за сторінкою', 'Страница за страницей', 'Page by page'),
      lead: NOTHING,
      pages: [
        {
          picture: { spec: spread('offer-light-day', 'wheat') },
          title: say('День', 'День', 'The day'),
          text: say(
            'Ліворуч години крупним кроком, праворуч чотири рядки й вільне поле.',
            'Слева часы крупным шагом, справа четыре строки и свободное поле.',
            'Hours in long steps on the left; four lines and a free field on the right.',
          ),
        },
        {
          picture: { spec: cover('offer-light-set', 'set', 'rays', 'wheat') },
          title: say('Набір', 'Набор', 'The set'),
          text: say(
            'Закладка-лінійка й аркуш, на якому видно весь місяць.',
            'Закладка-линейка и лист, на котором виден весь месяц.',
            'A ruler that is a bookmark, and a sheet that shows the month at a glance.',
          ),
        },
      ],
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('Що кажуть зайняті люди', 'Что говорят занятые люди', 'What busy people say'),
      reviews: [
        review(
          'offer-lesia',
          'bob',
          say('Леся', 'Леся', 'Lesia'),
          say('Івано-Франківськ', 'Ивано-Франковск', 'Ivano-Frankivsk'),
          say(
            'Керую командою з дванадцяти людей. Три рядки виявилися чеснішими за всі мої дошки із завданнями.',
            'Руковожу командой из двенадцати человек. Три строки оказались честнее всех моих досок с задачами.',
            'I run a team of twelve. Three lines turned out more honest than all my task boards.',
          ),
        ),
        review(
          'offer-taras',
          'beard',
          say('Тарас', 'Тарас', 'Taras'),
          say('Ужгород', 'Ужгород', 'Uzhhorod'),
          say(
            'Четвертий рядок у мене завжди один: «вийти без телефона». Виходжу.',
            'Четвёртая строка у меня всегда одна: «выйти без телефона». Выхожу.',
            'My fourth line is always the same: “go out without the phone”. I do.',
          ),
        ),
      ],
    },
    {
      kind: 'faq',
      ground: null,
      title: say('Коротко про важливе', 'Коротко о важном', 'Briefly, the essentials'),
      questions: [
        {
          question: say('Він на скільки?', 'Он на сколько?', 'How long does it last?'),
          answer: say(
            'На 31 день. Дати ставите самі, тож вихідні можна не рахувати.',
            'На 31 день. Даты ставите сами, так что выходные можно не считать.',
            'Thirty-one days. You write the dates yourself, so weekends need not count.',
          ),
        },
        {
          question: say(
            'У мене вже є календар у телефоні. Навіщо ще?',
            'У меня уже есть календарь в телефоне. Зачем ещё?',
            'I have a calendar in my phone. Why another?',
          ),
          answer: say(
            'Календар пам’ятає зустрічі. Планер питає, навіщо вони вам.',
            'Календарь помнит встречи. Планер спрашивает, зачем они вам.',
            'A calendar remembers your meetings. The planner asks what they are for.',
          ),
        },
        {
          question: say('Папір не просвічує?', 'Бумага не просвечивает?', 'Does ink show through?'),
          answer: say(
            'Ні: 100 г/м², кремовий. Чорнило й гель сохнуть за кілька секунд.',
            'Нет: 100 г/м², кремовая. Чернила и гель сохнут за несколько секунд.',
            'No: it’s 100 gsm, cream. Ink and gel dry in a few seconds.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'wheat',
      title: say('Лишити головне', 'Оставить главное', 'Keep what matters'),
      lead: say(
        'Планер, закладка й аркуш місяця.',
        'Планер, закладка и лист месяца.',
        'The planner, the bookmark and the month’s sheet.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('«Промінь» уже в дорозі', '«Луч» уже в пути', '“Ray” is on its way'),
    text: say(
      'Поки він їде, спробуйте сьогодні ввечері написати три справи на завтра. На серветці теж рахується.',
      'Пока он едет, попробуйте сегодня вечером записать три дела на завтра. На салфетке тоже считается.',
      'Meanwhile, try writing down three things for tomorrow tonight. A napkin counts.',
    ),
    links: [{ text: say('Про маленькі кроки', 'О маленьких шагах', 'On small steps'), href: '/news' }, SHOP],
  },
};
