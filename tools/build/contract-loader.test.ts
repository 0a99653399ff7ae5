import { createRequire } from 'node:module';

const load = createRequire(import.meta.url)('./contract-loader.cjs') as (source: string) => string;

const source = `
import { operation } from '@stezhka/kit-contract';
const KEPT = { min: 1 } as const;
const options = { access: 'public', example: { reply: { note: "a } in a text" } } } as const;
export const submit = operation<{ reply: string }>('POST', '/form/x', options);
export const read = operation('GET', '/data/x', { access: 'user', tags: ['x'], example: { reply: [KEPT] } });
export const limits = KEPT;
`;

test('examples stay behind, all else of a contract is as it was', () => {
  const out = load(source);
  expect(out).not.toContain('example');
  expect(out).toMatch(/access: 'public'/);
  expect(out).toMatch(/tags: \[\s*'x'\s*\]/);
  expect(out).toMatch(/export const limits = KEPT/);
});

test('the description of a call stays behind', () => {
  const out = load(
    "export const read = operation('GET', '/x', { summary: 'A leaf', throws: ['gone'], produces: 303, cache: 60 });",
  );
  expect(out).not.toMatch(/summary|leaf|throws|produces/);
  expect(out).toContain('cache: 60');
});

test('an operation that nobody uses may be left out', () => {
  expect(load(source).match(/\/\* @__PURE__ \*\/ operation/g)).toHaveLength(2);
});

test('what was written for examples alone stays behind with them, in other contracts too', () => {
  const out = load(`
import { exampleCard, KINDS } from './cards.ts';
const card = { price: 1 };
const { id, title } = exampleCard;
const twice = { ...card, id };
export const exampleCart = { lines: [twice], title };
const own = { sizes: 3 };
export const all = [...KINDS, own.sizes] as const;
export const read = operation('GET', '/data/x', { example: { reply: exampleCart } });
`);
  expect(out).not.toMatch(/example|twice|price|title/);
  expect(out).toMatch(/import \{ KINDS \} from/);
  expect(out).toMatch(/const own = /);
});
