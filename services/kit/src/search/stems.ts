import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { type Locale, wordsOf } from '@stezhka/kit-contract';

const STEMMERS: Record<Locale, (word: string) => string> = { uk: ukrainian, ru: russian, en: english };
const LATIN = /[a-z]/;

/** Longer ones are no words: a stemmer's work must stay bounded. */
const LONGEST_WORD = 40;

/** A word in the alphabet of another language has that language's forms. */
export function stemOf(word: string, locale: Locale): string {
  const isLatin = LATIN.test(word);
  return STEMMERS[isLatin ? 'en' : locale === 'en' ? 'uk' : locale](word) || word;
}

/** A query does not say in which language it is. */
export const possibleStems = (word: string): string[] => [
  ...new Set(LATIN.test(word) ? [stemOf(word, 'en')] : [stemOf(word, 'uk'), stemOf(word, 'ru')]),
];

/** Words as they are indexed: an apostrophe makes no difference, nor does an English possessive. */
export const searchWords = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.slice(0, LONGEST_WORD).replace(/'s$/, '').replaceAll("'", ''))
    .filter(Boolean);
