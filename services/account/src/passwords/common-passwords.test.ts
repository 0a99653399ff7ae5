import fc from 'fast-check';
import { TYPICAL_PASSWORDS } from '../testing/typical-passwords.ts';
import { isCommonPassword } from './common-passwords.ts';
import { COMMON_WORDS } from './common-words.ts';

const email = 'sofiia.melnyk@stezhka.example';

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  'passw0rd123!',
  'passwordpassword',
  '12345678',
  '87654321',
  '11111111',
  '12121212',
  'qwerty123',
  'Qwertyuiop1',
  'qweasdzxc',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'asdfghjkl',
  'qazwsxedc',
  'йцукенгш',
  'пароль123',
  'gfhjkm2026',
  'Iloveyou!!',
  'sunshine1',
  'dragon2020',
  'ukraina1991',
  'Стежка2026',
  '14031991',
  'sofiia.melnyk@stezhka.example',
  'sofiia.melnyk1',
])('%s is easy to guess', (password) => {
  expect(isCommonPassword(password, email)).toBe(true);
});

test.each([
  'довга фраза з чотирьох слів',
  'stezhka-demo-2026',
  'кіт спить на підвіконні',
  'correct horse battery staple',
  'vX7#pQ2m!k',
  'dragonfly over the lake',
  '90210-48151623',
  'correcthorsebatterystaple',
  'tr0ub4dor&3-kava',
  'котикїстьсирвранці',
  'мій дід садив горіхи',
  '7391-zxq-4820',
  `abc${'a'.repeat(120)}d`,
])('%s is not', (password) => {
  expect(isCommonPassword(password, email)).toBe(false);
});

test('what stands at the top of leaked lists is refused, every one', () => {
  expect(TYPICAL_PASSWORDS.filter((password) => !isCommonPassword(password, email))).toEqual([]);
});

test('far more than three thousand words are refused as a password, with digits where they are short', () => {
  const passwords = [...COMMON_WORDS]
    .filter((word) => /^\p{L}{3,}$/u.test(word))
    .map((word) => word.padEnd(8, '1'));
  expect(new Set(passwords).size).toBeGreaterThan(3000);
  expect(passwords.filter((password) => !isCommonPassword(password, email))).toEqual([]);
});

test.each([
  ['пароль', ['parol', 'gfhjkm']],
  ['привіт', ['pryvit', 'privit', 'ghbdsn']],
  ['любов', ['lubov', 'liubov', 'lyubov', 'k.,jd']],
  ['щастя', ['shchastia', 'schastya', 'ofcnz']],
  ['password', ['зфіыцщкв', 'зфыыцщкв', 'drowssap', 'p@$$w0rd']],
])('%s is refused however it is spelt', (word, spellings) => {
  for (const one of [word, ...spellings])
    for (const password of [`${one}2024`, `${one}!!!1`, `12${one}34`, one + one])
      expect([password, isCommonPassword(password, email)]).toEqual([password, true]);
});

test('letters at random are no common password', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{11,14}$/), (password) => {
      fc.pre(new Set(password).size > 6 && /[0-9]/.test(password.slice(4, -4)));
      return !isCommonPassword(password, email);
    }),
    { seed: 20261121, numRuns: 2000 },
  );
});
