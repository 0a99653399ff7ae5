import fc from 'fast-check';
import { unflatten } from './unflatten.ts';

const code = (submitted: unknown) => {
  try {
    return unflatten(submitted);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('flat keys, nested JSON and a mix of both make the same tree', () => {
  const tree = { cart: { contacts: { email: 'a@b.ua' }, lines: { 0: { id: '1' }, 1: { id: '2' } } } };
  expect(
    unflatten({ 'cart[contacts][email]': 'a@b.ua', 'cart[lines][0][id]': '1', 'cart[lines][1][id]': '2' }),
  ).toEqual(tree);
  expect(unflatten({ cart: { contacts: { email: 'a@b.ua' }, lines: [{ id: 1 }, { id: 2 }] } })).toEqual(tree);
  expect(
    unflatten({ 'cart[contacts]': { email: 'a@b.ua' }, cart: { lines: [{ id: '1' }, { id: '2' }] } }),
  ).toEqual(tree);
});

test('a key that ends in [] takes the next free index', () => {
  expect(unflatten({ 'tags[]': ['a', 'b'] })).toEqual({ tags: { 0: 'a', 1: 'b' } });
  expect(unflatten({ 'tags[]': 'a' })).toEqual({ tags: { 0: 'a' } });
  expect(unflatten({ tags: ['a', 'b'] })).toEqual({ tags: { 0: 'a', 1: 'b' } });
});

test('JSON scalars become the texts a browser would send', () => {
  expect(unflatten({ count: 3, on: true, off: false, none: null })).toEqual({
    count: '3',
    on: '1',
    off: '',
    none: '',
  });
});

test.each([
  ['a database operator', { email: { $ne: null } }],
  ['a flat database operator', { 'email[$ne]': '' }],
  ['a dotted path', { 'a.b': '1' }],
  ['a prototype', JSON.parse('{"__proto__":{"admin":"1"}}')],
  ['a flat prototype', { '__proto__[admin]': '1' }],
  ['a constructor', { 'a[constructor][prototype][x]': '1' }],
  ['a broken key', { 'a[b': '1' }],
  ['a text that is also a group', { a: '1', 'a[b]': '2' }],
  ['a group that is also a text', { 'a[b]': '2', a: '1' }],
  ['a list', ['a']],
  ['a text', 'a=1'],
  ['too deep', { 'a[b][c][d][e][f][g][h][i]': '1' }],
  ['too deep in JSON', { a: { b: { c: { d: { e: { f: { g: { h: { i: '1' } } } } } } } } }],
  ['a number without end', { a: Number.POSITIVE_INFINITY }],
  ['a number that no JSON holds', { a: 1n }],
  ['one too many', Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, '']))],
  ['too many', Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`k${i}`, '']))],
  ['a long key', { ['k'.repeat(201)]: '' }],
])('%s is refused', (_, submitted) => {
  expect(code(submitted)).toBe('invalid_input');
});

test('a form’s limits are included, and nothing is an empty form', () => {
  expect(unflatten({ 'a[b][c][d][e][f][g][h]': '1' })).toHaveProperty('a.b.c.d.e.f.g.h', '1');
  // The form itself counts for one.
  const most = Object.fromEntries(Array.from({ length: 999 }, (_, i) => [`k${i}`, '']));
  expect(unflatten(most)).toEqual(most);
  expect(unflatten({ ['k'.repeat(200)]: '' })).toHaveProperty('k'.repeat(200));
  for (const nothing of [undefined, null, {}]) expect(unflatten(nothing)).toEqual({});
  expect(unflatten({ tags: [], 'names[]': [] })).toEqual({ tags: [], names: [] });
});

test('any input gives a tree of texts or a refusal, and changes no prototype', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (submitted) => {
      const result = code(submitted);
      expect(result === 'invalid_input' || typeof result === 'object').toBe(true);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
});
