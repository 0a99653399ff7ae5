import { readTarget } from './targets.ts';
import { tryMutants } from './try-mutants.ts';

const say = () => {};

async function alive(tests: string | string[], code = 'discount', freshFiles = 3): Promise<string[]> {
  const { mutants } = readTarget(`tools/mutate/test/fixture/${code}.ts`);
  const paths = [tests].flat().map((test) => `tools/mutate/test/fixture/${test}.ts`);
  const verdicts = await tryMutants(mutants, paths, { say, freshFiles });
  return mutants
    .filter(({ id }) => !verdicts.get(id)!.killed)
    .map(({ id, before, after }) => `${before} → ${after}: ${verdicts.get(id)!.by || 'no test reaches it'}`);
}

test('tests that look kill all but what changes nothing, endless loops and constants too', async () => {
  expect(await alive('good')).toEqual([
    // Nothing off is the same price.
    'percent <= 0 → percent < 0: every test passes',
  ]);
}, 60_000);

test('tests that do not look let nearly everything live', async () => {
  const left = await alive('weak');
  expect(left).toContain(
    'Math.round((price * percent) / WHOLE) → Math.floor((price * percent) / WHOLE): every test passes',
  );
  expect(left).toContain('sum += prices[i]! → sum -= prices[i]!: no test reaches it');
  expect(left.length).toBeGreaterThan(readTarget('tools/mutate/test/fixture/discount.ts').all - 4);
}, 60_000);

test('a test of the code’s own name is the first to be loaded for a constant', async () => {
  const left = await alive(['weak', 'discount.good'], 'discount', 1);
  expect(left.filter((one) => one.startsWith('10 * 10'))).toEqual([]);
}, 60_000);

test('a test finds the database as it was at first, each time it runs', async () => {
  // None may have a loading of its own.
  expect(await alive('stateful', 'stock', 0)).toEqual([]);
}, 60_000);

test('code for tests is tried where it is named, not with the folder around it', () => {
  const files = new Set(readTarget('tools/mutate').mutants.map(({ file }) => file));
  expect([...files].filter((file) => file.includes('/fixture/'))).toEqual([]);
  expect(files).toContain('tools/mutate/mutators.ts');
});
