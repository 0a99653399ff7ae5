import { gatewayEnv } from './env.ts';

const keys = {
  IDENTITY_KEY: 'ab'.repeat(32),
  IDENTITY_PUBLIC_KEYS: `gateway:${'cd'.repeat(32)}`,
  PUBLIC_ORIGIN: 'https://stezhka.example',
};
const production = (SESSION_SECRET?: string) =>
  gatewayEnv({ NODE_ENV: 'production', ...keys, ...(SESSION_SECRET !== undefined && { SESSION_SECRET }) });

test.each([
  [
    'a missing secret',
    undefined,
    'SESSION_SECRET is missing: set it to a random text of at least 32 characters.',
  ],
  ['an empty secret', '', 'SESSION_SECRET is shorter than 32 characters.'],
  ['a short secret', 'a'.repeat(31), 'SESSION_SECRET is shorter than 32 characters.'],
  [
    'the built-in secret',
    gatewayEnv({ NODE_ENV: 'development' }).SESSION_SECRET,
    'SESSION_SECRET is the one that everybody can read in the sources.',
  ],
])('%s stops production with one sentence', (_, value, sentence) => {
  expect(() => production(value)).toThrow(new Error(sentence));
});

test('a long secret is taken; development has its own', () => {
  expect(production('b'.repeat(32)).SESSION_SECRET).toBe('b'.repeat(32));
  expect(gatewayEnv({ NODE_ENV: 'development' }).SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
});

test('an upstream that is no address is named', () => {
  expect(() => gatewayEnv({ NODE_ENV: 'test', UPSTREAM_SHOP: 'ftp://a' })).toThrow(
    'UPSTREAM_SHOP names what is no http address.',
  );
});

test('production says what visitors type', () => {
  const { PUBLIC_ORIGIN: _, ...others } = { ...keys, SESSION_SECRET: 'b'.repeat(32) };
  expect(() => gatewayEnv({ NODE_ENV: 'production', ...others })).toThrow('PUBLIC_ORIGIN is missing');
  expect(gatewayEnv({ NODE_ENV: 'production', DEMO: 'true', ...others }).PUBLIC_ORIGIN).toBe('');
  // Without its scheme the cookies would not be __Host- ones.
  const bare = { NODE_ENV: 'production', ...others, PUBLIC_ORIGIN: 'stezhka.example' };
  expect(() => gatewayEnv(bare)).toThrow('PUBLIC_ORIGIN is no http address');
});
