import { named, type ReviewSeed } from './review-seed.ts';

export const diaryReviews: ReviewSeed[] = [
  {
    product: 'diary',
    name: named('Катерина', 'Екатерина', 'Kateryna'),
    rating: 5,
    daysAgo: 3,
    text: {
      uk: 'Двадцять вісім днів, три порожні камінці. Уперше мені за них не соромно.',
      ru: 'Двадцать восемь дней, три пустых камешка. Впервые мне за них не стыдно.',
      en: 'Twenty-eight days, three hollow stones. For once I’m not ashamed of them.',
    },
  },
  {
    product: 'diary',
    name: named('Мирон', 'Мирон', 'Myron'),
    rating: 4,
    daysAgo: 19,
    text: {
      uk: 'Завдання справді до десяти хвилин. Другий тиждень складніший, ніж здається.',
      ru: 'Задания и правда до десяти минут. Вторая неделя труднее, чем кажется.',
      en: 'The tasks do take under ten minutes. Week two is harder than it looks.',
    },
  },
  {
    product: 'diary',
    name: named('Олександра', 'Александра', 'Oleksandra'),
    rating: 5,
    daysAgo: 42,
    text: {
      uk: 'Пройшли з сестрою в різних містах: увечері надсилали одна одній по рядку.',
      ru: 'Прошли с сестрой в разных городах: вечером присылали друг другу по строке.',
      en: 'My sister and I did it in different cities and sent each other a line every evening.',
    },
  },
  {
    product: 'diary',
    name: named('Лук’ян', 'Лукьян', 'Lukian'),
    rating: 5,
    daysAgo: 66,
    text: {
      uk: 'Обкладинка витримала рюкзак, дощ і дворічну дитину.',
      ru: 'Обложка выдержала рюкзак, дождь и двухлетнего ребёнка.',
      en: 'The cover has survived a rucksack, rain and a two-year-old.',
    },
  },
  {
    product: 'diary',
    name: named('Інна', 'Инна', 'Inna'),
    rating: 3,
    daysAgo: 97,
    text: {
      uk: 'Хороший, але я чекала дат. Тим, хто теж їх любить: вписуйте самі, місце є.',
      ru: 'Хороший, но я ждала дат. Кто тоже их любит: вписывайте сами, место есть.',
      en: 'Good, but I expected dates. If you like them too, there’s room to write them in.',
    },
  },
  {
    product: 'diary_light',
    name: named('Поліна', 'Полина', 'Polina'),
    rating: 5,
    daysAgo: 8,
    text: {
      uk: 'Легкий у всіх сенсах. Планую тиждень за п’ять хвилин і більше не переписую списки.',
      ru: 'Лёгкий во всех смыслах. Планирую неделю за пять минут и больше не переписываю списки.',
      en: 'Light in every sense. I plan a week in five minutes and no longer copy lists out.',
    },
  },
  {
    product: 'diary_light',
    name: named('Назар', 'Назар', 'Nazar'),
    rating: 4,
    daysAgo: 51,
    text: {
      uk: 'B6 поміщається в кишеню куртки. Папір трохи просвічує, якщо писати пером.',
      ru: 'B6 помещается в карман куртки. Бумага чуть просвечивает, если писать пером.',
      en: 'The B6 fits a jacket pocket. The paper shows through a little with a fountain pen.',
    },
  },
  {
    product: 'diary_light',
    name: named('Уляна', 'Ульяна', 'Uliana'),
    rating: 5,
    daysAgo: 120,
    text: {
      uk: 'Третій поспіль. Не змінюйте, будь ласка, папір.',
      ru: 'Третий подряд. Не меняйте, пожалуйста, бумагу.',
      en: 'My third in a row. Please don’t change the paper.',
    },
  },
  {
    product: 'diary_accept',
    name: named('Богдана', 'Богдана', 'Bohdana'),
    rating: 5,
    daysAgo: 11,
    text: {
      uk: 'Не про те, щоб полюбити себе до п’ятниці. Про те, щоб перестати лаяти себе в дзеркалі.',
      ru: 'Не о том, чтобы полюбить себя к пятнице. О том, чтобы перестать ругать себя у зеркала.',
      en: 'It isn’t about loving yourself by Friday. It’s about not scolding yourself in the mirror.',
    },
  },
  {
    product: 'diary_accept',
    name: named('Стефанія', 'Стефания', 'Stefaniia'),
    rating: 5,
    daysAgo: 30,
    text: {
      uk: 'Прочитала перше запитання, закрила, повернулася за тиждень. Щоденник дочекався.',
      ru: 'Прочитала первый вопрос, закрыла, вернулась через неделю. Дневник подождал.',
      en: 'I read the first question, shut it, came back a week later. The diary had waited.',
    },
  },
  {
    product: 'diary_accept',
    name: named('Артем', 'Артём', 'Artem'),
    rating: 4,
    daysAgo: 58,
    text: {
      uk: 'Порадила психологиня. Працює в парі з розмовами, сам по собі я б закинув.',
      ru: 'Посоветовала психолог. Работает вместе с разговорами, сам по себе я бы забросил.',
      en: 'My psychologist suggested it. It works alongside the talks; alone I’d have given up.',
    },
  },
  {
    product: 'diary_accept',
    name: named('Ольга', 'Ольга', 'Olha'),
    rating: 5,
    daysAgo: 93,
    text: {
      uk: 'Сторінка «що сьогодні було досить» тепер є і в моєму робочому блокноті.',
      ru: 'Страница «чего сегодня хватило» теперь есть и в моём рабочем блокноте.',
      en: 'The page on what was enough today now has its place in my work notebook too.',
    },
  },
  {
    product: 'accept-diary',
    name: named('Єва', 'Ева', 'Yeva'),
    rating: 5,
    daysAgo: 24,
    text: {
      uk: 'Маленький, у сумці не заважає. Пишу в метро між двома станціями.',
      ru: 'Маленький, в сумке не мешает. Пишу в метро между двумя станциями.',
      en: 'Small enough for my bag. I write on the underground, between two stops.',
    },
  },
  {
    product: 'accept-diary',
    name: named('Петро', 'Пётр', 'Petro'),
    rating: 4,
    daysAgo: 77,
    text: {
      uk: 'Купив на пробу перед великим. Тепер маю обидва.',
      ru: 'Купил на пробу перед большим. Теперь у меня оба.',
      en: 'Bought it to try before the large one. Now I have both.',
    },
  },
  {
    product: 'planer-rik',
    name: named('Лариса', 'Лариса', 'Larysa'),
    rating: 5,
    daysAgo: 140,
    text: {
      uk: 'Рік на одному розвороті заспокоює. Чекаю, коли знову буде.',
      ru: 'Год на одном развороте успокаивает. Жду, когда снова появится.',
      en: 'A year on one spread is calming. I’m waiting for it to come back.',
    },
  },
  {
    product: 'marafon-tepla-osin',
    name: named('Христина', 'Христина', 'Khrystyna'),
    rating: 5,
    daysAgo: 28,
    text: {
      uk: 'Почала в листопаді, закінчила в грудні, пахне корицею. Мабуть, мені здається.',
      ru: 'Начала в ноябре, закончила в декабре, пахнет корицей. Наверное, мне кажется.',
      en: 'Began in November, finished in December; it smells of cinnamon. I may be imagining it.',
    },
  },
];
