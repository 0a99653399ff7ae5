import { isCommonPassword } from './common.ts';

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
])('%s is not', (password) => {
  expect(isCommonPassword(password, email)).toBe(false);
});
