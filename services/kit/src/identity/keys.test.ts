import { publicHexOf, readIdentityKeys, readSigningKey, signingKey } from './keys.ts';

const OWN = '1f'.repeat(32);
const development = readIdentityKeys({ NODE_ENV: 'development' });
const production = (more: object) => ({ NODE_ENV: 'production', ...more });

test('a public half is that of RFC 8032', () => {
  expect(publicHexOf('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')).toBe(
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  );
});

test('each signer has a built-in key of its own outside production', () => {
  const ids = ['gateway', 'shop', 'diary'].map((name) => readSigningKey(name, { NODE_ENV: 'test' }).id);
  expect(ids.map((id) => development.get(id)!.signer)).toEqual(['gateway', 'shop', 'diary']);
});

test.each([
  ['none', {}, /^IDENTITY_KEY is missing/],
  ['one of another form', { IDENTITY_KEY: 'ab' }, 'IDENTITY_KEY is not 64 hex digits.'],
])('a production start with %s for a key ends', (_, more, sentence) => {
  expect(() => readSigningKey('shop', production(more))).toThrow(sentence);
});

test.each([
  ['none', {}, /^IDENTITY_PUBLIC_KEYS is missing/],
  ['one of another form', { IDENTITY_PUBLIC_KEYS: 'gateway:ab' }, /which is no '<signer>:<64 hex digits>'/],
])('a production start with %s for the public halves ends', (_, more, sentence) => {
  expect(() => readIdentityKeys(production(more))).toThrow(sentence);
});

test('keys that everybody can make are refused in production', () => {
  const { key } = readSigningKey('gateway', { NODE_ENV: 'test' });
  const { d, x } = key.export({ format: 'jwk' }) as { d: string; x: string };
  const hex = (text: string) => Buffer.from(text, 'base64url').toString('hex');
  expect(() => readSigningKey('shop', production({ IDENTITY_KEY: hex(d) }))).toThrow(
    'IDENTITY_KEY is one that everybody can read in the sources.',
  );
  const IDENTITY_PUBLIC_KEYS = `gateway:${publicHexOf(OWN)},shop:${hex(x)}`;
  expect(() => readIdentityKeys(production({ IDENTITY_PUBLIC_KEYS }))).toThrow('everybody can make');
});

test('while a key is being changed both halves are known', () => {
  const next = '2e'.repeat(32);
  const keys = readIdentityKeys(
    production({ IDENTITY_PUBLIC_KEYS: `gateway:${publicHexOf(OWN)}, gateway:${publicHexOf(next)}` }),
  );
  expect([OWN, next].map((hex) => keys.get(signingKey(hex).id)!.signer)).toEqual(['gateway', 'gateway']);
});
