import { cover, spread } from '../picture.ts';
import type { OfferSeed } from './offer-seed.ts';
import { NOTHING, RETURNS, review, SENT, SHOP, say } from './words.ts';

/** The diary of self-knowledge: a map, questions before everything else, one deep band. */
export const selfUp: OfferSeed = {
  slug: 'offer-self-up',
  title: say(
    'Щоденник самопізнання: карта місцевості, де місцевість — ви',
    'Дневник самопознания: карта местности, где местность — вы',
    'The diary of self-knowledge: a map of the land that is you',
  ),
  description: say(
    'Сто двадцять запитань, які не ставлять на співбесіді. Пів року колами, щоб повернутися до першого.',
    'Сто двадцать вопросов, которые не задают на собеседовании. Полгода кругами, чтобы вернуться к первому.',
    'A hundred and twenty questions no interview asks. Half a year in circles, back to the first.',
  ),
  footerText: say(
    'Щоденник самопізнання не каже, хто ви. Він ставить запитання й не перебиває.',
    'Дневник самопознания не говорит, кто вы. Он задаёт вопросы и не перебивает.',
    'The diary of self-knowledge won’t tell you who you are. It asks and doesn’t interrupt.',
  ),
  products: ['shchodennyk-samopiznannia', 'zoshyt-rozdorizhzhia', 'koloda-stezhky'],
  blocks: [
    {
      kind: 'hero',
      ground: 'sky',
      layout: 'beside',
      kicker: say('Щоденник самопізнання', 'Дневник самопознания', 'The diary of self-knowledge'),
      title: say(
        'Яке слово ви повторюєте найчастіше?',
        'Какое слово вы повторяете чаще других?',
        'Which word do you say most often?',
      ),
      lead: say(
        'Одне зі ста двадцяти запитань. Правильних відповідей немає, є ваші.',
        'Один из ста двадцати вопросов. Правильных ответов нет, есть ваши.',
        'One question of a hundred and twenty. There are no right answers, only yours.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'cover',
          slug: 'offer-self-up',
          options: { kind: 'diary', motif: 'topo', cloth: 'night', ground: 'none' },
        },
        alt: say(
          'Щоденник самопізнання: темно-синя тканина з горизонталями мапи',
          'Дневник самопознания: тёмно-синяя ткань с горизонталями карты',
          'The diary of self-knowledge: dark blue cloth with map contours',
        ),
      },
      facts: [
        { value: '120', label: say('запитань', 'вопросов', 'questions') },
        { value: '6', label: say('місяців, по колу', 'месяцев, по кругу', 'months, in circles') },
        { value: '1', label: say('мапа, яку малюєте ви', 'карта, которую рисуете вы', 'map, drawn by you') },
      ],
    },
    {
      kind: 'questions',
      ground: 'deep',
      title: say('Почніть просто зараз', 'Начните прямо сейчас', 'Start right here'),
      lead: say(
        'Перегортайте. Зупиніться на тому, що зачепило.',
        'Перелистывайте. Остановитесь на том, что задело.',
        'Turn them over. Stop at the one that catches.',
      ),
      questions: [
        say(
          'Що ви робите, коли ніхто не бачить?',
          'Что вы делаете, когда никто не видит?',
          'What do you do when no one is looking?',
        ),
        say(
          'Чого ви навчилися від людини, яку не любите?',
          'Чему вы научились у человека, которого не любите?',
          'What have you learned from someone you dislike?',
        ),
        say(
          'За чим ви сумуєте, хоч ніколи цього не мали?',
          'По чему вы скучаете, хотя никогда этого не имели?',
          'What do you miss though you never had it?',
        ),
        say(
          'Яку похвалу ви не вмієте прийняти?',
          'Какую похвалу вы не умеете принять?',
          'Which praise can’t you take?',
        ),
        say(
          'Що б ви сказали собі п’ятнадцятирічним?',
          'Что бы вы сказали себе пятнадцатилетним?',
          'What would you say to yourself at fifteen?',
        ),
        say(
          'Де у вашому домі місце тільки для вас?',
          'Где в вашем доме место только для вас?',
          'Where at home is there a place only for you?',
        ),
      ],
    },
    {
      kind: 'inside',
      ground: null,
      title: say('Як влаштовано', 'Как устроено', 'How it is made'),
      lead: say(
        'Запитання йдуть колами: щодалі ширші.',
        'Вопросы идут кругами: чем дальше, тем шире.',
        'The questions go in circles, each wider than the last.',
      ),
      pages: [
        {
          picture: { spec: spread('offer-self-question', 'night') },
          title: say('Одне запитання на розворот', 'Один вопрос на разворот', 'One question a spread'),
          text: say(
            'Велике, посередині. Навколо ваші відповіді різних місяців.',
            'Крупный, посередине. Вокруг ваши ответы разных месяцев.',
            'Large, in the middle, with answers of different months around it.',
          ),
        },
        {
          picture: {
            spec: { draw: 'topo', slug: 'offer-self-map' },
            alt: say('Горизонталі мапи', 'Горизонтали карты', 'Contour lines of a map'),
          },
          title: say('Порожня мапа', 'Пустая карта', 'An empty map'),
          text: say(
            'Вкладиш із горизонталями. Ви підписуєте вершини, броди й болота.',
            'Вкладыш с горизонталями. Вы подписываете вершины, броды и болота.',
            'A sheet of contours. You name the peaks, fords and marshes.',
          ),
        },
        {
          picture: { spec: cover('offer-self-set', 'set', 'topo', 'night') },
          title: say('Нитка-закладка', 'Нить-закладка', 'A thread for the page'),
          text: say(
            'Двоколірна: одна для запитання, друга для мапи.',
            'Двухцветная: одна для вопроса, другая для карты.',
            'Of two colours: one for the question, one for the map.',
          ),
        },
      ],
    },
    {
      kind: 'way',
      ground: null,
      title: say('Чотири кола', 'Четыре круга', 'Four circles'),
      lead: NOTHING,
      stones: 24,
      stages: [
        {
          title: say('Подвір’я', 'Двор', 'The yard'),
          text: say('Звички, дім, ранок.', 'Привычки, дом, утро.', 'Habits, home, mornings.'),
        },
        {
          title: say('Вулиця', 'Улица', 'The street'),
          text: say('Люди, робота, гроші.', 'Люди, работа, деньги.', 'People, work, money.'),
        },
        {
          title: say('Околиця', 'Окраина', 'The outskirts'),
          text: say('Страхи й заздрощі.', 'Страхи и зависть.', 'Fears and envy.'),
        },
        {
          title: say('Обрій', 'Горизонт', 'The horizon'),
          text: say('Чого ви хочете насправді.', 'Чего вы хотите на самом деле.', 'What you really want.'),
        },
      ],
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('Нотатки на полях', 'Заметки на полях', 'Notes in the margin'),
      reviews: [
        review(
          'offer-vasyl',
          'side',
          say('Василь', 'Василий', 'Vasyl'),
          say('Чернівці', 'Черновцы', 'Chernivtsi'),
          say(
            'На запитання 41 відповів одним словом. За пів року під ним уже сторінка.',
            'На вопрос 41 ответил одним словом. Через полгода под ним уже страница.',
            'I answered question 41 with one word. Half a year on there is a page beneath it.',
          ),
        ),
        review(
          'offer-tetiana',
          'bun',
          say('Тетяна', 'Татьяна', 'Tetiana'),
          say('Вінниця', 'Винница', 'Vinnytsia'),
          say(
            'Мапу підписували разом із донькою: у неї є вершина «сама зробила».',
            'Карту подписывали вместе с дочкой: у неё есть вершина «сама сделала».',
            'My daughter and I named the map together. She has a peak called “did it myself”.',
          ),
        ),
      ],
    },
    {
      kind: 'author',
      ground: null,
      title: say('Від авторки', 'От авторки', 'From the author'),
      text: say(
        'Двадцять запитань я викреслила: вони підказували відповідь. Ці сто двадцять не підказують.',
        'Двадцать вопросов я вычеркнула: они подсказывали ответ. Эти сто двадцать не подсказывают.',
        'I struck out twenty questions because they hinted at their answers. These hundred and twenty don’t.',
      ),
    },
    {
      kind: 'faq',
      ground: null,
      title: say('Ще кілька запитань', 'Ещё несколько вопросов', 'A few more questions'),
      questions: [
        {
          question: say('Скільки часу потрібно?', 'Сколько времени нужно?', 'How much time does it take?'),
          answer: say(
            'П’ятнадцять хвилин, двічі на тиждень. Частіше не варто: відповідям треба настоятися.',
            'Пятнадцать минут, дважды в неделю. Чаще не стоит: ответам нужно настояться.',
            'A quarter of an hour twice a week. No more often: answers have to steep.',
          ),
        },
        {
          question: say(
            'Чи можна пропускати запитання?',
            'Можно ли пропускать вопросы?',
            'May I skip questions?',
          ),
          answer: say(
            'Можна. Але загніть куточок: пропущені часто виявляються важливими.',
            'Можно. Но загните уголок: пропущенные часто оказываются важными.',
            'You may. Fold the corner, though: the skipped ones often turn out to matter.',
          ),
        },
        {
          question: say('Якщо хтось прочитає?', 'Если кто-то прочитает?', 'What if someone reads it?'),
          answer: say(
            'На обкладинці немає назви. Здалеку це просто синя книжка з лініями.',
            'На обложке нет названия. Издалека это просто синяя книга с линиями.',
            'There is no title on the cover. From afar it is just a blue book with lines.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'sky',
      title: say('Узяти мапу', 'Взять карту', 'Take the map'),
      lead: say(
        'Щоденник, зошит рішень і колода «Стежки».',
        'Дневник, тетрадь решений и колода «Тропы».',
        'The diary, the workbook of decisions and the “Paths” deck.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Мапа вже у конверті', 'Карта уже в конверте', 'The map is in its envelope'),
    text: say(
      'Поки вона їде, подумайте над одним: де ви почуваєтеся на своєму місці?',
      'Пока она едет, подумайте над одним: где вы чувствуете себя на своём месте?',
      'While it travels, consider one thing: where do you feel in the right place?',
    ),
    links: [
      {
        text: say(
          'Спробувати щоденник на сайті',
          'Попробовать дневник на сайте',
          'Try the diary on the site',
        ),
        href: '/diary/days',
      },
      SHOP,
    ],
  },
};
