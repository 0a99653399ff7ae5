import { createHash } from 'node:crypto';
import { DeployTokens } from './deploy-tokens.ts';

const entry = (part: string, token: string) => `${part}:${createHash('sha256').update(token).digest('hex')}`;
const tokens = new DeployTokens(
  [entry('mfe-shop', 'shops'), entry('mfe-shop', 'shops-next'), entry('*', 'platforms')].join(', '),
);
const ship =
  (token: string, ...parts: string[]) =>
  () =>
    tokens.assertMayShip(`Bearer ${token}`, parts);

test('a token ships its own part, and the one of the platform all of them', () => {
  expect(ship('shops', 'mfe-shop')).not.toThrow();
  expect(ship('shops-next', 'mfe-shop')).not.toThrow();
  expect(ship('platforms', 'shell', 'mfe-diary')).not.toThrow();
});

test.each([
  ['another part', 'Bearer shops', ['mfe-diary']],
  ['its own together with another part', 'Bearer shops', ['mfe-shop', 'shell']],
  ['the part called *', 'Bearer shops', ['*']],
  ['anything without a token', undefined, ['mfe-shop']],
  ['anything by an empty one', 'Bearer ', ['mfe-shop']],
  ['anything by a digest', `Bearer ${entry('mfe-shop', 'shops').split(':')[1]}`, ['mfe-shop']],
  ['anything by another scheme', 'Basic shops', ['mfe-shop']],
])('shipping %s is refused', (_, authorization, parts) => {
  expect(() => tokens.assertMayShip(authorization, parts)).toThrow('forbidden');
});

test('without tokens nothing is shipped', () => {
  expect(() => new DeployTokens('').assertMayShip('Bearer ', ['shell'])).toThrow('forbidden');
});

test.each(['mfe-shop', 'mfe-shop:abc', `../x:${'a'.repeat(64)}`])("'%s' stops the start", (text) => {
  expect(() => new DeployTokens(text)).toThrow("is no list of '<part>:<SHA-256 of its token>'");
});
