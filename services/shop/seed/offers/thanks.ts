import { cover, spread } from '../picture.ts';
import type { OfferSeed } from './offer-seed.ts';
import { NOTHING, RETURNS, review, SENT, say } from './words.ts';

/** The gratitude diary: two months, 55 quotes and 53 questions, an evening window. */
export const thanks: OfferSeed = {
  slug: 'offer-thanks',
  title: say(
    'Щоденник вдячності: два місяці, 55 цитат і 53 запитання',
    'Дневник благодарности: два месяца, 55 цитат и 53 вопроса',
    'The gratitude diary: two months, 55 quotes and 53 questions',
  ),
  description: say(
    'Щовечора одне запитання й три рядки. Два місяці, щоб помічати хороше навіть у звичайному вівторку.',
    'Каждый вечер один вопрос и три строчки. Два месяца, чтобы замечать хорошее даже в обычном вторнике.',
    'One question and three lines each night. Two months of noticing what is good, even on an ordinary Tuesday.',
  ),
  footerText: say(
    'Щоденник вдячності: 55 цитат, 53 запитання на кожен день і два місяці, щоб звикнути бачити хороше.',
    'Дневник благодарности: 55 цитат, 53 вопроса на каждый день и два месяца, чтобы привыкнуть видеть хорошее.',
    'The gratitude diary: 55 quotes, 53 daily questions and two months to get used to seeing what is good.',
  ),
  products: ['diary_thanks', 'shchodennyk-vdiachnosti-lon', 'zoshyt-vdiachnosti'],
  blocks: [
    {
      kind: 'hero',
      ground: 'lilac',
      layout: 'arch',
      kicker: say('Щоденник на два місяці', 'Дневник на два месяца', 'A two-month diary'),
      title: say('Що сьогодні зігріло?', 'Что сегодня согрело?', 'What warmed you today?'),
      lead: say(
        'Щоденник вдячності ставить одне запитання на вечір і лишає три рядки. Рівно стільки, на скільки вистачає сил після довгого дня.',
        'Дневник благодарности задаёт один вопрос на вечер и оставляет три строки. Ровно столько, на сколько хватает сил после долгого дня.',
        'The gratitude diary asks one question each night and leaves three lines: as much as you have left after a long day.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'offer-thanks-vikno',
          options: { kind: 'hills', hour: 'dusk', w: 1000, h: 1250, horizon: 0.56 },
        },
        alt: say(
          'Пагорби в сутінках, стежка веде до теплого світла',
          'Холмы в сумерках, тропа ведёт к тёплому свету',
          'Hills at dusk, a path leading to a warm light',
        ),
      },
      facts: [
        {
          value: '55',
          label: say(
            'цитат, які хочеться переписати',
            'цитат, которые хочется переписать',
            'quotes worth copying out',
          ),
        },
        {
          value: '53',
          label: say(
            'запитання, по одному на вечір',
            'вопроса, по одному на вечер',
            'questions, one for each night',
          ),
        },
        { value: '2', label: say('місяці без дат', 'месяца без дат', 'undated months') },
      ],
    },
    {
      kind: 'questions',
      ground: null,
      title: say(
        'П’ять запитань із п’ятдесяти трьох',
        'Пять вопросов из пятидесяти трёх',
        'Five questions out of fifty-three',
      ),
      lead: say(
        'Візьміть одне. Відповідь не обов’язково записувати.',
        'Возьмите один. Ответ необязательно записывать.',
        'Take one. You needn’t write the answer down.',
      ),
      questions: [
        say(
          'Хто сьогодні говорив із вами лагідно?',
          'Кто сегодня говорил с вами ласково?',
          'Who spoke gently to you today?',
        ),
        say(
          'Яка незручність виявилася на краще?',
          'Какое неудобство оказалось к лучшему?',
          'Which nuisance turned out for the best?',
        ),
        say(
          'Що ваше тіло зробило для вас, поки ви не помічали?',
          'Что ваше тело сделало для вас, пока вы не замечали?',
          'What did your body do for you while you weren’t looking?',
        ),
        say(
          'Кому ви досі не сказали «дякую»?',
          'Кому вы до сих пор не сказали «спасибо»?',
          'Whom have you still not thanked?',
        ),
        say(
          'Що б ви сфотографували сьогодні, якби плівка була на один кадр?',
          'Что бы вы сняли сегодня, будь на плёнке один кадр?',
          'What would you have photographed today with one frame left?',
        ),
      ],
    },
    {
      kind: 'gets',
      ground: null,
      layout: 'checks',
      title: say('Що ви отримаєте', 'Что вы получите', 'What do you get?'),
      lead: NOTHING,
      points: [
        {
          icon: null,
          title: say('Звичку на два місяці', 'Привычку на два месяца', 'A habit that lasts two months'),
          text: say(
            'Досить довго, щоб лишилося; досить коротко, щоб дійти.',
            'Достаточно долго, чтобы осталось; достаточно коротко, чтобы дойти.',
            'Long enough to stay, short enough to finish.',
          ),
        },
        {
          icon: null,
          title: say('Сторінку тижня', 'Страницу недели', 'A page for the week'),
          text: say(
            'Перечитуєте сім вечорів і обводите одне.',
            'Перечитываете семь вечеров и обводите одно.',
            'You reread seven evenings and circle one thing.',
          ),
        },
        {
          icon: null,
          title: say('Лист подяки', 'Письмо благодарности', 'A letter of thanks'),
          text: say(
            'Аркуш із конвертом усередині. Надсилати чи ні, вирішуєте ви.',
            'Лист с конвертом внутри. Отправлять или нет, решаете вы.',
            'A sheet and an envelope inside. Whether to post it is up to you.',
          ),
        },
        {
          icon: null,
          title: say('Місце для поганого дня', 'Место для плохого дня', 'Room for a bad day'),
          text: say(
            'Сторінка, де дякувати не треба. Їх шість.',
            'Страница, где благодарить не нужно. Их шесть.',
            'A page where no thanks are asked for. There are six.',
          ),
        },
      ],
      picture: { spec: cover('offer-thanks-diary', 'diary', 'leaf', 'spruce') },
    },
    {
      kind: 'quote',
      ground: null,
      text: say(
        'Вдячність не прикрашає день. Вона показує, що в ньому вже було.',
        'Благодарность не украшает день. Она показывает, что в нём уже было.',
        'Gratitude doesn’t decorate the day. It shows what was already in it.',
      ),
      source: say('одна з п’ятдесяти п’яти', 'одна из пятидесяти пяти', 'one of the fifty-five'),
    },
    {
      kind: 'inside',
      ground: 'sunk',
      title: say('Усередині', 'Внутри', 'Inside the diary'),
      lead: say(
        'Сто тридцять шість сторінок, прошитих ниткою: розгортається рівно.',
        'Сто тридцать шесть страниц, прошитых нитью: раскрывается ровно.',
        'A hundred and thirty-six pages sewn with thread: it opens flat.',
      ),
      pages: [
        {
          picture: { spec: spread('offer-thanks-evening', 'spruce') },
          title: say('Вечірній розворот', 'Вечерний разворот', 'The evening spread'),
          text: say(
            'Запитання, три рядки й цитата дрібно, щоб не заважала.',
            'Вопрос, три строки и цитата мелко, чтобы не мешала.',
            'A question, three lines and a quote in small print, out of the way.',
          ),
        },
        {
          picture: { spec: spread('offer-thanks-letter', 'plum') },
          title: say('Конверт', 'Конверт', 'The envelope'),
          text: say(
            'Приклеєний до форзаца, чекає на свій лист.',
            'Приклеен к форзацу, ждёт своего письма.',
            'Glued to the endpaper, waiting for its letter.',
          ),
        },
      ],
    },
    {
      kind: 'reviews',
      ground: null,
      title: say(
        'Листи від тих, хто вже пише',
        'Письма от тех, кто уже пишет',
        'Letters from people who write',
      ),
      reviews: [
        review(
          'offer-solomiia',
          'braid',
          say('Соломія', 'Соломия', 'Solomiia'),
          say('Тернопіль', 'Тернополь', 'Ternopil'),
          say(
            'Перші два тижні дякувала каві. Потім виявилося, що поряд із кавою завжди хтось був.',
            'Первые две недели благодарила кофе. Потом оказалось, что рядом с кофе всегда кто-то был.',
            'For two weeks I thanked the coffee. Then I noticed there was always someone beside it.',
          ),
        ),
        review(
          'offer-hryhorii',
          'rim',
          say('Григорій', 'Григорий', 'Hryhorii'),
          say('Полтава', 'Полтава', 'Poltava'),
          say(
            'Мені шістдесят вісім, і я думав, що це для молоді. Лист братові я таки відправив.',
            'Мне шестьдесят восемь, и я думал, что это для молодых. Письмо брату я всё-таки отправил.',
            'I’m sixty-eight and took it for something young people do. I did post the letter to my brother.',
          ),
        ),
        review(
          'offer-ania',
          'pixie',
          say('Аня', 'Аня', 'Ania'),
          say('Харків', 'Харьков', 'Kharkiv'),
          say(
            'Сторінки для поганих днів скінчилися раніше. Дописую на звороті, і це теж добре.',
            'Страницы для плохих дней кончились раньше. Дописываю на обороте, и это тоже хорошо.',
            'I ran out of bad-day pages early. I write on the back, and that is fine too.',
          ),
          4,
        ),
      ],
    },
    {
      kind: 'author',
      ground: null,
      title: say('Від авторки', 'От авторки', 'From the author'),
      text: say(
        'Я не люблю слова «позитив». Цей щоденник не просить бачити хороше замість поганого: він просить бачити і хороше теж.',
        'Я не люблю слово «позитив». Этот дневник не просит видеть хорошее вместо плохого: он просит видеть и хорошее тоже.',
        'I dislike the word “positivity”. This diary doesn’t ask you to see good instead of bad. It asks you to see the good as well.',
      ),
    },
    {
      kind: 'faq',
      ground: null,
      title: say('Запитання перед запитаннями', 'Вопросы перед вопросами', 'Questions before the questions'),
      questions: [
        {
          question: say(
            'А якщо дякувати немає за що?',
            'А если благодарить не за что?',
            'What if there is nothing to be thankful for?',
          ),
          answer: say(
            'Буває. Для таких днів є шість окремих сторінок, і вони не гірші за інші.',
            'Бывает. Для таких дней есть шесть отдельных страниц, и они не хуже остальных.',
            'It happens. Six pages are made for days like that, and they are as good as the rest.',
          ),
        },
        {
          question: say(
            'Чому 53 запитання, а не 60?',
            'Почему 53 вопроса, а не 60?',
            'Why 53 questions and not 60?',
          ),
          answer: say(
            'Решту вечорів ви пишете без запитання. До другого місяця воно вже не потрібне.',
            'Остальные вечера вы пишете без вопроса. Ко второму месяцу он уже не нужен.',
            'The other evenings come without one. By the second month you won’t need it.',
          ),
        },
        {
          question: say('Чи підійде підліткам?', 'Подойдёт ли подросткам?', 'Is it for teenagers?'),
          answer: say(
            'Так, з тринадцяти. Запитання прості, а щоденник не обов’язково комусь показувати.',
            'Да, с тринадцати. Вопросы простые, а дневник не нужно никому показывать.',
            'Yes, from thirteen. The questions are simple, and nobody needs to see the answers.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'lilac',
      title: say('Почати з сьогоднішнього вечора', 'Начать с сегодняшнего вечера', 'Begin with this evening'),
      lead: say(
        'У тканині, у льоні або разом із зошитом.',
        'В ткани, во льне или вместе с тетрадью.',
        'In cloth, in linen, or together with the workbook.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Дякуємо навзаєм', 'Взаимно спасибо', 'Thank you, in turn'),
    text: say(
      'Щоденник уже загорнули. До його приїзду лишається кілька вечорів: спробуйте назвати одну хорошу річ уголос.',
      'Дневник уже завернули. До его приезда осталось несколько вечеров: попробуйте назвать одну хорошую вещь вслух.',
      'The diary is wrapped. A few evenings are left until it comes: try naming one good thing aloud.',
    ),
    links: [
      {
        text: say(
          'Чому вдячність не про ввічливість',
          'Почему благодарность не о вежливости',
          'Why gratitude isn’t politeness',
        ),
        href: '/post/vdiachnist-chesno',
      },
      { text: say('Щоденник на сайті', 'Дневник на сайте', 'The diary on the site'), href: '/diary/days' },
    ],
  },
};
