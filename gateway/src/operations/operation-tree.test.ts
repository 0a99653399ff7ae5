import { op } from '../testing/shop.ts';
import { OperationTree } from './operation-tree.ts';

const tree = new OperationTree();
tree.add('content', op('GET', '/data/categories'));
tree.add('shop', op('GET', '/data/categories/menu'));
tree.add('shop', op('GET', '/data/products/:category'));
tree.add('shop', op('GET', '/data/products/:category/:slug'));
tree.add('shop', op('GET', '/data/products/bestsellers'));
tree.add('shop', op('POST', '/cart'));
tree.add('account', op('GET', '/docs/*rest'));

test.each([
  ['/data/categories', 'content'],
  ['/data/categories/menu', 'shop'],
  ['/docs/a/b', 'account'],
])('%s belongs to %s', (path, service) => {
  expect(tree.find('GET', path).service).toBe(service);
});

test('a literal segment wins over a parameter, and a dead end is walked back', () => {
  expect(tree.find('GET', '/data/products/bestsellers').op.path).toBe('/data/products/bestsellers');
  expect(tree.find('GET', '/data/products/bestsellers/x').op.path).toBe('/data/products/:category/:slug');
});

test.each([
  '/nowhere',
  '/data',
  '/data/products/../categories',
  '/data/products/%2e%2E',
  '/data//categories',
  '/data/categories/',
  '/data/products/a\\b',
])('%s is no call', (path) => {
  expect(() => tree.find('GET', path)).toThrow('no_such_call');
});

test('another method names the right one', () => {
  expect(() => tree.find('GET', '/cart')).toThrow(expect.objectContaining({ allow: 'POST' }));
  expect(() => tree.find('DELETE', '/data/categories')).toThrow('method_not_allowed');
});

test('the methods of the most specific pattern are named', () => {
  tree.add('diary', op('GET', '/day/:date'));
  tree.add('diary', op('POST', '/day/set'));
  expect(() => tree.find('OPTIONS', '/day/set')).toThrow(expect.objectContaining({ allow: 'POST' }));
  expect(tree.find('GET', '/day/set').op.path).toBe('/day/:date');
});

test('a second claim on an address is refused, whatever its parameters are called', () => {
  expect(() => tree.add('diary', op('GET', '/data/products/:other'))).toThrow('claimed by shop');
});
