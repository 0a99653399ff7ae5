import { spread } from '../picture.ts';
import type { OfferSeed } from './offer-seed.ts';
import { NOTHING, RETURNS, review, SENT, SHOP, say } from './words.ts';

/** The diary of acceptance: mist and water, few words, a slow rhythm. */
export const accept: OfferSeed = {
  slug: 'offer-accept',
  title: say(
    'Щоденник прийняття: дванадцять тижнів тиші',
    'Дневник принятия: двенадцать недель тишины',
    'The diary of acceptance: twelve quiet weeks',
  ),
  description: say(
    'Дванадцять тижнів про те, що не мусить змінюватися: тіло, помилки, чужі очікування, втома.',
    'Двенадцать недель о том, что не обязано меняться: тело, ошибки, чужие ожидания, усталость.',
    'Twelve weeks about what does not have to change: the body, mistakes, other people’s expectations, tiredness.',
  ),
  footerText: say(
    'Прийняти — не означає погодитися. Це означає побачити, де ви стоїте, перш ніж іти.',
    'Принять — не значит согласиться. Это значит увидеть, где вы стоите, прежде чем идти.',
    'To accept is not to agree. It is to see where you stand before you walk.',
  ),
  products: ['diary_accept', 'accept-diary'],
  blocks: [
    {
      kind: 'hero',
      ground: 'mist',
      layout: 'behind',
      kicker: say('Щоденник прийняття', 'Дневник принятия', 'The diary of acceptance'),
      title: say('Не все треба лагодити', 'Не всё нужно чинить', 'Not everything needs mending'),
      lead: say(
        'Дванадцять тижнів, по одній темі на кожен. Без завдань на силу волі.',
        'Двенадцать недель, по одной теме на каждую. Без заданий на силу воли.',
        'Twelve weeks, one subject each. No exercises in willpower.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'offer-accept-ozero',
          options: { kind: 'river', hour: 'mist', w: 1920, h: 1080, horizon: 0.62, cloudsFrom: 0.6 },
        },
      },
      facts: [],
    },
    {
      kind: 'quote',
      ground: null,
      text: say(
        'Вода не сперечається з берегом. Вона просто знає його форму.',
        'Вода не спорит с берегом. Она просто знает его форму.',
        'Water doesn’t argue with the shore. It simply knows its shape.',
      ),
      source: NOTHING,
    },
    {
      kind: 'way',
      ground: null,
      title: say('Дванадцять тем', 'Двенадцать тем', 'Twelve subjects'),
      lead: say(
        'По три тижні на кожну сходинку. Можна затриматися де захочеться.',
        'По три недели на каждую ступень. Задержаться можно где захочется.',
        'Three weeks to a stage. Stay longer wherever you like.',
      ),
      stones: 12,
      stages: [
        {
          title: say('Тіло', 'Тело', 'The body'),
          text: say(
            'Зріст, вік, втома. Те, з чим ви прокидаєтеся.',
            'Рост, возраст, усталость. То, с чем вы просыпаетесь.',
            'Height, age, tiredness: what you wake up with.',
          ),
        },
        {
          title: say('Минуле', 'Прошлое', 'The past'),
          text: say(
            'Розмови, які не відбулися, і ті, що відбулися не так.',
            'Разговоры, которые не случились, и те, что случились не так.',
            'Talks that never happened and those that went wrong.',
          ),
        },
        {
          title: say('Інші', 'Другие', 'Other people'),
          text: say(
            'Їхні очікування, мовчання, інший темп.',
            'Их ожидания, молчание, другой темп.',
            'Their hopes of you, their silence, their other pace.',
          ),
        },
        {
          title: say('Завтра', 'Завтра', 'Tomorrow'),
          text: say(
            'Що з цього справді ваше, щоб змінювати.',
            'Что из этого действительно ваше, чтобы менять.',
            'Which of it is truly yours to change.',
          ),
        },
      ],
    },
    {
      kind: 'inside',
      ground: null,
      title: say('Тихі сторінки', 'Тихие страницы', 'Quiet pages'),
      lead: say(
        'Багато білого. Писати можна посередині, на полях або зовсім ні.',
        'Много белого. Писать можно посередине, на полях или совсем не писать.',
        'A lot of white. Write in the middle, in the margin or not at all.',
      ),
      pages: [
        {
          picture: { spec: spread('offer-accept-week', 'sky') },
          title: say('Тема тижня', 'Тема недели', 'The week’s subject'),
          text: say(
            'Коротка історія і запитання, до якого ви повертаєтеся тричі.',
            'Короткая история и вопрос, к которому вы возвращаетесь трижды.',
            'A short story and one question you come back to three times.',
          ),
        },
        {
          picture: {
            spec: {
              draw: 'cover',
              slug: 'offer-accept-diary',
              options: { kind: 'diary', motif: 'ripple', cloth: 'sky' },
            },
            alt: say(
              'Щоденник прийняття в блакитній тканині',
              'Дневник принятия в голубой ткани',
              'The diary of acceptance in blue cloth',
            ),
          },
          title: say('Обкладинка з водою', 'Обложка с водой', 'A cover with water'),
          text: say(
            'Кола на воді витиснено без фарби: їх краще відчути пальцями.',
            'Круги на воде выдавлены без краски: их лучше почувствовать пальцами.',
            'The rings are pressed without ink; they are for your fingers.',
          ),
        },
      ],
    },
    {
      kind: 'for-whom',
      ground: null,
      layout: 'checks',
      title: say('Для кого', 'Для кого', 'For whom'),
      lead: NOTHING,
      points: [
        {
          icon: null,
          title: say(
            'Хто втомився себе вдосконалювати',
            'Кто устал себя совершенствовать',
            'People tired of improving themselves',
          ),
          text: NOTHING,
        },
        {
          icon: null,
          title: say(
            'Хто чекає «кращих часів», щоб жити',
            'Кто ждёт «лучших времён», чтобы жить',
            'People waiting for better times to begin living',
          ),
          text: NOTHING,
        },
        {
          icon: null,
          title: say('Хто багато вибачається', 'Кто много извиняется', 'People who apologise a lot'),
          text: NOTHING,
        },
      ],
      notFor: say(
        'Якщо ви живете поряд із насильством, приймати його не треба. Телефон національної лінії: 116 123.',
        'Если вы живёте рядом с насилием, принимать его не нужно. Телефон национальной линии: 116 123.',
        'If you live with violence, it is not to be accepted. The national helpline in Ukraine: 116 123.',
      ),
    },
    {
      kind: 'scene',
      ground: null,
      title: say('Нікуди поспішати', 'Некуда спешить', 'Nowhere to hurry'),
      text: say(
        'Дванадцять тижнів можуть тривати й рік.',
        'Двенадцать недель могут длиться и год.',
        'Twelve weeks may take a year.',
      ),
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'offer-accept-dosh',
          options: { kind: 'rain', hour: 'mist', w: 1920, h: 1080, horizon: 0.66 },
        },
      },
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('Своїми словами', 'Своими словами', 'In their own words'),
      reviews: [
        review(
          'offer-nadiia',
          'scarf',
          say('Надія', 'Надежда', 'Nadiia'),
          say('Суми', 'Сумы', 'Sumy'),
          say(
            'Тиждень про втому я читала двічі. Потім уперше за рік узяла вихідний і нікому не пояснила чому.',
            'Неделю про усталость я читала дважды. Потом впервые за год взяла выходной и никому не объяснила почему.',
            'I read the week on tiredness twice. Then I took a day off, the first in a year, and explained it to no one.',
          ),
        ),
        review(
          'offer-danylo',
          'short',
          say('Данило', 'Данила', 'Danylo'),
          say('Одеса', 'Одесса', 'Odesa'),
          say(
            'Не скажу, що стало легше. Стало чесніше, а це ближче, ніж я думав.',
            'Не скажу, что стало легче. Стало честнее, а это ближе, чем я думал.',
            'I won’t say it got easier. It got more honest, which is closer than I thought.',
          ),
        ),
      ],
    },
    {
      kind: 'author',
      ground: null,
      title: say('Від авторки', 'От авторки', 'From the author'),
      text: say(
        'На обкладинці мав бути напис. Ми його прибрали, і щоденник одразу став тихішим.',
        'На обложке должна была быть надпись. Мы её убрали, и дневник сразу стал тише.',
        'There was to be a line on the cover. We took it off, and the diary went quieter at once.',
      ),
    },
    {
      kind: 'faq',
      ground: null,
      title: say('Тихі запитання', 'Тихие вопросы', 'Quiet questions'),
      questions: [
        {
          question: say('Прийняття — це здатися?', 'Принятие — это сдаться?', 'Is acceptance giving up?'),
          answer: say(
            'Ні. Здаються, коли перестають дивитися. Тут навпаки: спершу роздивляємося.',
            'Нет. Сдаются, когда перестают смотреть. Здесь наоборот: сначала рассматриваем.',
            'No. Giving up is looking away. Here you look first, for as long as it takes.',
          ),
        },
        {
          question: say('Чи замінить він терапію?', 'Заменит ли он терапию?', 'Does it replace therapy?'),
          answer: say(
            'Не замінить. Багато хто бере його на сесії, і для цього є поле збоку.',
            'Не заменит. Многие берут его на сессии, и для этого есть поле сбоку.',
            'It doesn’t. Many take it along to sessions, and there is a margin for that.',
          ),
        },
        {
          question: say(
            'Чим кишеньковий відрізняється?',
            'Чем отличается карманный?',
            'How is the pocket one different?',
          ),
          answer: say(
            'Двадцять вісім запитань замість дванадцяти тем і тверда обкладинка, щоб писати на коліні.',
            'Двадцать восемь вопросов вместо двенадцати тем и твёрдая обложка, чтобы писать на колене.',
            'Twenty-eight questions in place of twelve subjects, and a stiff cover to write on your knee.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'mist',
      title: say('Великий чи кишеньковий', 'Большой или карманный', 'The large one or the small'),
      lead: say(
        'Обидва про те саме, різним кроком.',
        'Оба об одном, разным шагом.',
        'Both about the same thing, at different strides.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Ваше замовлення прийнято', 'Ваш заказ принят', 'Your order is accepted'),
    text: say(
      'Перше прийняття відбулося. Решта — за дванадцять тижнів, або коли вийде.',
      'Первое принятие состоялось. Остальное — за двенадцать недель, или как получится.',
      'The first acceptance is done. The rest takes twelve weeks, or as long as it takes.',
    ),
    links: [
      { text: say('Почитати поволі', 'Почитать не торопясь', 'Something slow to read'), href: '/news' },
      SHOP,
    ],
  },
};
