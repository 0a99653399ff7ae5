import type { Feature } from './promises.ts';

/**
 * What comes with a book or is sold beside it. A reader's own pencil is in the instrumental ('write in pencil'), one
 * that is sold is not.
 */
export const THINGS: Record<string, Feature> = {
  envelope: { words: { uk: 'конверт', ru: 'конверт', en: 'envelope' }, stated: 'конверт' },
  stickers: {
    words: { uk: 'наліпк|наліпок|стікер', ru: 'наклейк|наклеек|стикер', en: 'sticker' },
    stated: 'наліпок',
  },
  pencil: {
    words: {
      uk: 'олівець|олівц(?:і|ів|я)\\b|з олівц',
      ru: 'карандаш(?:и|а|ей)?\\b|с карандаш',
      en: 'pencil',
    },
    unless: {
      uk: 'ручка й олівець|однакові олівці|один олівець|вікно, олівець|коли олівець|з олівцем у руці',
      ru: 'ручка и карандаш|одинаковые карандаши|один карандаш|окно, карандаш|пока карандаш|с карандашом в руке',
      en: '(?:in|pen and|use a|with a|one|the same) pencil|a pencil, half an hour|pencil in hand',
    },
    stated: 'олівець|олівц',
  },
  wrapping: {
    words: { uk: 'пакуванн|загорн|обгортк', ru: 'упаковк|упаковок|заверн', en: 'wrap' },
    stated: '^Річ: wrap',
  },
  box: {
    words: { uk: 'коробк|коробц|скриньк', ru: 'короб|шкатул|ларец', en: 'box' },
    unless: { en: '(?:seven|tick) ?boxes' },
    stated: '^Річ: (?:box|set)|коробка',
  },
  case: {
    words: { uk: 'чохол|чохл', ru: 'чехол|чехл', en: '(?:diary|linen|cloth) case|the case takes|slipcase' },
    stated: '^Річ: case',
  },
  pouch: { words: { uk: 'мішеч', ru: 'мешоч', en: 'pouch' }, stated: 'мішечок' },
  booklet: { words: { uk: 'буклет', ru: 'буклет', en: 'booklet' }, stated: 'буклет' },
  deck: { words: { uk: 'колод', ru: 'колод', en: 'deck' }, stated: '^Карт: ' },
  cards: {
    words: {
      uk: 'картк|картц|карток|листівк|листівок',
      ru: 'карточк|карточек|открытк|открыток',
      en: 'cards?\\b',
    },
    unless: {
      uk: 'оплат\\p{L}* карткою',
      ru: 'оплат\\p{L}* картой',
      en: 'paid by card|a card back|bad cards',
    },
    stated: 'картка|листівок|^Карт: ',
  },
};
