import { cover, spread } from '../picture.ts';
import type { OfferSeed } from './offer-seed.ts';
import { RETURNS, review, SENT, say } from './words.ts';

/** The diary of emotional intelligence: waves, a vocabulary, a lively rhythm of cards. */
export const emotions: OfferSeed = {
  slug: 'offer-emotions',
  title: say(
    'Щоденник емоційного інтелекту: сто двадцять назв для почуттів',
    'Дневник эмоционального интеллекта: сто двадцать имён для чувств',
    'The diary of emotional intelligence: a hundred and twenty names for feelings',
  ),
  description: say(
    'Назвати почуття, знайти його в тілі, зрозуміти, чого воно просить. Десять хвилин на день, місяць спостережень.',
    'Назвать чувство, найти его в теле, понять, о чём оно просит. Десять минут в день, месяц наблюдений.',
    'Name a feeling, find it in the body, hear what it asks for. Ten minutes a day for a month of watching.',
  ),
  footerText: say(
    'Щоденник емоційного інтелекту вчить розрізняти. З цього починається все інше.',
    'Дневник эмоционального интеллекта учит различать. С этого начинается всё остальное.',
    'The diary of emotional intelligence teaches you to tell things apart. Everything else starts there.',
  ),
  products: ['shchodennyk-emotsii', 'zoshyt-slova-dlia-pochuttiv', 'koloda-stany'],
  blocks: [
    {
      kind: 'hero',
      ground: 'dawn',
      layout: 'beside',
      kicker: say(
        'Щоденник емоційного інтелекту',
        'Дневник эмоционального интеллекта',
        'The diary of emotional intelligence',
      ),
      title: say('«Нормально» — не почуття', '«Нормально» — не чувство', '“Fine” is not a feeling'),
      lead: say(
        'Їх сто двадцять, і в кожного є місце в тілі. Щоденник допоможе назвати те, що сьогодні з вами.',
        'Их сто двадцать, и у каждого есть место в теле. Дневник поможет назвать то, что сегодня с вами.',
        'There are a hundred and twenty, each with its place in the body. The diary helps you name today’s.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'cover',
          slug: 'offer-emotions',
          options: { kind: 'diary', motif: 'waves', cloth: 'plum', ground: 'none' },
        },
        alt: say(
          'Щоденник емоційного інтелекту у сливовій обкладинці з хвилями',
          'Дневник эмоционального интеллекта в сливовой обложке с волнами',
          'The diary of emotional intelligence: a plum cover with waves',
        ),
      },
      facts: [
        { value: '120', label: say('почуттів з іменами', 'чувств с именами', 'feelings with names') },
        { value: '12', label: say('родин, як на дереві', 'семей, как на дереве', 'families, as on a tree') },
        { value: '10', label: say('хвилин на день', 'минут в день', 'minutes a day') },
      ],
    },
    {
      kind: 'questions',
      ground: null,
      title: say('Що з цього ваше сьогодні?', 'Что из этого ваше сегодня?', 'Which of these is yours today?'),
      lead: say(
        'П’ять слів, які часто ховаються за «нормально».',
        'Пять слов, которые часто прячутся за «нормально».',
        'Five words that often hide behind “fine”.',
      ),
      questions: [
        say(
          'Нетерплячка, схожа на злість',
          'Нетерпение, похожее на злость',
          'Impatience that looks like anger',
        ),
        say('Втома, схожа на сум', 'Усталость, похожая на грусть', 'Tiredness that looks like sadness'),
        say('Хвилювання, схоже на страх', 'Волнение, похожее на страх', 'Excitement that looks like fear'),
        say(
          'Образа, схожа на байдужість',
          'Обида, похожая на равнодушие',
          'Hurt that looks like indifference',
        ),
        say(
          'Ніжність, схожа на розгубленість',
          'Нежность, похожая на растерянность',
          'Tenderness that looks like confusion',
        ),
      ],
    },
    {
      kind: 'gets',
      ground: null,
      layout: 'cards',
      title: say('Що ви отримаєте', 'Что вы получите', 'What do you get?'),
      lead: say(
        'Три вміння, які можна тренувати щодня.',
        'Три умения, которые можно тренировать каждый день.',
        'Three skills you can practise daily.',
      ),
      points: [
        {
          icon: 'feather',
          title: say('Слово', 'Слово', 'A word'),
          text: say(
            'Словник родин: від «щось не те» до точної назви за три кроки.',
            'Словарь семей: от «что-то не то» до точного имени за три шага.',
            'A family tree of words, from “something’s off” to the exact name in three steps.',
          ),
        },
        {
          icon: 'heart',
          title: say('Місце', 'Место', 'A place'),
          text: say(
            'Контур тіла на кожному розвороті: де тисне, де тепло, де порожньо.',
            'Контур тела на каждом развороте: где давит, где тепло, где пусто.',
            'An outline of the body on each spread: where it presses, warms or is empty.',
          ),
        },
        {
          icon: 'compass',
          title: say('Прохання', 'Просьба', 'A request'),
          text: say(
            'Кожне почуття чогось хоче. Записуєте прохання й вирішуєте, чи виконувати.',
            'Каждое чувство чего-то хочет. Записываете просьбу и решаете, выполнять ли.',
            'Every feeling wants something. You write it down and decide whether to grant it.',
          ),
        },
      ],
      picture: null,
    },
    {
      kind: 'inside',
      ground: 'sunk',
      title: say('Усередині', 'Внутри', 'Inside the diary'),
      lead: say(
        'Сторінка дня, сторінка хвиль і вкладиш зі словником, який носять із собою.',
        'Страница дня, страница волн и вкладыш со словарём, который носят с собой.',
        'The day, the waves and a pull-out vocabulary to carry around.',
      ),
      pages: [
        {
          picture: { spec: spread('offer-emotions-day', 'plum') },
          title: say('День у хвилях', 'День в волнах', 'The day in waves'),
          text: say(
            'Малюєте лінію від ранку до ночі. За місяць видно ваш прибій.',
            'Рисуете линию от утра до ночи. За месяц виден ваш прибой.',
            'You draw one line from morning to night. After a month you can see your tide.',
          ),
        },
        {
          picture: { spec: cover('offer-emotions-book', 'workbook', 'waves', 'rose') },
          title: say('Словник-вкладиш', 'Словарь-вкладыш', 'The pull-out vocabulary'),
          text: say(
            'Дванадцять родин на одному аркуші, що складається до розміру долоні.',
            'Двенадцать семей на одном листе, который складывается до размера ладони.',
            'Twelve families on one sheet that folds to the size of a palm.',
          ),
        },
      ],
    },
    {
      kind: 'for-whom',
      ground: null,
      layout: 'rows',
      title: say('Кому стане у пригоді', 'Кому пригодится', 'Who will use it'),
      lead: say('', '', ''),
      points: [
        {
          icon: 'users',
          title: say(
            'Тим, хто багато слухає інших',
            'Тем, кто много слушает других',
            'People who listen for a living',
          ),
          text: say(
            'Учителькам, лікаркам, керівникам: щоб почути й себе.',
            'Учительницам, врачам, руководителям: чтобы услышать и себя.',
            'Teachers, doctors, managers: so that you hear yourselves too.',
          ),
        },
        {
          icon: 'home',
          title: say('Парам і родинам', 'Парам и семьям', 'Couples and families'),
          text: say(
            'Словник можна повісити на холодильник. Діти знаходять у ньому свої слова першими.',
            'Словарь можно повесить на холодильник. Дети находят в нём свои слова первыми.',
            'The vocabulary goes on the fridge. Children find their words first.',
          ),
        },
        {
          icon: 'moon',
          title: say('Тим, хто довго засинає', 'Тем, кто долго засыпает', 'People who lie awake'),
          text: say(
            'Назване почуття рідше приходить о третій ночі.',
            'Названное чувство реже приходит в три часа ночи.',
            'A feeling with a name comes less often at three in the morning.',
          ),
        },
      ],
      notFor: say(
        'Якщо почуттів надто багато й вони лякають, почніть із розмови з фахівчинею, а щоденник візьміть із собою.',
        'Если чувств слишком много и они пугают, начните с разговора со специалистом, а дневник возьмите с собой.',
        'If the feelings are too many and frighten you, start with a professional and bring the diary along.',
      ),
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('Хто вже назвав', 'Кто уже назвал', 'People who have found the word'),
      reviews: [
        review(
          'offer-ruslana',
          'curl',
          say('Руслана', 'Руслана', 'Ruslana'),
          say('Київ', 'Киев', 'Kyiv'),
          say(
            'Виявилося, що я не зла, а голодна й налякана. З голодом я впоралася за п’ять хвилин.',
            'Оказалось, что я не злая, а голодная и напуганная. С голодом справилась за пять минут.',
            'It turned out I wasn’t angry but hungry and scared. The hunger took five minutes.',
          ),
        ),
        review(
          'offer-artem',
          'locs',
          say('Артем', 'Артём', 'Artem'),
          say('Дніпро', 'Днепр', 'Dnipro'),
          say(
            'Син сказав: «У мене сьогодні розгубленість». Йому шість. Я досі вчуся.',
            'Сын сказал: «У меня сегодня растерянность». Ему шесть. Я до сих пор учусь.',
            'My son said, “I’m bewildered today.” He is six. I’m still learning.',
          ),
        ),
        review(
          'offer-zlata',
          'fringe',
          say('Злата', 'Злата', 'Zlata'),
          say('Житомир', 'Житомир', 'Zhytomyr'),
          say(
            'Малюнок хвиль за місяць повісила над столом. Дуже схоже на Карпати.',
            'Рисунок волн за месяц повесила над столом. Очень похоже на Карпаты.',
            'I hung my month of waves above the desk. It looks just like the Carpathians.',
          ),
        ),
      ],
    },
    {
      kind: 'author',
      ground: null,
      title: say('Від авторки', 'От авторки', 'From the author'),
      text: say(
        'Я збирала ці слова вісім років, переважно з чужих пауз. Після «навіть не знаю, як це сказати» зазвичай іде найточніше.',
        'Я собирала эти слова восемь лет, в основном из чужих пауз. После «даже не знаю, как это сказать» обычно идёт самое точное.',
        'I gathered these words for eight years, mostly out of other people’s pauses. What follows “I don’t know how to put it” is usually the most exact.',
      ),
    },
    {
      kind: 'faq',
      ground: null,
      title: say('Запитують', 'Спрашивают', 'People ask'),
      questions: [
        {
          question: say(
            'Навіщо називати неприємне?',
            'Зачем называть неприятное?',
            'Why name what is unpleasant?',
          ),
          answer: say(
            'Безіменне займає всю кімнату. З іменем воно стає одним із гостей.',
            'Безымянное занимает всю комнату. С именем оно становится одним из гостей.',
            'Unnamed, it fills the room. With a name it becomes one of the guests.',
          ),
        },
        {
          question: say('Потрібен досвід?', 'Нужен опыт?', 'Do I need experience?'),
          answer: say(
            'Ні. Перші три дні щоденник веде за руку, далі відпускає.',
            'Нет. Первые три дня дневник ведёт за руку, дальше отпускает.',
            'No. For three days it holds your hand and then lets go.',
          ),
        },
        {
          question: say('Чим відрізняється зошит?', 'Чем отличается тетрадь?', 'And the workbook?'),
          answer: say(
            'Зошит — вправи, щоденник — спостереження. Вони добрі й разом, і нарізно.',
            'Тетрадь — упражнения, дневник — наблюдения. Они хороши и вместе, и по отдельности.',
            'The workbook is exercises, the diary is watching. They are good together and good apart.',
          ),
        },
      ],
    },
    {
      kind: 'buy',
      ground: 'dawn',
      title: say('Щоденник, зошит, колода', 'Дневник, тетрадь, колода', 'The diary, the workbook, the deck'),
      lead: say(
        'Почніть з одного. Решта про те саме іншими словами.',
        'Начните с одного. Остальное о том же другими словами.',
        'Start with one. The others say the same in other words.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say(
      'Радіємо, і це точне слово',
      'Радуемся, и это точное слово',
      'We’re glad, and that’s the exact word',
    ),
    text: say(
      'Щоденник збирається в дорогу. Спробуйте сьогодні відповісти на «як ти?» одним справжнім словом.',
      'Дневник собирается в путь. Попробуйте сегодня ответить на «как ты?» одним настоящим словом.',
      'The diary is packing. Today, try answering “how are you?” with one true word.',
    ),
    links: [
      { text: say('Статті про почуття', 'Статьи о чувствах', 'Articles on feelings'), href: '/news' },
      { text: say('Щоденник на сайті', 'Дневник на сайте', 'The diary on the site'), href: '/diary/days' },
    ],
  },
};
