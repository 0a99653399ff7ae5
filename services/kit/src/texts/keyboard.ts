const KEYS = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const CYRILLIC = {
  uk: '’йцукенгшщзхїфівапролджєячсмитьбю’хїжєбю',
  ru: 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю',
} as const;
type Layout = keyof typeof CYRILLIC;
export const CYRILLIC_LAYOUTS = Object.keys(CYRILLIC) as Layout[];

/** Of two keys that give one letter, the first: no word is written with braces. */
const LATIN_KEYS = new Map(
  [...CYRILLIC.ru, ...CYRILLIC.uk].map((letter, n) => [letter, KEYS[n % KEYS.length]!] as const).reverse(),
);

/** 'пароль' → 'gfhjkm', 'зфіыцщкв' → 'password'. */
export const latinKeys = (text: string): string =>
  [...text.toLowerCase()].map((letter) => LATIN_KEYS.get(letter) ?? letter).join('');

/** 'ghbdsn' in the layout of 'uk' → 'привіт'. */
export const cyrillicKeys = (text: string, layout: Layout): string =>
  [...text.toLowerCase()].map((key) => CYRILLIC[layout][KEYS.indexOf(key)] ?? key).join('');
