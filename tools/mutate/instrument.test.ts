import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import { instrument } from './instrument.ts';

const SOURCE = `
const list = [3, 1, 2];
function pick(limit: number, options?: { all?: boolean }): number[] {
  if (options?.all && limit > 0) return [...list, limit];
  let kept = list.filter((one) => one >= limit);
  kept = kept.map((one) => (one === 2 ? one * 10 : one));
  return kept;
}
result = JSON.stringify([pick(2), pick(1, { all: true }), pick(0, {})]);
`;

function run(active?: string): string {
  const { code } = instrument('pick.ts', SOURCE);
  const context = { result: '', __mutant: (id: string) => id === active };
  try {
    runInNewContext(stripTypeScriptTypes(code), context);
  } catch (error) {
    return (error as Error).message;
  }
  return context.result;
}

test('with no mutant at work the code does what it did', () => {
  expect(run()).toBe('[[3,20],[3,1,2,1],[3,1,20]]');
});

test('each mutant alone changes what the code does', () => {
  const { mutants } = instrument('pick.ts', SOURCE);
  expect(mutants.length).toBeGreaterThan(12);
  const same = mutants.filter(({ id }) => run(id) === run());
  expect(same.map(({ before, after }) => `${before} → ${after}`)).toEqual(['limit > 0 → limit >= 0']);
});

test('an export list is left unchanged', () => {
  const source =
    "export { one, two as three } from './others.ts';\nexport const is = one > 2;\nexport { is };\nexport { is as was };\n";
  const { code, mutants } = instrument('names.ts', source);
  expect(mutants.length).toBeGreaterThan(0);
  expect(code.split('\n').filter((line) => line.startsWith('export {'))).toEqual([
    "export { one, two as three } from './others.ts';",
    'export { is };',
    'export { is as was };',
  ]);
});
