import { gatewayEnv } from './env.ts';

const PUBLIC_ORIGIN = 'https://stezhka.example';
const production = (SESSION_SECRET: string) =>
  gatewayEnv({ NODE_ENV: 'production', IDENTITY_SECRET: 'a'.repeat(32), SESSION_SECRET, PUBLIC_ORIGIN });

test('the session secret is held to the same rule as the identity’s', () => {
  expect(() => production('')).toThrow('SESSION_SECRET is shorter than 32 characters.');
  expect(() => production('b'.repeat(31))).toThrow('SESSION_SECRET is shorter than 32 characters.');
  expect(production('b'.repeat(32)).SESSION_SECRET).toBe('b'.repeat(32));
});

test('an upstream that is no address is named', () => {
  expect(() => gatewayEnv({ NODE_ENV: 'test', UPSTREAM_SHOP: 'ftp://a' })).toThrow(
    'UPSTREAM_SHOP names what is no http address.',
  );
});

test('production says what visitors type', () => {
  const secrets = { IDENTITY_SECRET: 'a'.repeat(32), SESSION_SECRET: 'b'.repeat(32) };
  expect(() => gatewayEnv({ NODE_ENV: 'production', ...secrets })).toThrow('PUBLIC_ORIGIN is missing');
});
