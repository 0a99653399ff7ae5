import type { Localised } from '@stezhka/kit-contract';

/** What a text may promise of a thing that is sold, and where the thing itself says that it has it. */
export interface Feature {
  /** Beginnings of words, as a pattern; whole words end in '\b', a number is a group. */
  words: Localised;
  /** The same words where they speak of no thing that is sold. */
  unless?: Partial<Localised>;
  /** Lines 'name: value' of a product in Ukrainian, as a pattern; '$1' is the number of the text. */
  stated: string;
}

/** What a book is made of: its own offer speaks of it, not of another book that is sold beside. */
export const PARTS: Record<string, Feature> = {
  ribbon: {
    words: {
      uk: 'стрічк|стрічок|закладк|закладок',
      ru: 'лент[аоуые]|закладк|закладок',
      en: 'ribbon|bookmark',
    },
    stated: '^Закладка: Стрічка|стрічка|закладок',
  },
  elastic: {
    words: { uk: 'гумк|гумц|гумов', ru: 'резинк|резинов', en: 'elastic|rubber band' },
    stated: 'гумка',
  },
  pocket: {
    words: {
      uk: 'кишеньк(?!ов)|(?:з|із) кишен|кишен\\p{L}+ (?:для|на) ',
      ru: 'кармаш|с карман|карман\\p{L}* (?:для|на) ',
      en: '(?:back |inner |pen )?pocket (?:for|at|on|inside)\\b|(?:pen|inner) pocket|with pockets?\\b',
    },
    stated: 'Кишенька',
  },
  flat: {
    words: {
      uk: '(?:розгорта|лежить|лягає|відкрива)\\p{L}* (?:рівно|пласко)',
      ru: '(?:раскрыва|лежит|ложит|открыва)\\p{L}* (?:ровно|плоско)',
      en: '(?:opens?|opening|lies?|lays?) flat|lay-flat',
    },
    stated: 'розгортається пласко',
  },
  sewn: {
    words: {
      uk: 'шит\\p{L}+ (?:оправ|блок|палітур)',
      ru: 'с?шит\\p{L}+ (?:переплёт|блок)',
      en: 'sewn',
    },
    stated: '^Оправа: Шита',
  },
  thread: {
    words: { uk: 'прошит|зшит|нитк|ниток', ru: 'прошит|сшит|нить|нити|нитк', en: 'sewn|stitched|thread' },
    stated: '^Оправа: (?:Шита|Зшита)',
  },
  hard: {
    words: {
      uk: 'тверд\\p{L}*',
      ru: 'твёрд\\p{L}*',
      en: 'stiff|hard ?(?:cover|back|bound)|hardcover',
    },
    stated: 'Твердий картон',
  },
  soft: {
    words: {
      uk: 'м’як\\p{L}+ (?:обкладин|палітур|оправ)|(?:обкладин|палітур|оправ)\\p{L}+ м’як',
      ru: 'мягк\\p{L}+ (?:облож|переплёт)|(?:облож|переплёт)\\p{L}* мягк',
      en: 'soft ?(?:cover|back)|paperback',
    },
    stated: '^Оправа: .*м’яка',
  },
  // Sewn books wear the cloth of their cover's colour.
  cloth: {
    words: { uk: 'тканин', ru: 'ткан[иеью]|тканев', en: 'cloth\\b|cloth-' },
    stated: '^Оправа: Шита|^Річ: case',
  },
  linen: {
    words: { uk: 'льон|ллян', ru: 'лён|льн', en: 'linen' },
    stated: '^Обкладинка: .*льон',
  },
  unbleached: {
    words: {
      uk: 'небілен|не ?фарбов|не фарбу',
      ru: 'небелён|не ?окраш|не ?краш',
      en: 'unbleached|undyed|don’t dye',
    },
    stated: '^Обкладинка: Небілений',
  },
  leather: {
    words: { uk: 'шкірян|екошкір', ru: 'кожан|экокож', en: 'leather' },
    stated: 'шкіра',
  },
  foil: {
    words: { uk: 'фольг|тиснен', ru: 'фольг|тиснен|тиснён', en: 'foil|emboss|gilded' },
    stated: 'фольга|тиснення',
  },
  dotted: {
    words: {
      uk: '[ву] крапк|лише крапки|крапками',
      ru: 'в точк|только точки|точками',
      en: 'dotted|only dots|dot grid',
    },
    stated: 'крапки',
  },
  lined: {
    words: { uk: '[ву] лінійк|лінован', ru: 'в линейк|линован', en: 'lined|ruled' },
    stated: 'лінійк',
  },
  squared: {
    words: { uk: '[ву] клітинк', ru: 'в клетк|в клеточк', en: 'squared|grid paper|graph paper' },
    stated: 'клітинк',
  },
  undated: {
    words: {
      uk: 'без дат|не ?датован',
      ru: 'без дат|дат на страницах нет|не ?датирован',
      en: 'undated|no dates',
    },
    stated: '^Дати: Без дат',
  },
  recycled: {
    words: {
      uk: 'перероблен|сір\\p{L}+ папір|папір сір',
      ru: 'переработан|сер\\p{L}+ бумаг|бумаг\\p{L} сер',
      en: 'recycled|grey paper|paper is grey',
    },
    stated: '^Папір: Перероблений',
  },
  cream: {
    words: { uk: 'кремов', ru: 'кремов', en: 'cream' },
    stated: '^Папір: Кремовий',
  },
  white: {
    words: { uk: 'біл\\p{L}+ папір|папір біл', ru: 'бел\\p{L}+ бумаг|бумаг\\p{L} бел', en: 'white paper' },
    stated: '^Папір: Білий',
  },
  kraft: { words: { uk: 'крафт', ru: 'крафт', en: 'kraft' }, stated: '^Папір: Крафтовий' },
  thick: {
    words: {
      uk: 'папір щільн|щільн\\p{L}+ пап',
      ru: 'бумаг\\p{L} плотн|плотн\\p{L}+ бумаг',
      en: 'thick|heavy paper|paper is heavy',
    },
    stated: '^Папір: .*(?:1\\d|3\\d)\\d г',
  },
  perforated: {
    words: { uk: 'перфорац|відривн|відрив', ru: 'перфорац|отрывн', en: 'perforated|tear-off' },
    stated: 'перфорац|^Річ: pad',
  },
  pocketSize: {
    words: { uk: 'кишеньков', ru: 'карманн', en: 'pocket (?:diary|edition|one\\b|size|“)' },
    stated: '^Формат: Кишеньковий',
  },
};
