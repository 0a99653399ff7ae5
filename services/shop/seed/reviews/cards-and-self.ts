import { named, type ReviewSeed } from './review-seed.ts';

export const cardAndSelfReviews: ReviewSeed[] = [
  {
    product: 'marafon-tepla-osin',
    name: named('Денис', 'Денис', 'Denys'),
    rating: 4,
    daysAgo: 110,
    text: {
      uk: 'Завдання «нічого не робити двадцять хвилин» виконував тричі.',
      ru: 'Задание «двадцать минут ничего не делать» выполнял трижды.',
      en: 'I did the “do nothing for twenty minutes” task three times over.',
    },
  },
  {
    product: 'shchodennyk-emotsii',
    name: named('Тамара', 'Тамара', 'Tamara'),
    rating: 5,
    daysAgo: 7,
    text: {
      uk: 'Виявилося, що «нормально» — це шість різних станів. Таблицю слів перемалювала на холодильник.',
      ru: 'Оказалось, что «нормально» — это шесть разных состояний. Таблицу слов перерисовала на холодильник.',
      en: '“Fine” turned out to be six different states. I’ve copied the word table onto the fridge.',
    },
  },
  {
    product: 'shchodennyk-emotsii',
    name: named('Вадим', 'Вадим', 'Vadym'),
    rating: 5,
    daysAgo: 36,
    text: {
      uk: 'Говорити легше, коли вже записав. Перевірено на двох сварках.',
      ru: 'Говорить легче, когда уже записал. Проверено на двух ссорах.',
      en: 'Talking is easier once it’s written down. Tested on two quarrels.',
    },
  },
  {
    product: 'shchodennyk-emotsii',
    name: named('Неля', 'Неля', 'Nelia'),
    rating: 4,
    daysAgo: 84,
    text: {
      uk: 'Корисний, та не на кожен вечір: іноді хочеться просто лягти.',
      ru: 'Полезный, но не на каждый вечер: иногда хочется просто лечь.',
      en: 'Useful, if not every evening: some nights you just want to lie down.',
    },
  },
  {
    product: 'shchodennyk-samopiznannia',
    name: named('Ростислав', 'Ростислав', 'Rostyslav'),
    rating: 5,
    daysAgo: 22,
    text: {
      uk: 'Запитання ставлять такі, що відповідаєш на прогулянці, а записуєш потім.',
      ru: 'Вопросы такие, что отвечаешь на прогулке, а записываешь потом.',
      en: 'The questions are the kind you answer on a walk and write down later.',
    },
  },
  {
    product: 'shchodennyk-samopiznannia',
    name: named('Емілія', 'Эмилия', 'Emiliia'),
    rating: 5,
    daysAgo: 73,
    text: {
      uk: 'Карта на форзаці — найкраще. Я на ній за пів року далеко зайшла.',
      ru: 'Карта на форзаце — лучшее. За полгода я по ней далеко ушла.',
      en: 'The map on the endpaper is the best part. In half a year I’ve gone a long way on it.',
    },
  },
  {
    product: 'koloda-stezhky',
    name: named('Любов', 'Любовь', 'Liubov'),
    rating: 5,
    daysAgo: 5,
    text: {
      uk: 'Працюю з нею як терапевтка. Горизонт справді один на всіх картах, клієнти це помічають.',
      ru: 'Работаю с ней как терапевт. Горизонт и правда один на всех картах, клиенты это замечают.',
      en: 'I use it in my therapy practice. The horizon is indeed the same on all the cards, and clients notice.',
    },
  },
  {
    product: 'koloda-stezhky',
    name: named('Едуард', 'Эдуард', 'Eduard'),
    rating: 4,
    daysAgo: 27,
    text: {
      uk: 'Картон товстий, тасувати треба звикнути. Картинки тихі, без містики.',
      ru: 'Картон толстый, тасовать надо привыкнуть. Картинки тихие, без мистики.',
      en: 'Thick board; shuffling takes getting used to. Quiet pictures, nothing mystical.',
    },
  },
  {
    product: 'koloda-stezhky',
    name: named('Сабіна', 'Сабина', 'Sabina'),
    rating: 5,
    daysAgo: 54,
    text: {
      uk: 'Витягую одну карту щоранку замість новин.',
      ru: 'Вытягиваю одну карту каждое утро вместо новостей.',
      en: 'I draw one card each morning instead of the news.',
    },
  },
  {
    product: 'koloda-stezhky',
    name: named('Матвій', 'Матвей', 'Matvii'),
    rating: 5,
    daysAgo: 115,
    text: {
      uk: 'Розклад «звідки і куди» з буклета допоміг вирішити з переїздом.',
      ru: 'Расклад «откуда и куда» из буклета помог решить с переездом.',
      en: 'The “from where, to where” layout in the booklet helped us settle the move.',
    },
  },
  {
    product: 'koloda-sad',
    name: named('Квітка', 'Квитка', 'Kvitka'),
    rating: 5,
    daysAgo: 13,
    text: {
      uk: 'Рослини впізнавані: це я кажу як ботанікиня.',
      ru: 'Растения узнаваемы: говорю как ботаник.',
      en: 'The plants can be told apart, and I say so as a botanist.',
    },
  },
  {
    product: 'koloda-sad',
    name: named('Антон', 'Антон', 'Anton'),
    rating: 4,
    daysAgo: 48,
    text: {
      uk: 'Граємо з дітьми: кожен вигадує історію за трьома картами.',
      ru: 'Играем с детьми: каждый придумывает историю по трём картам.',
      en: 'We play it with the children: everyone makes up a story from three cards.',
    },
  },
  {
    product: 'koloda-sad',
    name: named('Рената', 'Рената', 'Renata'),
    rating: 5,
    daysAgo: 91,
    text: {
      uk: 'Подарунок мамі. Тепер вона телефонує і розповідає, що сьогодні зацвіло.',
      ru: 'Подарок маме. Теперь она звонит и рассказывает, что сегодня зацвело.',
      en: 'A present for my mother. Now she rings to tell me what’s in bloom today.',
    },
  },
  {
    product: 'shchodennyk-dlia-dvokh',
    name: named('Оксана', 'Оксана', 'Oksana'),
    rating: 5,
    daysAgo: 10,
    text: {
      uk: 'Двадцять років разом, а на третьому запитанні обоє здивувалися.',
      ru: 'Двадцать лет вместе, а на третьем вопросе удивились оба.',
      en: 'Twenty years together, and the third question surprised us both.',
    },
  },
  {
    product: 'shchodennyk-dlia-dvokh',
    name: named('Ілля', 'Илья', 'Illia'),
    rating: 4,
    daysAgo: 63,
    text: {
      uk: 'Пишемо з донькою, коли вона приїжджає. Раз на тиждень не виходить, та й добре.',
      ru: 'Пишем с дочерью, когда она приезжает. Раз в неделю не выходит, ну и хорошо.',
      en: 'My daughter and I write when she visits. Once a week doesn’t happen, and that’s fine.',
    },
  },
  {
    product: 'zoshyt-lysty',
    name: named('Надія', 'Надежда', 'Nadiia'),
    rating: 5,
    daysAgo: 16,
    text: {
      uk: 'Дев’ятий лист спалила. Десятий, здається, таки надішлю.',
      ru: 'Девятое письмо сожгла. Десятое, кажется, всё-таки отправлю.',
      en: 'I burnt the ninth letter. The tenth, I think, I’ll send after all.',
    },
  },
];
