import type { Localised } from '@stezhka/kit-contract';
import type { CoverPicture } from './picture.ts';

export interface KitSeed {
  slug: string;
  title: Localised;
  description: Localised;
  /** Slug of the product the kit is offered with. */
  mainProduct: string;
  /** Slugs. */
  extraProducts: string[];
  /** Kopiykas for all of it; the sum of the parts is its old price. */
  price: number;
  picture: CoverPicture;
}

export const kits: KitSeed[] = [
  {
    slug: 'tykhyi-vechir',
    title: { uk: 'Набір «Тихий вечір»', ru: 'Набор «Тихий вечер»', en: '“Quiet Evening” set' },
    description: {
      uk: 'Щоденник вдячності й колода «Стежки». Запитання, картинка і три рядки перед сном.',
      ru: 'Дневник благодарности и колода «Тропы». Вопрос, картинка и три строки перед сном.',
      en: 'The gratitude diary and the “Paths” deck. A question, a picture and three lines before sleep.',
    },
    mainProduct: 'diary_thanks',
    extraProducts: ['koloda-stezhky'],
    price: 199000,
    picture: { kind: 'wrap', motif: 'sprigs', cloth: 'spruce' },
  },
  {
    slug: 'pershi-28-dniv',
    title: { uk: 'Набір «Перші 28 днів»', ru: 'Набор «Первые 28 дней»', en: '“First 28 Days” set' },
    description: {
      uk: 'Щоденник-марафон, зошит вдячності й наліпки, щоб відзначати пройдене.',
      ru: 'Дневник-марафон, тетрадь благодарности и наклейки, чтобы отмечать пройденное.',
      en: 'The marathon diary, the gratitude workbook and stickers to mark the way.',
    },
    mainProduct: 'diary',
    extraProducts: ['zoshyt-vdiachnosti', 'zakladky-i-stikery'],
    price: 109000,
    picture: { kind: 'set', motif: 'path28', cloth: 'clay' },
  },
  {
    slug: 'mova-pochuttiv',
    title: { uk: 'Набір «Мова почуттів»', ru: 'Набор «Язык чувств»', en: '“Language of Feelings” set' },
    description: {
      uk: 'Щоденник емоційного інтелекту, зошит «Слова для почуттів» і колода «Стани». Для тих, хто вчиться називати.',
      ru: 'Дневник эмоционального интеллекта, тетрадь «Слова для чувств» и колода «Состояния». Для тех, кто учится называть.',
      en: 'The diary of emotional intelligence, “Words for Feelings” and the “States” deck. For anyone learning to name things.',
    },
    mainProduct: 'shchodennyk-emotsii',
    extraProducts: ['zoshyt-slova-dlia-pochuttiv', 'koloda-stany'],
    price: 184000,
    picture: { kind: 'wrap', motif: 'lines', cloth: 'plum' },
  },
  {
    slug: 'rik-poperedu',
    title: { uk: 'Набір «Рік попереду»', ru: 'Набор «Год впереди»', en: '“Year Ahead” set' },
    description: {
      uk: 'Щоденник на дванадцять місяців, «Колесо життя» і олівці, щоб його розфарбувати.',
      ru: 'Дневник на двенадцать месяцев, «Колесо жизни» и карандаши, чтобы его раскрасить.',
      en: 'The twelve-month diary, “Wheel of Life” and the pencils to colour it in.',
    },
    mainProduct: 'shchodennyk-12-misiatsiv',
    extraProducts: ['zoshyt-koleso-zhyttia', 'olivtsi'],
    price: 136000,
    picture: { kind: 'set', motif: 'moons', cloth: 'sky' },
  },
  {
    slug: 'bez-zaivykh-sliv',
    title: { uk: 'Набір «Без зайвих слів»', ru: 'Набор «Без лишних слов»', en: '“Without Many Words” set' },
    description: {
      uk: 'Кишенькова «Тиша» і нічний зошит. Папір, який нічого не питає, для дня і для ночі.',
      ru: 'Карманная «Тишина» и ночная тетрадь. Бумага, которая ни о чём не спрашивает, на день и на ночь.',
      en: 'The pocket “Quiet” and the night workbook: paper that asks nothing, by day and by night.',
    },
    mainProduct: 'shchodennyk-tysha',
    extraProducts: ['zoshyt-nichnyi'],
    price: 69000,
    picture: { kind: 'wrap', motif: 'dots', cloth: 'night' },
  },
  {
    slug: 'na-dvokh',
    title: { uk: 'Набір «На двох»', ru: 'Набор «На двоих»', en: '“Between Two” set' },
    description: {
      uk: 'Щоденник для двох, зошит «Мої межі» і пакування з карткою. Подарунок, який починає розмову.',
      ru: 'Дневник для двоих, тетрадь «Мои границы» и упаковка с карточкой. Подарок, с которого начинается разговор.',
      en: 'The diary for two, “My Boundaries” and wrapping with a tag. A gift that starts a conversation.',
    },
    mainProduct: 'shchodennyk-dlia-dvokh',
    extraProducts: ['zoshyt-mezhi', 'podarunkove-pakuvannia'],
    price: 109000,
    picture: { kind: 'wrap', motif: 'hills', cloth: 'rose' },
  },
];
