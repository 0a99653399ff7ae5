/** Characters of a search. */
export const SEARCH_LENGTH = { min: 2, max: 100 } as const;

const APOSTROPHES = /[’ʼ‘`´′]/g;
const WORD = /[\p{L}\p{M}\p{N}'’ʼ‘`´′]+/gu;

/** Case, apostrophes and ё make no difference. A text includes, spelled so, all of its words as `wordsOf` gives them. */
export const plainText = (text: string): string =>
  text.replace(APOSTROPHES, "'").normalize('NFKC').toLowerCase().replaceAll('ё', 'е');

const plainWord = (word: string): string => plainText(word).replace(/^'+|(?<!')'+$/g, '');

/** In order, as `plainWord` spells them. */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFC').match(WORD)?.map(plainWord).filter(Boolean) ?? [];

/** Pieces of a text; the marked ones begin a word as the query does, or are one of `words`, as `wordsOf` gives them. */
export function foundIn(
  text: string,
  query: string,
  words: readonly string[] = [],
): { text: string; found: boolean }[] {
  const wanted = wordsOf(query);
  const pieces: { text: string; found: boolean }[] = [];
  let at = 0;
  const push = (end: number, found: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), found });
    at = Math.max(at, end);
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const plain = plainWord(word);
    const begun = wanted
      .filter((one) => plain.startsWith(one))
      .reduce((most, one) => Math.max(most, one.length), 0);
    const longest = begun || (words.includes(plain) ? word.length : 0);
    if (!longest) continue;
    push(index, false);
    push(index + Math.min(longest, word.length), true);
  }
  push(text.length, false);
  return pieces;
}
