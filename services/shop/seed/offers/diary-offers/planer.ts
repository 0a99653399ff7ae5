import { spread } from '../../picture.ts';
import type { OfferSeed } from '../offer-seed.ts';
import { NOTHING, READ, RETURNS, review, SENT, SHOP, say } from '../words.ts';

/** The planner for people who study. */
export const planer: OfferSeed = {
  slug: 'planer',
  title: say('Щоденник-планер для навчання', 'Дневник-планер для учёбы', 'The planner for studying'),
  description: say(
    '«Промінь» для семестру: пари, дедлайни й рядок, у якому ви просто людина.',
    '«Луч» для семестра: пары, дедлайны и строка, в которой вы просто человек.',
    '“Ray” for a term: classes, deadlines and a line in which you are just a person.',
  ),
  footerText: say(
    'Сесія минає. Звичка лишати рядок для себе — ні.',
    'Сессия проходит. Привычка оставлять строку для себя — нет.',
    'Exams pass. The habit of keeping a line for yourself doesn’t.',
  ),
  products: ['diary_light', 'shchodennyk-12-misiatsiv'],
  blocks: [
    {
      kind: 'hero',
      ground: 'sky',
      layout: 'beside',
      kicker: say('Щоденник-планер', 'Дневник-планер', 'The planner'),
      title: say(
        'До сесії лишилося три рядки',
        'До сессии осталось три строки',
        'Three lines left before the exams',
      ),
      lead: say(
        'Розкласти семестр на дні, не розклавши себе. Планер для тих, хто вчиться й ще десь живе.',
        'Разложить семестр на дни, не разложив себя. Планер для тех, кто учится и ещё где-то живёт.',
        'Take the term apart without coming apart. For people who study and also live somewhere.',
      ),
      note: SENT,
      picture: {
        spec: {
          draw: 'cover',
          slug: 'diary-offer-planer',
          options: { kind: 'diary', motif: 'rays', cloth: 'sky', ground: 'none' },
        },
        alt: say('Планер у блакитній тканині', 'Планер в голубой ткани', 'The planner in blue cloth'),
      },
      facts: [
        { value: '31', label: say('день', 'день', 'days') },
        { value: '90', label: say('справ максимум', 'дел максимум', 'things at the most') },
      ],
    },
    {
      kind: 'for-whom',
      ground: null,
      layout: 'cards',
      title: say('Кому стане до речі', 'Кому будет кстати', 'Who it helps'),
      lead: NOTHING,
      points: [
        {
          icon: 'book',
          title: say('Студентам', 'Студентам', 'Students'),
          text: say(
            'Поле для пар і поле для того, що після.',
            'Поле для пар и поле для того, что после.',
            'A field for classes and one for afterwards.',
          ),
        },
        {
          icon: 'clock',
          title: say('Тим, хто вчиться вночі', 'Тем, кто учится ночью', 'Those who study at night'),
          text: say(
            'Година доби не має значення: розворот починається, коли ви починаєте.',
            'Час суток не важен: разворот начинается, когда начинаете вы.',
            'The hour doesn’t matter: the spread begins when you do.',
          ),
        },
        {
          icon: 'coffee',
          title: say('Викладачкам', 'Преподавательницам', 'Teachers'),
          text: say(
            'Перевірити сорок робіт — це три рядки, а не один.',
            'Проверить сорок работ — это три строки, а не одна.',
            'Marking forty papers is three lines, not one.',
          ),
        },
      ],
      notFor: NOTHING,
    },
    {
      kind: 'inside',
      ground: null,
      title: say('Розворот тижня', 'Разворот недели', 'The week’s spread'),
      lead: NOTHING,
      pages: [
        {
          picture: { spec: spread('diary-offer-planer-week', 'sky') },
          title: say('Семестр на одному аркуші', 'Семестр на одном листе', 'A term on one sheet'),
          text: say(
            'Вклейка на шістнадцять тижнів: дедлайни видно здалеку, тож вони не лякають.',
            'Вклейка на шестнадцать недель: дедлайны видно издали, и они не пугают.',
            'Sixteen weeks on a fold-out: deadlines seen from afar don’t frighten.',
          ),
        },
      ],
    },
    {
      kind: 'quote',
      ground: 'deep',
      text: say(
        'Відпочинок — теж пункт. Його просто ніхто не перевіряє.',
        'Отдых — тоже пункт. Его просто никто не проверяет.',
        'Rest is an item too. It’s only that nobody marks it.',
      ),
      source: NOTHING,
    },
    {
      kind: 'reviews',
      ground: null,
      title: say('З гуртожитку', 'Из общежития', 'From the hall of residence'),
      reviews: [
        review(
          'do-maksym',
          'curl',
          say('Максим', 'Максим', 'Maksym'),
          say('Острог', 'Острог', 'Ostroh'),
          say(
            'Здав усе. Четвертий рядок щодня був «суп». Теж здав.',
            'Сдал всё. Четвёртая строка каждый день была «суп». Тоже сдал.',
            'I passed everything. My fourth line each day was “soup”. Passed that too.',
          ),
        ),
        review(
          'do-diana',
          'wave',
          say('Діана', 'Диана', 'Diana'),
          say('Харків', 'Харьков', 'Kharkiv'),
          say(
            'Уперше почала курсову до снігу.',
            'Впервые начала курсовую до снега.',
            'For once I began my essay before the snow.',
          ),
        ),
      ],
    },
    {
      kind: 'buy',
      ground: 'sky',
      title: say('На цей семестр', 'На этот семестр', 'For this term'),
      lead: say(
        'Місячний планер або щоденник на рік.',
        'Планер на месяц или дневник на год.',
        'A month’s planner or a year’s diary.',
      ),
      note: RETURNS,
    },
  ],
  thanks: {
    title: say('Планер уже склали', 'Планер уже упакован', 'The planner is packed'),
    text: say(
      'А поки що закрийте одну вкладку. Будь-яку.',
      'А пока закройте одну вкладку. Любую.',
      'Meanwhile, close one tab. Any tab.',
    ),
    links: [READ, SHOP],
  },
};
