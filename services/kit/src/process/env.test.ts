import { str, url } from 'envalid';
import { address, readEnv, readVariables, wholeNumber } from './env.ts';

const production = (IDENTITY_SECRET?: string) =>
  readEnv({ NODE_ENV: 'production', ...(IDENTITY_SECRET !== undefined && { IDENTITY_SECRET }) });

test.each([
  [
    'a missing secret',
    undefined,
    'IDENTITY_SECRET is missing: set it to a random text of at least 32 characters.',
  ],
  ['an empty secret', '', 'IDENTITY_SECRET is shorter than 32 characters.'],
  ['a short secret', 'a'.repeat(31), 'IDENTITY_SECRET is shorter than 32 characters.'],
  [
    'the built-in secret',
    readEnv({ NODE_ENV: 'development' }).IDENTITY_SECRET,
    'IDENTITY_SECRET is the one that everybody can read in the sources.',
  ],
])('%s stops production with one sentence', (_, value, sentence) => {
  expect(() => production(value)).toThrow(new Error(sentence));
});

test('no environment named is production', () => {
  expect(() => readEnv({})).toThrow('IDENTITY_SECRET is missing');
});

test('a long secret is taken; development has its own', () => {
  expect(production('a'.repeat(32)).IDENTITY_SECRET).toBe('a'.repeat(32));
  expect(readEnv({ NODE_ENV: 'development' }).IDENTITY_SECRET.length).toBeGreaterThanOrEqual(32);
});

test('no message says the value, which may be a secret', () => {
  const secretText = 'sandbox_hunter2';
  const specs = {
    COUNT: wholeNumber(1)(),
    AT: address(['https'])(),
    WHERE: url(),
    HOW: str({ choices: ['a'] }),
  };
  const source = Object.fromEntries(Object.keys(specs).map((name) => [name, secretText]));
  const read = () => readVariables(source, specs);
  expect(read).toThrow(/^COUNT .+\nAT .+\nWHERE .+\nHOW .+\.$/);
  expect(read).not.toThrow(secretText);
});

test('every wrong variable is named', () => {
  expect(() => readEnv({ NODE_ENV: 'test', PORT: 'x', DEMO: 'perhaps' })).toThrow(/^DEMO .+\nPORT .+\.$/);
});
