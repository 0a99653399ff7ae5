import type { Feature } from './promises.ts';

/** Numbers that a text writes itself, where a placeholder does not say them. */
export const NUMBERS: Record<string, Feature> = {
  pages: {
    words: {
      uk: '(\\d+) (?:\\p{L}+ )?сторін',
      ru: '(\\d+) (?:\\p{L}+ )?страниц',
      en: '(\\d+) (?:\\p{L}+ )?pages?\\b',
    },
    stated: '^Сторінок: $1$',
  },
  cardCount: {
    words: { uk: '(\\d+) (?:карти?\\b|листів)', ru: '(\\d+) (?:карт[ыі]?\\b|открыт)', en: '(\\d+) cards' },
    stated: '^Карт: $1$|$1 листівок',
  },
  weight: {
    words: { uk: '(\\d+) ?г/м', ru: '(\\d+) ?г/м', en: '(\\d+) ?(?:g/m|gsm)' },
    stated: '^Папір: .*, $1 г/м²',
  },
  size: {
    words: { uk: '(\\d+ × \\d+)', ru: '(\\d+ × \\d+)', en: '(\\d+ × \\d+)' },
    stated: '^(?:Формат|Розмір): .*$1',
  },
  format: {
    words: { uk: '([AB]\\d)\\b', ru: '([AB]\\d)\\b', en: '([AB]\\d)\\b' },
    stated: '^(?:Формат|Розмір): .*$1',
  },
};
