import { cover, spread } from '../picture.ts';
import type { OfferSeed } from './offer-seed.ts';
import { NOTHING, RETURNS, review, SENT, SHOP, say } from './words.ts';

/** The gratitude workbook: exercises, a workshop's tone, linen and pencil. */
export const thanksBook: OfferSeed = {
  slug: 'offer-thanks-book',
  title: say(
    'Робочий зошит вдячності: двадцять вправ олівцем',
    'Рабочая тетрадь благодарности: двадцать упражнений карандашом',
    'The gratitude workbook: twenty exercises in pencil',
  ),
  description: say(
    'Для тих, кому «дякую» дається важко або надто легко: двадцять вправ, приклади й багато полів.',
    'Для тех, кому «спасибо» даётся трудно или слишком легко: двадцать упражнений, примеры и много полей.',
    'For people to whom thanks come hard, or too easily: twenty exercises, examples and wide margins.',
  ),
  footerText: say(
    'Робочий зошит вдячності не для краси. Пишіть, кресліть, стирайте: для цього він і зроблений.',
    'Рабочая тетрадь благодарности не для красоты. Пишите, черкайте, стирайте: для этого она и сделана.',
    'The gratitude workbook isn’t for show. Write, scribble, rub out: that is what it’s made for.',
  ),
  products: ['zoshyt-vdiachnosti', 'diary_thanks', 'zoshyt-persha-storinka'],
  blocks: [
    {
      kind: 'hero',
      ground: 'sunk',
      layout: 'beside',
      kicker: say('Робочий зошит', 'Рабочая тетрадь', 'A workbook'),
      title: say('Розберіть «дякую» на частини', 'Разберите «спасибо» на части', 'Take “thank you” apart'),
      lead: say(
        'За що ви дякуєте зі звички, за що насправді, а за що поки не готові. Двадцять вправ, які роблять олівцем.',
        'За что вы благодарите по привычке, за что на самом деле, а за что пока не готовы. Двадцать упражнений, которые делают карандашом.',
        'What you thank for out of habit, what you mean, and what you’re not ready for yet. Twenty exercises, done in pencil.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'cover',
          slug: 'offer-thanks-book',
          options: { kind: 'workbook', motif: 'wreath', cloth: 'linen', ground: 'none' },
        },
        alt: say(
          'Робочий зошит у лляній обкладинці',
          'Рабочая тетрадь в льняной обложке',
          'The workbook in a linen cover',
        ),
      },
      facts: [
        { value: '20', label: say('вправ', 'упражнений', 'exercises') },
        { value: '72', label: say('сторінки', 'страницы', 'pages') },
        {
          value: 'B5',
          label: say('щоб було де креслити', 'чтобы было где чертить', 'so there is room to sketch'),
        },
      ],
    },
    {
      kind: 'gets',
      ground: null,
      layout: 'numbers',
      title: say('Що ви отримаєте', 'Что вы получите', 'What do you get?'),
      lead: say(
        'Чотири розділи, у кожному п’ять вправ.',
        'Четыре раздела, в каждом пять упражнений.',
        'Four chapters of five exercises.',
      ),
      points: [
        {
          icon: null,
          title: say('Звичне «дякую»', 'Привычное «спасибо»', 'Thanks out of habit'),
          text: say(
            'День спостережень: скільки разів, кому, яким голосом.',
            'День наблюдений: сколько раз, кому, каким голосом.',
            'A day of watching: how often, to whom, in what voice.',
          ),
        },
        {
          icon: null,
          title: say('Подяка з подробицями', 'Благодарность с подробностями', 'Thanks in detail'),
          text: say(
            'Переписуєте одне речення тричі, щоразу точніше.',
            'Переписываете одно предложение трижды, каждый раз точнее.',
            'You rewrite one sentence three times, each more exact.',
          ),
        },
        {
          icon: null,
          title: say('Важка вдячність', 'Трудная благодарность', 'Gratitude that is hard'),
          text: say(
            'Тим, хто образив, пішов або так і не дізнався.',
            'Тем, кто обидел, ушёл или так и не узнал.',
            'To those who hurt you, left, or never knew.',
          ),
        },
        {
          icon: null,
          title: say('Приймати подяку', 'Принимать благодарность', 'Taking thanks'),
          text: say(
            'Найкоротший розділ і, за відгуками, найнезручніший.',
            'Самый короткий раздел и, по отзывам, самый неудобный.',
            'The shortest chapter and, we’re told, the most awkward.',
          ),
        },
      ],
      picture: { spec: spread('offer-book-page', 'linen') },
    },
    {
      kind: 'scene',
      ground: null,
      title: say('Вікно, олівець, пів години', 'Окно, карандаш, полчаса', 'A window, a pencil, half an hour'),
      text: NOTHING,
      picture: {
        spec: {
          draw: 'landscape',
          slug: 'offer-book-vikno',
          options: { kind: 'hills', hour: 'bloom', w: 1920, h: 1080, horizon: 0.66 },
        },
      },
    },
    {
      kind: 'inside',
      ground: null,
      title: say('Як виглядає вправа', 'Как выглядит упражнение', 'What an exercise looks like'),
      lead: say(
        'Приклад ліворуч, ваша спроба праворуч, висновок на полях.',
        'Пример слева, ваша попытка справа, вывод на полях.',
        'An example on the left, your try on the right, a note in the margin.',
      ),
      pages: [
        {
          picture: { spec: spread('offer-book-exercise', 'wheat') },
          title: say(
            'Вправа 7. Лист без адреси',
            'Упражнение 7. Письмо без адреса',
            'Exercise 7. A letter with no address',
          ),
          text: say(
            'Кому ви дякуєте, якщо подякувати вже нікому?',
            'Кого вы благодарите, если благодарить уже некого?',
            'Whom do you thank when no one is left to be thanked?',
          ),
        },
        {
          picture: { spec: cover('offer-book-set', 'set', 'wreath', 'linen') },
          title: say('Олівець у комплекті', 'Карандаш в комплекте', 'A pencil comes with it'),
          text: say(
            'З гумкою. Вона знадобиться на третій вправі.',
            'С ластиком. Он понадобится на третьем упражнении.',
            'With a rubber. You’ll need it for exercise three.',
          ),
        },
      ],
    },
    {
      kind: 'for-whom',
      ground: null,
      layout: 'cards',
      title: say('Для кого', 'Для кого', 'For whom'),
      lead: NOTHING,
      points: [
        {
          icon: 'users',
          title: say('Для груп', 'Для групп', 'For groups'),
          text: say(
            'Вправи працюють удвох і вдесятьох. Психологині беруть по пачці.',
            'Упражнения работают вдвоём и вдесятером. Психологи берут пачками.',
            'It works for two or for ten. Psychologists buy it by the stack.',
          ),
        },
        {
          icon: 'pen',
          title: say('Для тих, хто думає рукою', 'Для тех, кто думает рукой', 'For people who think by hand'),
          text: say(
            'Тут більше креслять, ніж пишуть.',
            'Здесь больше чертят, чем пишут.',
            'There is more drawing here than writing.',
          ),
        },
        {
          icon: 'shield',
          title: say('Для скептиків', 'Для скептиков', 'For sceptics'),
          text: say(
            'Перша вправа так і зветься: «Чому це не спрацює».',
            'Первое упражнение так и называется: «Почему это не сработает».',
            'The first exercise is called “Why this won’t work”.',
          ),
        },
      ],
      notFor: NOTHING,
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('З олівцем у руці', 'С карандашом в руке', 'Pencil in hand'),
      reviews: [
        review(
          'offer-olha',
          'hijab',
          say('Ольга', 'Ольга', 'Olha'),
          say('Запоріжжя', 'Запорожье', 'Zaporizhzhia'),
          say(
            'Веду групу підтримки. Вправу про голос робимо щоразу, і щоразу вона інша.',
            'Веду группу поддержки. Упражнение о голосе делаем каждый раз, и каждый раз оно другое.',
            'I run a support group. We do the voice exercise each time, and it’s never the same.',
          ),
        ),
        review(
          'offer-roman',
          'beard',
          say('Роман', 'Роман', 'Roman'),
          say('Львів', 'Львов', 'Lviv'),
          say(
            'Купив як жарт дружині. Тепер у нас два зошити й один олівець.',
            'Купил в шутку жене. Теперь у нас две тетради и один карандаш.',
            'I bought it as a joke for my wife. Now we have two workbooks and one pencil.',
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
        'Цей зошит починався як аркуші для моїх груп. Плями від чаю ми прибрали, решту лишили.',
        'Эта тетрадь начиналась как листы для моих групп. Пятна от чая мы убрали, остальное оставили.',
        'It began as handouts for my groups. We took out the tea stains and kept the rest.',
      ),
    },
    {
      kind: 'faq',
      ground: null,
      title: say('Питання з майстерні', 'Вопросы из мастерской', 'Questions from the workshop'),
      questions: [
        {
          question: say('Зошит чи щоденник?', 'Тетрадь или дневник?', 'The workbook or the diary?'),
          answer: say(
            'Щоденник — на вечір, зошит — на вихідні. Починати можна з будь-якого.',
            'Дневник — на вечер, тетрадь — на выходные. Начинать можно с любого.',
            'The diary is for evenings, the workbook for weekends. Start with either.',
          ),
        },
        {
          question: say('Чи є знижка для груп?', 'Есть ли скидка для групп?', 'Is there a price for groups?'),
          answer: say(
            'Від десяти примірників напишіть нам: порахуємо окремо.',
            'От десяти экземпляров напишите нам: посчитаем отдельно.',
            'From ten copies on, write to us and we’ll work it out.',
          ),
        },
        {
          question: say(
            'Можна копіювати вправи?',
            'Можно копировать упражнения?',
            'May I copy the exercises?',
          ),
          answer: say(
            'Для себе й для своєї групи — так. Для продажу — ні.',
            'Для себя и для своей группы — да. Для продажи — нет.',
            'For yourself and your group, yes. For sale, no.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'sunk',
      title: say('На ваш стіл', 'На ваш стол', 'For your table'),
      lead: say(
        'Зошит, щоденник і перша сторінка в подарунок.',
        'Тетрадь, дневник и первая страница в подарок.',
        'The workbook, the diary, and a first page as a gift.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Дякуємо, з подробицями', 'Спасибо, с подробностями', 'Thank you, in detail'),
    text: say(
      'За те, що обрали папір, за те, що дочитали сторінку, і за те, що поставили адресу без помилок.',
      'За то, что выбрали бумагу, за то, что дочитали страницу, и за то, что указали адрес без ошибок.',
      'For choosing paper, for reading the page to the end, and for an address with no mistakes in it.',
    ),
    links: [
      { text: say('Статті для вихідних', 'Статьи на выходные', 'Weekend reading'), href: '/news' },
      SHOP,
    ],
  },
};
