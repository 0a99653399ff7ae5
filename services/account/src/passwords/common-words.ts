import { latinKeys } from '@stezhka/kit/keyboard';
import { CYRILLIC } from './cyrillic-dictionary.ts';
import { transliterate } from './transliterate.ts';

const cyrillic = CYRILLIC.split(/\s+/)
  .filter(Boolean)
  .map((word) => word.replaceAll('’', ''));
const spellings = cyrillic.map(transliterate);
const mostSpellings = Math.max(...spellings.map(({ length }) => length));

/** Words that the library lacks; a list for each spelling, since a word's place says how common it is. */
export const OWN_WORDS: Record<string, string[]> = {
  cyrillic,
  latinKeys: cyrillic.map(latinKeys),
  ...Object.fromEntries(
    Array.from({ length: mostSpellings }, (_, n) => [
      `transliterated${n}`,
      spellings.flatMap((one) => one[n] ?? []),
    ]),
  ),
  phrases: ['hakunamatata'],
};
