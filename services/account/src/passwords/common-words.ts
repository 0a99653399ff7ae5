import { transliterate } from './transliterate.ts';
import { ACCESS } from './words/access.ts';
import { CULTURE } from './words/culture.ts';
import { CYRILLIC } from './words/cyrillic.ts';
import { LIFE } from './words/life.ts';
import { PEOPLE } from './words/people.ts';
import { PLACES } from './words/places.ts';

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const cyrillic = wordsOf(CYRILLIC).map((word) => word.replaceAll('’', ''));

/**
 * Words that people take for a password, in lower case and without apostrophes; with digits and signs around them they
 * stay as easy to guess (see `isCommonPassword`). With the rules there they stand for far more than the three thousand
 * that are asked for (OWASP ASVS 5.0, 6.2.4).
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...[ACCESS, PEOPLE, PLACES, CULTURE, LIFE].flatMap(wordsOf),
  ...cyrillic,
  ...cyrillic.flatMap(transliterate),
]);
