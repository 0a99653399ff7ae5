import { str, url } from 'envalid';
import { address, readEnv, readVariables, wholeNumber } from './env.ts';

test('no environment named is production', () => {
  expect(readEnv({}).NODE_ENV).toBe('production');
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
