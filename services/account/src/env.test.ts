import { readOpenid } from './env.ts';

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
    name: 'Поштамт',
  });
  expect(readOpenid({ ...all, OPENID_ISSUER: 'http://127.0.0.1:4007' })!.issuer).toContain('4007');
});

test.each([
  ['OPENID_CLIENT_SECRET', ''],
  ['OPENID_ISSUER', 'http://id.example'],
  ['OPENID_ISSUER', 'http://127.0.0.1.evil.example'],
  ['OPENID_NAME', ''],
])('%s as “%s” stops the start and is named', (name, value) => {
  expect(() => readOpenid({ ...all, [name]: value })).toThrow(name);
});
