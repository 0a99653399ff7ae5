import { instrument } from './instrument.ts';

const changes = (source: string) =>
  instrument('a.ts', source).mutants.map(({ before, after }) => `${before} → ${after}`);

test.each([
  ['f(a < b);', ['a < b → a <= b', 'a < b → a >= b']],
  ['f(a === b);', ['a === b → a !== b']],
  ['f(a + 1);', ['a + 1 → a - 1']],
  ['f(a ?? b);', ['a ?? b → a && b']],
  ['f(a && b);', ['a && b → a || b']],
  ['f(!a);', ['!a → a']],
  ['f(true);', ['true → false']],
  ['f(a?.b);', ['a?.b → a.b']],
  ['f(a?.[0]);', ['a?.[0] → a[0]']],
  ['f(Math.round(a));', ['Math.round(a) → Math.floor(a)']],
  ['f({ ...a, b });', ['{ ...a, b } → {b, ...a}']],
  ['f({ a, ...{ a: b } });', ['{ a, ...{ a: b } } → {...{ a: b }, a}']],
  ["f(new AppError('gone'));", ["'gone' → ''"]],
  ["f({ state: 'new' });", ["'new' → ''"]],
  ['f(list.filter(isNew));', ['.filter(isNew) → (removed)']],
  ['f(list.some(isNew));', ['.some(…) → .every(…)']],
])('%s is changed', (source, expected) => {
  // The statement as a whole can go as well, which is not the matter here.
  expect(changes(source).filter((one) => !one.startsWith('f('))).toEqual(expected);
});

test('a condition is made true and false', () => {
  expect(changes('if (a) b;')).toEqual(['a → true', 'a → false']);
});

test('a query forgets each of its conditions', () => {
  expect(changes('const x = Model.findOne({ _id, userId });')).toEqual([
    '_id → (no condition)',
    'userId → (no condition)',
  ]);
});

test('the conditions of a query are not turned round, what it writes is', () => {
  expect(changes('const x = Model.updateOne({ ...owner, _id }, { ...a, b });')).toEqual([
    '...owner → (no condition)',
    '_id → (no condition)',
    '{ ...a, b } → {b, ...a}',
  ]);
  expect(changes('const x = Model.find({ _id: { $in: [a, ...b] } });')).toEqual([]);
});

test('a statement that acts is removed, a line for the log is not', () => {
  expect(changes("await save(); log.info(a < b ? 'x' : 'y');")).toEqual(['await save(); → (removed)']);
  expect(changes("await save(); logLimited('warn', { err }, 'x');")).toEqual(['await save(); → (removed)']);
});

test.each([
  "import { a } from './a.ts';",
  'const differ = { a, ...{ b, c } };',
  'const inside = { a, ...({ b, c }) };',
  'type A = { on: true };',
  "const text = 'words for people';",
  "const whole = 'a' + b;",
  'const { constructor: toString } = a;',
  'const text = a.toString();',
])('%s stays', (source) => {
  expect(changes(source)).toEqual([]);
});

test('a mutant is named by its place, the same each time', () => {
  const source = 'const x = 1;\nconst y = a < b;\n';
  expect(instrument('a.ts', source)).toEqual(instrument('a.ts', source));
  expect(instrument('a.ts', source).mutants[0]).toMatchObject({ id: 'a.ts:0', line: 2, kind: 'boundary' });
});
