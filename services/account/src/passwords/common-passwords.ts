import { COMMON_WORDS } from './common-words.ts';
import { normalizePassword } from './hashing.ts';
import { isKeyboardPattern } from './keyboard-patterns.ts';
import { otherLayouts } from './transliterate.ts';

/** Signs that stand for letters; 1 is i or l. */
const LEET: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
/** What is shorter stands in a password by chance, or is half of one. */
const SHORTEST_WORD = 3;

/**
 * True for what guessers try first: common words however they are dressed up (Passw0rd!, 1qwerty1), two of them side by
 * side, keyboard patterns, repetitions, dates, and the person's own e-mail (product 5, Registration). Words count
 * also backwards and typed on another layout of the keyboard.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const text = normalizePassword(password).toLowerCase();
  const name = email.split('@')[0]!;
  return (
    new Set(text).size < 4 ||
    isRepetition(text) ||
    isDate(text) ||
    text === email ||
    stripped(text) === stripped(name) ||
    isKeyboardPattern(text) ||
    [text, ...otherLayouts(text)].some((one) => isWord(one.replace(/['’ʼ]/g, '')))
  );
}

/** 'abcabc', and every sign more than once in its place: '11223344'. */
const isRepetition = (text: string) => /^(.+?)\1+$/.test(text) || /^(?:(.)\1+(?!\1))+$/u.test(text);

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
const BETWEEN = '[-./ ]?';
const DATES = [
  [DAY, MONTH, YEAR],
  [MONTH, DAY, YEAR],
  [YEAR, MONTH, DAY],
  [YEAR, DAY, MONTH],
  [YEAR, YEAR],
  [DAY, MONTH, '\\d\\d'],
].map((parts) => new RegExp(`^${parts.join(BETWEEN)}$`));

const isDate = (text: string) => DATES.some((date) => date.test(text));

/** Without the digits and signs around it. */
const stripped = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') || text;

/** Signs that dress up a word usually stand behind it: 'passw0rd123!'. */
const withoutTail = (text: string) => text.replace(/[^\p{L}]+$/u, '');

function isWord(text: string): boolean {
  const forms = [text, stripped(text), withoutTail(text)];
  return [...forms, ...forms.flatMap(readings)].some(
    (one) => isKnown(one) || isKnown([...one].reverse().join('')) || isPair(one),
  );
}

const isKnown = (word: string) =>
  word.length >= SHORTEST_WORD &&
  (COMMON_WORDS.has(word) || /^(.{2,}?)\1+$/.test(word) || COMMON_WORDS.has(word.replace(/s$/, '')));

/** Two words side by side, such as 'ilove' and 'kyiv'. */
function isPair(text: string): boolean {
  for (let at = 2; at <= text.length - 2; at++)
    if (COMMON_WORDS.has(text.slice(0, at)) && COMMON_WORDS.has(text.slice(at))) return true;
  return false;
}

/** 'p@ssw0rd' → 'password'; a 1 may be an i or an l. */
const readings = (text: string) => {
  const letters = [...text].map((sign) => LEET[sign] ?? sign).join('');
  return [letters.replaceAll('1', 'i'), letters.replaceAll('1', 'l')];
};
