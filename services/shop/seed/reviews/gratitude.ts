import { named, type ReviewSeed } from './review-seed.ts';

export const gratitudeReviews: ReviewSeed[] = [
  {
    product: 'diary_thanks',
    name: named('Марта', 'Марта', 'Marta'),
    rating: 5,
    daysAgo: 4,
    text: {
      uk: 'Думала, кину за тиждень. Сьогодні сорок третій вечір, і три рядки — рівно те, на що мене вистачає.',
      ru: 'Думала, брошу через неделю. Сегодня сорок третий вечер, и три строки — ровно то, на что меня хватает.',
      en: 'I thought I’d drop it in a week. Tonight is my forty-third, and three lines is just what I have in me.',
    },
  },
  {
    product: 'diary_thanks',
    name: named('Остап', 'Остап', 'Ostap'),
    rating: 5,
    daysAgo: 17,
    text: {
      uk: 'Взяв дружині, а пише вся сім’я: щоденник лежить на кухні. Розгортається пласко, це важливо.',
      ru: 'Взял жене, а пишет вся семья: дневник лежит на кухне. Раскрывается ровно, это важно.',
      en: 'Bought it for my wife, and now the whole family writes; it lives in the kitchen. It opens flat, which matters.',
    },
  },
  {
    product: 'diary_thanks',
    name: named('Ліна', 'Лина', 'Lina'),
    rating: 4,
    daysAgo: 39,
    text: {
      uk: 'Запитання добрі, цитати різні: з якимись сперечаюся на полях. Хотілося б більше місця в неділю.',
      ru: 'Вопросы хорошие, цитаты разные: с некоторыми спорю на полях. В воскресенье места маловато.',
      en: 'Good questions; with some of the quotes I argue in the margins. I’d like more room on Sundays.',
    },
  },
  {
    product: 'diary_thanks',
    name: named('Соломія', 'Соломия', 'Solomiia'),
    rating: 5,
    daysAgo: 61,
    text: {
      uk: 'Удруге беру той самий. Перший стоїть на полиці, і я справді його перечитую.',
      ru: 'Беру такой же во второй раз. Первый стоит на полке, и я правда его перечитываю.',
      en: 'My second copy. The first one stands on the shelf, and I do read it again.',
    },
  },
  {
    product: 'diary_thanks',
    name: named('Гнат', 'Игнат', 'Hnat'),
    rating: 3,
    daysAgo: 88,
    text: {
      uk: 'Папір чудовий, але B6 для мого почерку замалий. Беріть A5.',
      ru: 'Бумага отличная, но B6 для моего почерка мал. Берите A5.',
      en: 'The paper is lovely, but B6 is too small for my handwriting. Take the A5.',
    },
  },
  {
    product: 'shchodennyk-vdiachnosti-lon',
    name: named('Юстина', 'Юстина', 'Yustyna'),
    rating: 5,
    daysAgo: 26,
    text: {
      uk: 'Льон живий: за місяць потемнів там, де тримаю. Ніби ми обидва щось прожили.',
      ru: 'Лён живой: за месяц потемнел там, где держу. Как будто мы с ним что-то прожили вместе.',
      en: 'The linen is alive: in a month it darkened where I hold it, as if we’d both been through something.',
    },
  },
  {
    product: 'shchodennyk-kroky-vdiachnosti',
    name: named('Дарина', 'Дарина', 'Daryna'),
    rating: 5,
    daysAgo: 12,
    text: {
      uk: 'Для початку саме те: сходинки маленькі, сором за пропуски не чекає за рогом.',
      ru: 'Для начала самое то: ступеньки маленькие, и за пропуски никто не стыдит.',
      en: 'Just right to begin with: the steps are small, and nobody shames you for gaps.',
    },
  },
  {
    product: 'shchodennyk-kroky-vdiachnosti',
    name: named('Роман', 'Роман', 'Roman'),
    rating: 4,
    daysAgo: 70,
    text: {
      uk: 'Скептично ставлюся до таких речей, але четвертий крок мене зачепив.',
      ru: 'К таким вещам отношусь с сомнением, но четвёртый шаг меня задел.',
      en: 'I’m sceptical about such things, yet the fourth step got to me.',
    },
  },
  {
    product: 'zoshyt-vdiachnosti',
    name: named('Віра', 'Вера', 'Vira'),
    rating: 5,
    daysAgo: 9,
    text: {
      uk: 'Вправа про «дякую зі звички» варта всього зошита. Пишу олівцем, як радили.',
      ru: 'Упражнение про «спасибо по привычке» стоит всей тетради. Пишу карандашом, как советовали.',
      en: 'The exercise on thanking by habit is worth the whole book. I write in pencil, as advised.',
    },
  },
  {
    product: 'zoshyt-vdiachnosti',
    name: named('Йосип', 'Иосиф', 'Yosyp'),
    rating: 4,
    daysAgo: 33,
    text: {
      uk: 'Проходимо з групою, по вправі на зустріч. Двадцяти вистачило на осінь.',
      ru: 'Проходим с группой, по упражнению за встречу. Двадцати хватило на осень.',
      en: 'We do it in a group, one exercise a meeting. Twenty lasted us the autumn.',
    },
  },
  {
    product: 'zoshyt-vdiachnosti',
    name: named('Мирослава', 'Мирослава', 'Myroslava'),
    rating: 5,
    daysAgo: 102,
    text: {
      uk: 'Мені «дякую» давалося надто легко. Тепер кажу рідше, зате з очима.',
      ru: 'Мне «спасибо» давалось слишком легко. Теперь говорю реже, зато глядя в глаза.',
      en: '“Thank you” came too easily to me. Now I say it less often, and look people in the eye.',
    },
  },
  {
    product: 'zoshyt-persha-storinka',
    name: named('Аліна', 'Алина', 'Alina'),
    rating: 5,
    daysAgo: 6,
    text: {
      uk: 'Прийшла подарунком до колоди. Дописала половину речення — і сіла писати далі.',
      ru: 'Пришла подарком к колоде. Дописала половину фразы — и пошла писать дальше.',
      en: 'It came as a gift with a deck. I finished the half sentence and went on writing.',
    },
  },
  {
    product: 'zoshyt-persha-storinka',
    name: named('Тихін', 'Тихон', 'Tykhin'),
    rating: 5,
    daysAgo: 45,
    text: {
      uk: 'Шістнадцять сторінок, а син-підліток заповнив усі. Мовчки.',
      ru: 'Шестнадцать страниц, и сын-подросток заполнил все. Молча.',
      en: 'Sixteen pages, and my teenage son filled them all. Without a word.',
    },
  },
  {
    product: 'zoshyt-persha-storinka',
    name: named('Ганна', 'Анна', 'Hanna'),
    rating: 4,
    daysAgo: 80,
    text: {
      uk: 'Тоненький, але чесний: одразу ясно, чи ваше це — писати.',
      ru: 'Тонкая, но честная: сразу ясно, ваше ли это — писать.',
      en: 'Thin but honest: you soon know whether writing is for you.',
    },
  },
  {
    product: 'podarunkove-pakuvannia',
    name: named('Северин', 'Северин', 'Severyn'),
    rating: 5,
    daysAgo: 21,
    text: {
      uk: 'Попросив написати на картці один рядок. Переписали від руки і не зробили помилки в прізвиську кота.',
      ru: 'Попросил написать на карточке одну строку. Переписали от руки и не ошиблись в прозвище кота.',
      en: 'I asked for one line on the tag. They wrote it by hand and spelt the cat’s nickname right.',
    },
  },
  {
    product: 'zakladky-i-stikery',
    name: named('Зоряна', 'Зоряна', 'Zoriana'),
    rating: 5,
    daysAgo: 14,
    text: {
      uk: 'Наліпки з погодою — мій спосіб вести щоденник у дні, коли слів немає.',
      ru: 'Наклейки с погодой — мой способ вести дневник в дни, когда слов нет.',
      en: 'The weather stickers are how I keep a diary on days without words.',
    },
  },
];
