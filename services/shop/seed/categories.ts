import type { Localised } from '@stezhka/kit-contract';
import type { CoverPicture } from './picture.ts';

export interface CategorySeed {
  slug: string;
  /** Slug of the parent; null at the top. */
  parent: string | null;
  title: Localised;
  description: Localised;
  /** Place among its siblings, from 1. */
  order: number;
  picture: CoverPicture;
}

/** Eight categories on three levels; a parent always stands before its children. */
export const categories: CategorySeed[] = [
  {
    slug: 'shchodennyky',
    parent: null,
    order: 1,
    title: { uk: 'Щоденники', ru: 'Дневники', en: 'Diaries' },
    description: {
      uk: 'Без дат і без оцінок. Оберіть той, що пасує до вашого вечора.',
      ru: 'Без дат и без оценок. Выбирайте тот, что подходит вашему вечеру.',
      en: 'No dates, no marks. Choose the one that suits your evening.',
    },
    picture: { kind: 'diary', motif: 'window', cloth: 'spruce' },
  },
  {
    slug: 'vdiachnist',
    parent: 'shchodennyky',
    order: 1,
    title: { uk: 'Щоденники вдячності', ru: 'Дневники благодарности', en: 'Gratitude diaries' },
    description: {
      uk: 'Кілька рядків про те, що сьогодні зігріло. Хороше є й у звичайному вівторку, його просто треба помітити.',
      ru: 'Пара строк о том, что сегодня согрело. Хорошее есть и в обычном вторнике, его нужно только заметить.',
      en: 'A few lines about what warmed you today. Even an ordinary Tuesday has something good in it, if you look.',
    },
    picture: { kind: 'diary', motif: 'window', cloth: 'linen' },
  },
  {
    slug: 'pro-sebe',
    parent: 'shchodennyky',
    order: 2,
    title: { uk: 'Щоденники про себе', ru: 'Дневники о себе', en: 'Diaries about yourself' },
    description: {
      uk: 'Прийняття, емоції, самопізнання. Запитання, на які немає правильної відповіді, є тільки ваша.',
      ru: 'Принятие, эмоции, самопознание. Вопросы, у которых нет верного ответа, зато есть ваш.',
      en: 'Acceptance, emotions, self-knowledge. Questions with no right answer, only yours.',
    },
    picture: { kind: 'diary', motif: 'ripple', cloth: 'sky' },
  },
  {
    slug: 'planery',
    parent: 'shchodennyky',
    order: 3,
    title: { uk: 'Планери', ru: 'Планеры', en: 'Planners' },
    description: {
      uk: 'Для справ, які мають статися, і для пауз між ними. Тиждень видно весь, поспішати не треба.',
      ru: 'Для дел, которым пора случиться, и для пауз между ними. Неделя видна целиком, спешить некуда.',
      en: 'For the things that should happen and the pauses between them. The whole week in view, no rush.',
    },
    picture: { kind: 'diary', motif: 'rays', cloth: 'wheat' },
  },
  {
    slug: 'marafony',
    parent: 'planery',
    order: 1,
    title: { uk: 'Щоденники-марафони', ru: 'Дневники-марафоны', en: 'Marathon diaries' },
    description: {
      uk: 'Двадцять вісім днів, одне маленьке завдання щодня. Пропущений день лишається камінцем на стежці, і ви йдете далі.',
      ru: 'Двадцать восемь дней и одно небольшое задание на каждый. Пропуск остаётся камешком на тропе, а вы идёте дальше.',
      en: 'Twenty-eight days, one small task a day. A missed day stays a stone on the path, and you walk on.',
    },
    picture: { kind: 'diary', motif: 'path28', cloth: 'clay' },
  },
  {
    slug: 'zoshyty',
    parent: null,
    order: 2,
    title: { uk: 'Робочі зошити', ru: 'Рабочие тетради', en: 'Workbooks' },
    description: {
      uk: 'Тонкі зошити на одну тему: вправи, запитання й багато білого місця.',
      ru: 'Тонкие тетради на одну тему: упражнения, вопросы и много чистого места.',
      en: 'Slim books on a single theme: exercises, questions and plenty of blank space.',
    },
    picture: { kind: 'workbook', motif: 'branch', cloth: 'wheat' },
  },
  {
    slug: 'kartky',
    parent: null,
    order: 3,
    title: { uk: 'Колоди карт', ru: 'Колоды карт', en: 'Card decks' },
    description: {
      uk: 'Метафоричні карти, по сорок у колоді. Вони нічого не передбачають, зате добре розпитують.',
      ru: 'Метафорические карты, по сорок в колоде. Они ничего не предсказывают, но умеют спрашивать.',
      en: 'Metaphor cards, forty to a deck. They predict nothing, but they ask well.',
    },
    picture: { kind: 'deck', motif: 'window', cloth: 'night' },
  },
  {
    slug: 'nabory',
    parent: null,
    order: 4,
    title: { uk: 'Набори й подарунки', ru: 'Наборы и подарки', en: 'Sets and gifts' },
    description: {
      uk: 'Листівки, закладки й коробки, які приємно простягнути комусь. Або лишити собі.',
      ru: 'Открытки, закладки и коробки, которые приятно кому-то протянуть. Или оставить себе.',
      en: 'Cards, bookmarks and boxes that feel good to hand to someone. Or to keep.',
    },
    picture: { kind: 'wrap', motif: 'sprigs', cloth: 'spruce' },
  },
];
