import { CYRILLIC } from './cyrillic-dictionary.ts';
import { latinKeys, transliterate } from './transliterate.ts';

const cyrillic = CYRILLIC.split(/\s+/)
  .filter(Boolean)
  .map((word) => word.replaceAll('’', ''));
const spellings = cyrillic.map(transliterate);
const mostSpellings = Math.max(...spellings.map(({ length }) => length));

/**
 * What the library's language packages lack: Ukrainian and Russian words, each of their Latin spellings, what they
 * become on Latin keys. A word counts as common as its place in its list says, hence a list for each spelling.
 */
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
