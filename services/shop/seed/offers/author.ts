import type { Localised } from '@stezhka/kit-contract';
import type { OfferPicture } from './offer-seed.ts';

/** Who wrote the diaries, as every offer shows her. */
export const offerAuthor: { name: Localised; role: Localised; text: Localised; picture: OfferPicture } = {
  name: { uk: 'Дарина Вільхова', ru: 'Дарина Вильховая', en: 'Daryna Vilkhova' },
  role: {
    uk: 'психологиня, авторка щоденників',
    ru: 'психолог, авторка дневников',
    en: 'psychologist and author of the diaries',
  },
  text: {
    uk: 'Дванадцять років консультує, вісім із них збирає запитання, на які хочеться відповідати письмово. Щоденники придумує вдома, за кухонним столом, і спершу пів року веде сама.',
    ru: 'Двенадцать лет консультирует, восемь из них собирает вопросы, на которые хочется отвечать письменно. Дневники придумывает дома, за кухонным столом, и первые полгода ведёт сама.',
    en: 'She has been in practice for twelve years and has spent eight of them collecting questions worth answering on paper. Every diary starts at her kitchen table, and she keeps it herself for the first six months.',
  },
  picture: {
    spec: { draw: 'avatar', slug: 'daryna-vilkhova', options: { look: 'wave', age: 'adult' } },
    alt: {
      uk: 'Портрет Дарини Вільхової',
      ru: 'Портрет Дарины Вильховой',
      en: 'Portrait of Daryna Vilkhova',
    },
  },
};
