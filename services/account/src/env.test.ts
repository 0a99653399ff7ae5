import { readHashing, readOpenid } from './env.ts';

const all = {
  OPENID_ISSUER: 'https://id.example',
  OPENID_CLIENT_ID: 'stezhka',
  OPENID_CLIENT_SECRET: 'secret',
  OPENID_NAME: 'Поштамт',
};

test('without variables there is no provider', () => {
  expect(readOpenid({ OPENID_ISSUER: '' })).toBeUndefined();
});

test('with all of them there is one', () => {
  expect(readOpenid(all)).toEqual({
    issuer: 'https://id.example',
    clientId: 'stezhka',
    clientSecret: 'secret',
    name: { uk: 'Поштамт', ru: 'Поштамт', en: 'Поштамт' },
  });
  expect(readOpenid({ ...all, OPENID_ISSUER: 'http://127.0.0.1:4007' })!.issuer).toContain('4007');
});

test('the provider may have a name in each language', () => {
  const OPENID_NAME = 'uk=Поштамт, ru=Почтамт, en=Poshtamt';
  expect(readOpenid({ ...all, OPENID_NAME })!.name).toEqual({
    uk: 'Поштамт',
    ru: 'Почтамт',
    en: 'Poshtamt',
  });
});

test.each([
  ['OPENID_CLIENT_SECRET', ''],
  ['OPENID_ISSUER', 'http://id.example'],
  ['OPENID_ISSUER', 'http://127.0.0.1.evil.example'],
  ['OPENID_NAME', ''],
  ['OPENID_NAME', 'uk=Поштамт, en=Poshtamt'],
  ['OPENID_NAME', 'uk=Поштамт, ru=, en=Poshtamt'],
  ['OPENID_NAME', 'uk=Поштамт, ru=Почтамт, en=Poshtamt, de=Postamt'],
  ['OPENID_NAME', 'П'.repeat(41)],
])('%s as “%s” stops the start and is named', (name, value) => {
  expect(() => readOpenid({ ...all, [name]: value })).toThrow(name);
});

test('hashing gives way to everything else unless the variables say otherwise', () => {
  expect(readHashing({})).toEqual({ priority: 19, timeout: undefined });
  expect(readHashing({ HASHING_PRIORITY: '0', HASHING_TIMEOUT_MS: '60000' })).toEqual({
    priority: 0,
    timeout: 60_000,
  });
});

test.each([
  ['HASHING_PRIORITY', '20'],
  ['HASHING_PRIORITY', '-1'],
  ['HASHING_TIMEOUT_MS', 'long'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readHashing({ [name]: value })).toThrow(name);
});
