import type { PictureSpec } from '@stezhka/art';
import type { Localised } from '@stezhka/kit-contract';

/** A fictional expert. `about` is one paragraph of plain text. */
export interface ExpertSeed {
  slug: string;
  name: Localised;
  role: Localised;
  about: Localised;
  skills: Localised[];
  services: Localised[];
  avatar: Extract<PictureSpec, { draw: 'avatar' }>['options'];
}

const say = (uk: string, ru: string, en: string): Localised => ({ uk, ru, en });

const ONLINE_50 = say('Зустріч онлайн, 50 хвилин', 'Встреча онлайн, 50 минут', 'Online session, 50 minutes');
const FIRST_20 = say(
  'Перше знайомство, 20 хвилин',
  'Первое знакомство, 20 минут',
  'A first talk, 20 minutes',
);

export const experts: readonly ExpertSeed[] = [
  {
    slug: 'liliia-stepova',
    name: say('Лілія Степова', 'Лилия Степовая', 'Liliia Stepova'),
    role: say('психологиня', 'психолог', 'psychologist'),
    about: say(
      'Працюю з тими, хто звик тримати все на собі. Ми не шукаємо винних: дивимося, куди йдуть сили і що можна відпустити вже цього тижня.',
      'Ко мне приходят люди, которые привыкли везти всё сами. Вместо поиска виноватых смотрим, на что уходят силы и что можно отпустить уже на этой неделе.',
      'I work with people who are used to carrying everything. We don’t look for anyone to blame: we look at where the strength goes and what can be put down this week.',
    ),
    skills: [
      say('Вигорання', 'Выгорание', 'Burnout'),
      say('Межі на роботі', 'Границы на работе', 'Boundaries at work'),
      say('Відпочинок без провини', 'Отдых без чувства вины', 'Rest without guilt'),
    ],
    services: [FIRST_20, ONLINE_50],
    avatar: { look: 'wave', age: 'adult', turn: 1, skin: 0 },
  },
  {
    slug: 'oleksii-brama',
    name: say('Олексій Брама', 'Алексей Брама', 'Oleksii Brama'),
    role: say('сімейний терапевт', 'семейный терапевт', 'family therapist'),
    about: say(
      'Сідаю поруч із парою, коли слова вже ранять, а мовчання не лікує. Вчимося сваритися так, щоб після цього хотілося лишитися.',
      'Прихожу к парам, когда слова ранят, а молчание не помогает. Учимся спорить так, чтобы после разговора хотелось остаться.',
      'I sit with couples once words hurt and silence doesn’t help. We learn to quarrel in a way that makes both want to stay.',
    ),
    skills: [
      say('Розмови в парі', 'Разговоры в паре', 'Talking as a couple'),
      say('Життя після розлучення', 'Жизнь после развода', 'Life after divorce'),
    ],
    services: [
      say('Зустріч для пари, 80 хвилин', 'Встреча для пары, 80 минут', 'Session for a couple, 80 minutes'),
      ONLINE_50,
    ],
    avatar: { look: 'beard', age: 'older', turn: -1, skin: 1 },
  },
  {
    slug: 'zoriana-kalyna',
    name: say('Зоряна Калина', 'Зоряна Калина', 'Zoriana Kalyna'),
    role: say('коучка звичок', 'коуч по привычкам', 'habit coach'),
    about: say(
      'Люблю маленькі кроки: склянка води, дві сторінки, десять хвилин надворі. Разом складаємо день, у який вони поміщаються без боротьби.',
      'Верю в маленькие шаги: стакан воды, две страницы, десять минут на улице. Собираем день, в котором им есть место без борьбы с собой.',
      'I like small steps: a glass of water, two pages, ten minutes outside. Together we put together a day where they fit without a fight.',
    ),
    skills: [
      say('Звички за 21 день', 'Привычки за 21 день', 'Habits in 21 days'),
      say('Планування тижня', 'Планирование недели', 'Planning a week'),
      say('Ранок без поспіху', 'Утро без спешки', 'Mornings without a rush'),
    ],
    services: [
      say('Супровід на місяць', 'Сопровождение на месяц', 'A month together'),
      say('Розбір вашого тижня', 'Разбор вашей недели', 'A look at your week'),
    ],
    avatar: { look: 'bob', age: 'young', turn: 1, skin: 2 },
  },
  {
    slug: 'mykhailo-lis',
    name: say('Михайло Ліс', 'Михаил Лис', 'Mykhailo Lis'),
    role: say('тілесний терапевт', 'телесный терапевт', 'body therapist'),
    about: say(
      'Тіло часто знає відповідь раніше за голову. Дихаємо, рухаємося повільно, помічаємо, де затиснуто, і вчимося відпускати.',
      'Тело нередко узнаёт ответ раньше головы. Дышим, двигаемся не спеша, замечаем, где зажато, и пробуем отпустить.',
      'The body often knows before the head does. We breathe, move slowly, notice where it’s tight and learn to let go.',
    ),
    skills: [
      say('Дихання', 'Дыхание', 'Breathing'),
      say('Напруга в плечах і спині', 'Напряжение в плечах и спине', 'Tension in shoulders and back'),
    ],
    services: [
      say('Практика онлайн, 40 хвилин', 'Практика онлайн, 40 минут', 'Online practice, 40 minutes'),
      say('Група щосереди', 'Группа по средам', 'A group every Wednesday'),
    ],
    avatar: { look: 'short', age: 'adult', turn: -1, skin: 3 },
  },
  {
    slug: 'aishe-ozen',
    name: say('Айше Озен', 'Айше Озен', 'Aishe Ozen'),
    role: say('психотерапевтка', 'психотерапевт', 'psychotherapist'),
    about: say(
      'Супроводжую тих, хто переживає втрату або переїзд. Не кваплю: горе має власну ходу, і поруч із ним можна жити.',
      'Бываю рядом с теми, кто потерял близкого или дом. Не тороплю: у горя свой шаг, и жить рядом с ним возможно.',
      'I walk with people after a loss or a move. I don’t hurry anyone: grief has a pace of its own, and there is a life beside it.',
    ),
    skills: [
      say('Втрата й горювання', 'Утрата и горевание', 'Loss and grief'),
      say('Переїзд і нове місце', 'Переезд и новое место', 'Moving and settling in'),
    ],
    services: [FIRST_20, ONLINE_50],
    avatar: { look: 'hijab', age: 'adult', turn: 1, skin: 3 },
  },
  {
    slug: 'vasyl-horodnii',
    name: say('Василь Городній', 'Василий Городний', 'Vasyl Horodnii'),
    role: say('фінансовий консультант', 'финансовый консультант', 'money adviser'),
    about: say(
      'Допомагаю дивитися на гроші спокійно: без сорому за минуле й без таблиць на сорок колонок. Починаємо з одного аркуша.',
      'Учу смотреть на деньги спокойно: не стыдиться прошлого и обходиться без таблиц на сорок столбцов. Для начала хватит одного листа.',
      'I help people look at money calmly: no shame about the past, no tables with forty columns. One sheet of paper is enough to begin.',
    ),
    skills: [
      say('Бюджет родини', 'Бюджет семьи', 'A family budget'),
      say('Подушка безпеки', 'Финансовая подушка', 'A rainy-day fund'),
    ],
    services: [
      say('Розбір витрат, 60 хвилин', 'Разбор расходов, 60 минут', 'A look at spending, 60 minutes'),
    ],
    avatar: { look: 'short', age: 'older', turn: 1, skin: 0 },
  },
  {
    slug: 'solomiia-richna',
    name: say('Соломія Річна', 'Соломия Речная', 'Solomiia Richna'),
    role: say('арттерапевтка', 'арт-терапевт', 'art therapist'),
    about: say(
      'Малюємо, ліпимо, розкладаємо карти. Уміти не треба: важить те, що ви побачите у своєму малюнку наступного дня.',
      'Рисуем, лепим, раскладываем карты. Талант не нужен: важно, что вы увидите в рисунке на следующий день.',
      'We paint, model clay and lay out cards. No skill needed: what counts is what you see in your drawing the next day.',
    ),
    skills: [
      say('Метафоричні карти', 'Метафорические карты', 'Metaphoric cards'),
      say('Малюнок як щоденник', 'Рисунок как дневник', 'Drawing as a diary'),
      say('Дитячі страхи', 'Детские страхи', 'Children’s fears'),
    ],
    services: [
      say('Розклад карт, 45 хвилин', 'Расклад карт, 45 минут', 'A layout of cards, 45 minutes'),
      say('Майстерня в суботу', 'Мастерская по субботам', 'A workshop on Saturdays'),
    ],
    avatar: { look: 'curl', age: 'young', turn: -1, skin: 1 },
  },
  {
    slug: 'samuel-adeyemi',
    name: say('Семюел Адеємі', 'Сэмюэл Адейеми', 'Samuel Adeyemi'),
    role: say('коуч кар’єри', 'карьерный коуч', 'career coach'),
    about: say(
      'Дев’ять років наймав людей, тепер допомагаю їм змінювати роботу без паніки. Розкладаємо досвід на речі, про які легко розповісти.',
      'Девять лет нанимал людей, теперь помогаю менять работу без паники. Находим в опыте то, о чём легко рассказать.',
      'I hired people for nine years; now I help them change jobs without panic. We sort experience into things that are easy to talk about.',
    ),
    skills: [
      say('Зміна роботи', 'Смена работы', 'Changing jobs'),
      say('Співбесіди', 'Собеседования', 'Interviews'),
    ],
    services: [
      say('Підготовка до співбесіди', 'Подготовка к собеседованию', 'Getting ready for an interview'),
      ONLINE_50,
    ],
    avatar: { look: 'locs', age: 'adult', turn: 1, skin: 7 },
  },
  {
    slug: 'halyna-verba',
    name: say('Галина Верба', 'Галина Верба', 'Halyna Verba'),
    role: say('наставниця з усвідомленості', 'наставница по осознанности', 'mindfulness teacher'),
    about: say(
      'Медитую тридцять років і досі відволікаюся на чайник. Вчу повертатися: до подиху, до кроку, до людини навпроти.',
      'Медитирую тридцать лет и всё ещё отвлекаюсь на чайник. Учу возвращаться: к дыханию, к шагу, к человеку рядом.',
      'I have meditated for thirty years and the kettle still distracts me. I teach the way back: to a breath, a step, the person across the table.',
    ),
    skills: [
      say('Медитація для початку', 'Медитация с нуля', 'Meditation for a start'),
      say('Сон', 'Сон и засыпание', 'Sleep'),
    ],
    services: [
      say('Вечірня практика, 30 хвилин', 'Вечерняя практика, 30 минут', 'Evening practice, 30 minutes'),
      say('Курс на вісім тижнів', 'Курс на восемь недель', 'An eight-week course'),
    ],
    avatar: { look: 'bun', age: 'older', turn: -1, skin: 0 },
  },
  {
    slug: 'yurii-polovyi',
    name: say('Юрій Польовий', 'Юрий Полевой', 'Yurii Polovyi'),
    role: say('психолог для підлітків', 'подростковый психолог', 'psychologist for teenagers'),
    about: say(
      'Розмовляю з підлітками про те, про що вдома незручно, а з батьками — про те, як чути «відчепіться» і не відходити далеко.',
      'С подростками говорю о том, о чём дома неловко, с родителями — как услышать «отстаньте» и остаться неподалёку.',
      'I talk with teenagers about what’s awkward at home, and with parents about hearing “leave me alone” and staying close.',
    ),
    skills: [
      say('Підлітки', 'Подростки', 'Teenagers'),
      say('Навчання без сліз', 'Учёба без слёз', 'School without tears'),
      say('Розмови з батьками', 'Разговоры с родителями', 'Talks with parents'),
    ],
    services: [
      say(
        'Зустріч із підлітком, 50 хвилин',
        'Встреча с подростком, 50 минут',
        'Session with a teenager, 50 minutes',
      ),
      say('Зустріч із батьками', 'Встреча с родителями', 'Session with parents'),
    ],
    avatar: { look: 'beard', age: 'young', turn: 1, skin: 2 },
  },
];
