import { COMMON_WORDS, WALKS } from './common-words.ts';
import { spelled } from './spelled.ts';

const SHORTEST_WALK = 3;
const PATHS = WALKS.flatMap((one) => [one, [...one].reverse().join('')]);
/** Signs that stand for letters; 1 is i or l. */
const LEET: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

/**
 * True for what guessers try first: common words however they are dressed up (Passw0rd!, 1qwerty1), walks over the
 * keyboard, repetitions, dates, and the person's own e-mail (product 5, Registration).
 */
export function isCommonPassword(password: string, email: string): boolean {
  const text = spelled(password).toLowerCase();
  const name = email.split('@')[0]!;
  return (
    new Set(text).size < 4 ||
    /^(.+?)\1+$/.test(text) ||
    /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/.test(text) ||
    text === email ||
    stripped(text) === stripped(name) ||
    isWord(text) ||
    isWalks(text)
  );
}

/** Without the digits and signs around it. */
const stripped = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') || text;

function isWord(text: string): boolean {
  const forms = [text, stripped(text), withoutTail(text)];
  return [...forms, ...forms.flatMap(readings)].some((one) => COMMON_WORDS.has(one));
}

/** 'p@ssw0rd' → 'password'; a 1 may be an i or an l. */
const readings = (text: string) => {
  const letters = [...text].map((sign) => LEET[sign] ?? sign).join('');
  return [letters.replaceAll('1', 'i'), letters.replaceAll('1', 'l')];
};

/** Signs that dress up a word usually stand behind it: 'passw0rd123!'. */
const withoutTail = (text: string) => text.replace(/[^\p{L}]+$/u, '');

/** True when the whole text is made of walks: 'qwerty123', 'qweasdzxc'; a sign or two around them change nothing. */
function isWalks(text: string): boolean {
  const whole = (rest: string): boolean => {
    if (rest.length === 0) return true;
    for (let length = rest.length; length >= SHORTEST_WALK; length--) {
      const head = rest.slice(0, length);
      if (PATHS.some((path) => path.includes(head))) return whole(rest.slice(length));
    }
    return false;
  };
  return [text, text.slice(0, -1), text.slice(0, -2), text.slice(1)].some(whole);
}
