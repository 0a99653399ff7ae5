import { cover, spread } from '../picture.ts';
import type { OfferSeed } from './offer-seed.ts';

/** The diary-marathon: a month on a trail of 28 stones. */
export const offer: OfferSeed = {
  slug: 'offer',
  title: {
    uk: 'Щоденник-марафон: двадцять вісім днів, щоб зрушити',
    ru: 'Дневник-марафон: двадцать восемь дней, чтобы сдвинуться с места',
    en: 'The marathon diary: twenty-eight days to get moving',
  },
  description: {
    uk: 'Планер на місяць: завдання до десяти хвилин щоранку, рядок щовечора й стежка з 28 камінців.',
    ru: 'Планер на месяц: задание до десяти минут каждое утро, строчка каждый вечер и тропа из 28 камешков.',
    en: 'A month-long marathon planner: a ten-minute task each morning, a line each night and a trail of 28 stones.',
  },
  footerText: {
    uk: 'Щоденник-марафон складається на один місяць. Далі ви або йдете самі, або берете наступний. Обидва способи добрі.',
    ru: 'Дневник-марафон рассчитан на один месяц. Дальше вы или идёте сами, или берёте следующий. Оба способа хороши.',
    en: 'The marathon diary lasts one month. After that you either walk on your own or pick up another. Both are fine.',
  },
  products: ['diary', 'marafon-tepla-osin'],
  blocks: [
    {
      kind: 'hero',
      ground: 'dawn',
      layout: 'beside',
      kicker: {
        uk: 'Планер-марафон на місяць',
        ru: 'Планер-марафон на месяц',
        en: 'A month-long marathon planner',
      },
      title: {
        uk: 'Двадцять вісім днів, щоб зрушити',
        ru: 'Двадцать восемь дней, чтобы сдвинуться',
        en: 'Twenty-eight days to get moving',
      },
      lead: {
        uk: 'Щоранку одне завдання, щовечора один рядок. Пропустили день — камінець лишається порожнім, а лінія йде далі.',
        ru: 'Каждое утро одно задание, каждый вечер одна строчка. Пропустили день — камешек остаётся пустым, а линия идёт дальше.',
        en: 'One task each morning, one line each night. Skip a day and its stone stays hollow while the line goes on.',
      },
      note: {
        uk: 'Надсилаємо наступного дня, оплата карткою або при отриманні',
        ru: 'Отправляем на следующий день, оплата картой или при получении',
        en: 'Sent the next day, paid by card or on delivery',
      },
      picture: {
        spec: {
          draw: 'cover',
          slug: 'offer-diary',
          options: { kind: 'diary', motif: 'path28', cloth: 'clay', ground: 'none' },
        },
        alt: {
          uk: 'Щоденник-марафон у теракотовій обкладинці',
          ru: 'Дневник-марафон в терракотовой обложке',
          en: 'The marathon diary in a terracotta cover',
        },
      },
      facts: [
        {
          value: '28',
          label: { uk: 'завдань, одне на день', ru: 'заданий, одно в день', en: 'tasks, one a day' },
        },
        {
          value: '10',
          label: { uk: 'хвилин, не більше', ru: 'минут, не больше', en: 'minutes at the most' },
        },
        {
          value: '4',
          label: { uk: 'тижні, кожен має назву', ru: 'недели, у каждой имя', en: 'weeks, each with a name' },
        },
      ],
    },
    {
      kind: 'way',
      ground: null,
      title: { uk: 'Чотири тижні стежки', ru: 'Четыре недели тропы', en: 'Four weeks of the trail' },
      lead: {
        uk: 'Завдання поволі важчають, але жодне не просить більше, ніж є у звичайному вівторку.',
        ru: 'Задания понемногу усложняются, но ни одно не просит больше, чем есть в обычном вторнике.',
        en: 'The tasks grow slowly, and none of them asks for more than an ordinary Tuesday has.',
      },
      stones: 28,
      stages: [
        {
          title: { uk: 'Помітити', ru: 'Заметить', en: 'Notice' },
          text: {
            uk: 'Сім днів просто дивимося: на що йде ранок, коли втома, а коли смішно.',
            ru: 'Семь дней просто смотрим: куда уходит утро, когда усталость, а когда смешно.',
            en: 'Seven days of simply looking: where the morning goes, when you tire, what makes you laugh.',
          },
        },
        {
          title: { uk: 'Назвати', ru: 'Назвать', en: 'Name' },
          text: {
            uk: 'Знаходимо слова. Те, що має ім’я, уже трохи менше за вас.',
            ru: 'Находим слова. То, у чего есть имя, уже немного меньше вас.',
            en: 'We look for words. A thing with a name is already a little smaller than you.',
          },
        },
        {
          title: { uk: 'Зробити', ru: 'Сделать', en: 'Do' },
          text: {
            uk: 'По одній дії на день: подзвонити, викинути, попросити, лягти вчасно.',
            ru: 'По одному действию в день: позвонить, выбросить, попросить, лечь вовремя.',
            en: 'One act a day: ring someone, throw something out, ask for help, go to bed on time.',
          },
        },
        {
          title: { uk: 'Лишити собі', ru: 'Оставить себе', en: 'Keep' },
          text: {
            uk: 'Вибираємо дві-три звички, які підуть із вами далі. Решту відпускаємо.',
            ru: 'Выбираем две-три привычки, которые пойдут с вами дальше. Остальное отпускаем.',
            en: 'You choose two or three habits to take along and let the rest go.',
          },
        },
      ],
    },
    {
      kind: 'inside',
      ground: null,
      title: { uk: 'Що всередині', ru: 'Что внутри', en: 'Inside the diary' },
      lead: {
        uk: 'Сто дванадцять сторінок без дат: почати можна будь-якого дня.',
        ru: 'Сто двенадцать страниц без дат: начать можно в любой день.',
        en: 'A hundred and twelve undated pages: start on whatever day you like.',
      },
      pages: [
        {
          picture: { spec: spread('offer-diary-day', 'clay') },
          title: { uk: 'Розворот дня', ru: 'Разворот дня', en: 'The day spread' },
          text: {
            uk: 'Завдання ліворуч, вечірній рядок праворуч, між ними місце для безладу.',
            ru: 'Задание слева, вечерняя строчка справа, между ними место для беспорядка.',
            en: 'The task on the left, the evening line on the right, room for a mess in between.',
          },
        },
        {
          picture: { spec: cover('offer-diary-set', 'set', 'path28', 'clay') },
          title: { uk: 'Стежка й наліпки', ru: 'Тропа и наклейки', en: 'The trail and its stickers' },
          text: {
            uk: 'На форзаці намальовано всі 28 камінців. Наліпки в кишеньці, на випадок, якщо ручки замало.',
            ru: 'На форзаце нарисованы все 28 камешков. Наклейки в кармашке, на случай, если ручки мало.',
            en: 'All 28 stones are drawn on the endpaper. The stickers wait in a pocket in case a pen is not enough.',
          },
        },
      ],
    },
    {
      kind: 'for-whom',
      ground: 'wheat',
      layout: 'rows',
      title: { uk: 'Кому підійде', ru: 'Кому подойдёт', en: 'Who it suits' },
      lead: { uk: '', ru: '', en: '' },
      points: [
        {
          icon: 'sprout',
          title: {
            uk: 'Хто довго збирається',
            ru: 'Кто долго собирается',
            en: 'People who take long to start',
          },
          text: {
            uk: 'Перше завдання займає три хвилини й не потребує підготовки.',
            ru: 'Первое задание занимает три минуты и не требует подготовки.',
            en: 'The first task takes three minutes and no preparation.',
          },
        },
        {
          icon: 'calendar',
          title: {
            uk: 'Хто любить видимий кінець',
            ru: 'Кто любит видеть конец',
            en: 'People who like to see the end',
          },
          text: {
            uk: 'Місяць закінчується, і це половина його сили.',
            ru: 'Месяц заканчивается, и в этом половина его силы.',
            en: 'A month ends, and half of its strength is in that.',
          },
        },
        {
          icon: 'heart',
          title: {
            uk: 'Хто втомився від «треба»',
            ru: 'Кто устал от «надо»',
            en: 'People tired of “should”',
          },
          text: {
            uk: 'Тут немає оцінок, а порожній камінець нічого не скасовує.',
            ru: 'Здесь нет оценок, а пустой камешек ничего не отменяет.',
            en: 'Nothing is marked here, and a hollow stone cancels nothing.',
          },
        },
      ],
      notFor: {
        uk: 'Якщо зараз дуже важко, марафон зачекає. Спершу до людини: до лікарки, терапевта чи на лінію підтримки.',
        ru: 'Если сейчас очень тяжело, марафон подождёт. Сначала к человеку: к врачу, терапевту или на линию поддержки.',
        en: 'If things are very hard right now, the marathon can wait. See a person first: a doctor, a therapist or a helpline.',
      },
    },
    {
      kind: 'reviews',
      ground: null,
      title: { uk: 'Ті, хто вже пройшов', ru: 'Те, кто уже прошёл', en: 'Those who have walked it' },
      reviews: [
        {
          name: { uk: 'Мирослава', ru: 'Мирослава', en: 'Myroslava' },
          place: { uk: 'Луцьк', ru: 'Луцк', en: 'Lutsk' },
          text: {
            uk: 'Пропустила шість днів і вперше не почала з понеділка. Просто пішла далі.',
            ru: 'Пропустила шесть дней и впервые не стала начинать с понедельника. Просто пошла дальше.',
            en: 'I missed six days and for once didn’t wait for Monday. I just went on.',
          },
          rating: 5,
          picture: { spec: { draw: 'avatar', slug: 'offer-myroslava', options: { look: 'long' } } },
        },
        {
          name: { uk: 'Орест', ru: 'Орест', en: 'Orest' },
          place: { uk: 'Дрогобич', ru: 'Дрогобыч', en: 'Drohobych' },
          text: {
            uk: 'Завдання на день 19 робив тиждень. Воно того варте.',
            ru: 'Задание девятнадцатого дня делал неделю. Оно того стоит.',
            en: 'Day 19 took me a week. It was worth it.',
          },
          rating: 5,
          picture: { spec: { draw: 'avatar', slug: 'offer-orest', options: { look: 'beard' } } },
        },
        {
          name: { uk: 'Віра', ru: 'Вера', en: 'Vira' },
          place: { uk: 'Черкаси', ru: 'Черкассы', en: 'Cherkasy' },
          text: {
            uk: 'Хотілося б трохи більше місця на вечір. В усьому іншому — мій темп.',
            ru: 'Хотелось бы чуть больше места на вечер. Во всём остальном — мой темп.',
            en: 'I’d like a little more room for the evening. Otherwise it is exactly my pace.',
          },
          rating: 4,
          picture: { spec: { draw: 'avatar', slug: 'offer-vira', options: { look: 'bob' } } },
        },
      ],
    },
    {
      kind: 'author',
      ground: null,
      title: { uk: 'Від авторки', ru: 'От авторки', en: 'From the author' },
      text: {
        uk: 'Я писала його після літа, у якому не встигла нічого. Тому тут немає слова «мусите».',
        ru: 'Я писала его после лета, в котором не успела ничего. Поэтому здесь нет слова «должны».',
        en: 'I wrote it after a summer in which I got nothing done. That is why the word “must” is missing.',
      },
    },
    {
      kind: 'faq',
      ground: null,
      title: { uk: 'Про що питають', ru: 'О чём спрашивают', en: 'What people ask' },
      questions: [
        {
          question: { uk: 'А якщо я кину?', ru: 'А если я брошу?', en: 'What if I give up?' },
          answer: {
            uk: 'Щоденник без дат, тож кинути його важко: можна хіба відкласти. Завдання наступного дня зачекає.',
            ru: 'Дневник без дат, поэтому бросить его трудно: разве что отложить. Задание следующего дня подождёт.',
            en: 'The pages have no dates, so you can only put it down for a while. The next task will wait.',
          },
        },
        {
          question: {
            uk: 'Чим він відрізняється від марафону на сайті?',
            ru: 'Чем он отличается от марафона на сайте?',
            en: 'How does it differ from the marathon on the site?',
          },
          answer: {
            uk: 'Завдання схожі, темп той самий. Папір тихіший: він не надсилає нагадувань.',
            ru: 'Задания похожи, темп тот же. Бумага тише: она не присылает напоминаний.',
            en: 'The tasks are alike and the pace is the same. Paper is quieter: it sends no reminders.',
          },
        },
        {
          question: { uk: 'Чи можна подарувати?', ru: 'Можно ли подарить?', en: 'Can I give it to someone?' },
          answer: {
            uk: 'Так. Додамо обгортку й листівку, ціну в посилку не кладемо.',
            ru: 'Да. Добавим обёртку и открытку, чек с ценой в посылку не кладём.',
            en: 'Yes. We can wrap it and add a card, and the price stays out of the parcel.',
          },
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'dawn',
      title: { uk: 'Почати свої 28 днів', ru: 'Начать свои 28 дней', en: 'Start your 28 days' },
      lead: {
        uk: 'Щоденник, наліпки й стрічка. Усе, крім ручки.',
        ru: 'Дневник, наклейки и ленточка. Всё, кроме ручки.',
        en: 'The diary, the stickers and a ribbon. Everything but the pen.',
      },
      note: {
        uk: '14 днів на повернення, якщо не підписали першу сторінку',
        ru: '14 дней на возврат, если не подписали первую страницу',
        en: 'Fourteen days to return it, unless you’ve signed the first page',
      },
    },
  ],
  thanks: {
    title: { uk: 'Перший камінець уже ваш', ru: 'Первый камешек уже ваш', en: 'The first stone is yours' },
    text: {
      uk: 'Щоденник-марафон збирається в дорогу. Поки він їде, виберіть день, з якого почнете, і покладіть ручку на видному місці.',
      ru: 'Дневник-марафон собирается в путь. Пока он едет, выберите день, с которого начнёте, и положите ручку на видное место.',
      en: 'The marathon diary is getting ready to travel. Meanwhile choose the day you will start on and leave a pen somewhere you’ll see it.',
    },
    links: [
      {
        text: {
          uk: 'Почитати про маленькі кроки',
          ru: 'Почитать о маленьких шагах',
          en: 'Read about small steps',
        },
        href: '/news',
      },
      {
        text: {
          uk: 'Спробувати щоденник на сайті',
          ru: 'Попробовать дневник на сайте',
          en: 'Try the diary on the site',
        },
        href: '/diary/days',
      },
    ],
  },
};
