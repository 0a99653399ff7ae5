import { BUILD_GATES, GATES, gatesAfter } from './gates.ts';

test.each([
  ['mfe-shop/src/cart/cart.page.tsx', ['types', 'regexes', 'lint', 'borders', 'unused', 'texts', 'sizes']],
  ['shared-ui/src/tokens.css', ['lint', 'sizes']],
  [
    'services/shop/contract/src/cart.ts',
    ['types', 'regexes', 'lint', 'borders', 'unused', 'texts', 'schemas', 'sizes'],
  ],
  ['package-lock.json', ['types', 'lint', 'unused', 'texts', 'sizes']],
  ['README.md', ['sizes']],
  ['mfe-shop/src/cart/cart.test.tsx', ['types', 'regexes', 'lint', 'borders', 'unused', 'texts']],
  ['gateway/src/app.ts', ['types', 'regexes', 'lint', 'borders', 'unused', 'texts']],
  ['docker/Dockerfile', ['compose']],
  ['docs/testing.md', []],
])('a change of %s is held against the gates that it can close', (path, names) => {
  expect(gatesAfter([...GATES, ...BUILD_GATES], [path]).map(({ name }) => name)).toEqual(names);
});
