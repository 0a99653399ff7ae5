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
];
