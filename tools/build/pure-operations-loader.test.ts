import { createRequire } from 'node:module';

const load = createRequire(import.meta.url)('./pure-operations-loader.cjs') as (source: string) => string;

const source = `
import { operation } from '@stezhka/kit-contract';
export const submit = operation<{ reply: string }>('POST', '/form/x', { access: 'public' });
export const read = operation('GET', '/data/x', { access: 'user', tags: ['x'] });
export const limits = { min: 1 };
`;

test('an operation that nobody uses may be left out, and nothing else changes', () => {
  const marked = load(source);
  expect(marked.match(/= \/\* @__PURE__ \*\/ operation[<(]/g)).toHaveLength(2);
  expect(marked.replaceAll('/* @__PURE__ */ ', '')).toBe(source);
});
