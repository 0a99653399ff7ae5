import { cover, spread } from '../picture.ts';
import type { OfferSeed } from './offer-seed.ts';
import { NOTHING, RETURNS, review, SENT, SHOP, say } from './words.ts';

/** The pocket diary of acceptance, for the road: night, short lines, a city window. */
export const acceptance: OfferSeed = {
  slug: 'offer-acceptance',
  title: say(
    'Прийняття в кишені: двадцять вісім запитань для дороги',
    'Принятие в кармане: двадцать восемь вопросов для дороги',
    'Acceptance in a pocket: twenty-eight questions for the road',
  ),
  description: say(
    'Кишеньковий щоденник прийняття: запитання, на яке можна відповісти стоячи, і тверда обкладинка, щоб писати на коліні.',
    'Карманный дневник принятия: вопрос, на который можно ответить стоя, и твёрдая обложка, чтобы писать на колене.',
    'The pocket diary of acceptance: questions you can answer standing up and a stiff cover to write on your knee.',
  ),
  footerText: say(
    'Кишеньковий щоденник прийняття їздить у маршрутках, чекає в чергах і не питає, чому ви запізнилися.',
    'Карманный дневник принятия ездит в маршрутках, ждёт в очередях и не спрашивает, почему вы опоздали.',
    'The pocket diary of acceptance rides buses, waits in queues and doesn’t ask why you’re late.',
  ),
  products: ['accept-diary', 'diary_accept'],
  blocks: [
    {
      kind: 'hero',
      ground: 'lilac',
      layout: 'arch',
      kicker: say(
        'Кишеньковий щоденник прийняття',
        'Карманный дневник принятия',
        'The pocket diary of acceptance',
      ),
      title: say(
        'Остання маршрутка, один рядок',
        'Последняя маршрутка, одна строка',
        'The last bus, one line',
      ),
      lead: say(
        'Дорога додому — єдине місце, де вас ніхто не просить бути кимось. Там і пишеться.',
        'Дорога домой — единственное место, где вас никто не просит быть кем-то. Там и пишется.',
        'The way home is the one place where nobody asks you to be someone. It’s a good place to write.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'offer-acceptance-misto',
          options: { kind: 'city', hour: 'night', w: 1000, h: 1250, horizon: 0.58 },
        },
        alt: say(
          'Нічне місто з освітленими вікнами',
          'Ночной город с освещёнными окнами',
          'A city at night with lit windows',
        ),
      },
      facts: [
        { value: '28', label: say('запитань', 'вопросов', 'questions') },
        { value: '1', label: say('рядок на кожне', 'строка на каждый', 'line for each') },
        { value: '9×14', label: say('сантиметрів', 'сантиметров', 'centimetres') },
      ],
    },
    {
      kind: 'questions',
      ground: 'deep',
      title: say('На кілька зупинок', 'На несколько остановок', 'For a few stops'),
      lead: say('Одне запитання, одна зупинка.', 'Один вопрос, одна остановка.', 'One question, one stop.'),
      questions: [
        say(
          'Що сьогодні було не так, як хотілося, і минуло?',
          'Что сегодня было не так, как хотелось, и прошло?',
          'What went otherwise than you wished today, and passed?',
        ),
        say(
          'Кому ви сьогодні не відповіли, і добре?',
          'Кому вы сегодня не ответили, и хорошо?',
          'Whom did you not answer today, rightly?',
        ),
        say(
          'Яка ваша риса стомила вас більше за інших?',
          'Какая ваша черта утомила вас больше других?',
          'Which trait of yours tired you most?',
        ),
        say(
          'Що ви носите з собою про всяк випадок?',
          'Что вы носите с собой на всякий случай?',
          'What do you carry just in case?',
        ),
        say(
          'Що можна не вирішувати до ранку?',
          'Что можно не решать до утра?',
          'What needn’t be decided before morning?',
        ),
      ],
    },
    {
      kind: 'scene',
      ground: null,
      title: say('Вікна теж не всі світяться', 'Окна тоже не все горят', 'Not every window is lit, either'),
      text: say('Сторінка дев’ятнадцята.', 'Страница девятнадцатая.', 'Page nineteen.'),
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'offer-acceptance-snih',
          options: { kind: 'snow', hour: 'dawn', w: 1920, h: 1080, horizon: 0.66 },
        },
      },
    },
    {
      kind: 'inside',
      ground: null,
      title: say('Малий, але цілий', 'Маленький, но целый', 'Small but whole'),
      lead: say(
        'Той самий папір і та сама нитка, що й у великого.',
        'Та же бумага и та же нить, что и у большого.',
        'The same paper and the same thread as in the large one.',
      ),
      pages: [
        {
          picture: { spec: spread('offer-acceptance-line', 'night') },
          title: say('Запитання й рядок', 'Вопрос и строка', 'A question and a line'),
          text: say(
            'Літери більші, ніж здається потрібним: у маршрутці трусить.',
            'Буквы крупнее, чем кажется нужным: в маршрутке трясёт.',
            'The letters are larger than seems needed: buses shake.',
          ),
        },
        {
          picture: { spec: cover('offer-acceptance-diary', 'diary', 'moons', 'night') },
          title: say('Обкладинка-стіл', 'Обложка-стол', 'A cover for a table'),
          text: say(
            'Тверда, з гумкою. Витримує сумку, дощ і кота.',
            'Твёрдая, с резинкой. Выдерживает сумку, дождь и кота.',
            'Stiff, with an elastic. It survives bags, rain and a cat.',
          ),
        },
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
          title: say(
            'Паузу, яку не треба планувати',
            'Паузу, которую не нужно планировать',
            'A pause you don’t have to plan',
          ),
          text: NOTHING,
        },
        {
          icon: null,
          title: say(
            'Двадцять вісім вечорів без підсумків',
            'Двадцать восемь вечеров без итогов',
            'Twenty-eight evenings with no summing up',
          ),
          text: NOTHING,
        },
        {
          icon: null,
          title: say(
            'Кишеньку для квитка на форзаці',
            'Кармашек для билета на форзаце',
            'A pocket for the ticket inside the cover',
          ),
          text: NOTHING,
        },
      ],
      picture: null,
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('З дороги', 'С дороги', 'From the road'),
      reviews: [
        review(
          'offer-kateryna',
          'afro',
          say('Катерина', 'Екатерина', 'Kateryna'),
          say('Бровари', 'Бровары', 'Brovary'),
          say(
            'Сорок хвилин електричкою. Раніше я їх боялася, тепер бережу.',
            'Сорок минут на электричке. Раньше я их боялась, теперь берегу.',
            'Forty minutes by train. I used to dread them; now I guard them.',
          ),
        ),
        review(
          'offer-illia',
          'short',
          say('Ілля', 'Илья', 'Illia'),
          say('Миколаїв', 'Николаев', 'Mykolaiv'),
          say(
            'На запитанні 14 проїхав свою зупинку. Не шкодую.',
            'На вопросе 14 проехал свою остановку. Не жалею.',
            'At question 14 I missed my stop. No regrets.',
          ),
        ),
      ],
    },
    {
      kind: 'author',
      ground: null,
      title: say('Від авторки', 'От авторки', 'From the author'),
      text: say(
        'Великий щоденник я писала за столом, цей — у трамваї номер дванадцять. Різницю чути.',
        'Большой дневник я писала за столом, этот — в трамвае номер двенадцать. Разницу слышно.',
        'I wrote the large diary at a table and this one on the number twelve tram. You can hear the difference.',
      ),
    },
    {
      kind: 'faq',
      ground: null,
      title: say('Поки їдете', 'Пока едете', 'While you travel'),
      questions: [
        {
          question: say('Вміститься в кишеню?', 'Поместится в карман?', 'Does it fit a pocket?'),
          answer: say(
            'У пальто й задню джинсову — так. У нагрудну — якщо вона чесна.',
            'В пальто и задний джинсовый — да. В нагрудный — если он честный.',
            'A coat’s and a jeans’ back pocket, yes. A breast pocket, if it’s an honest one.',
          ),
        },
        {
          question: say(
            'Що після двадцяти восьми?',
            'Что после двадцати восьми?',
            'What comes after twenty-eight?',
          ),
          answer: say(
            'Шість порожніх сторінок. До них зазвичай уже є власні запитання.',
            'Шесть пустых страниц. К ним обычно уже есть собственные вопросы.',
            'Six empty pages. By then people have questions of their own.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: null,
      title: say('У дорогу', 'В дорогу', 'For the road'),
      lead: say(
        'Кишеньковий, а для дому — великий.',
        'Карманный, а для дома — большой.',
        'The pocket one, and the large one for home.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Ваш щоденник уже їде', 'Ваш дневник уже едет', 'Your diary is already travelling'),
    text: say(
      'Як і ви, мабуть. Дорогою подивіться у вікно на одну зупинку довше.',
      'Как, наверное, и вы. По дороге посмотрите в окно на одну остановку дольше.',
      'As you may be. Look out of the window one stop longer today.',
    ),
    links: [
      {
        text: say('Щось почитати в дорозі', 'Что почитать в дороге', 'Something to read on the way'),
        href: '/news',
      },
      SHOP,
    ],
  },
};
