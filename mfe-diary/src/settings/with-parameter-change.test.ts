import { type DayParamsSettingsReply, getDayParamsSettings } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import '@stezhka/diary-contract/examples';
import { withParameterChange } from './with-parameter-change.ts';

const [example] = exampleOf(getDayParamsSettings).reply.parameters;
const list = (...keys: string[]): DayParamsSettingsReply => ({
  parameters: keys.map((key) => ({ ...example!, key, chosen: !key.startsWith('-') })),
  spheres: [],
  limits: { chosen: 40, own: 20 },
});
const after = (change: object) =>
  withParameterChange(list('a', 'b', 'c', '-d'), { key: 'a', revision: 0, ...change }).parameters!.map(
    ({ key, chosen }) => `${key}${chosen ? '' : ' off'}`,
  );

test.each([
  ['one before another', { key: 'c', before: 'a' }, ['c', 'a', 'b', '-d off']],
  ['one to the end', { key: 'a', before: null }, ['b', 'c', 'a', '-d off']],
  ['a chosen one last', { key: '-d', chosen: true }, ['a', 'b', 'c', '-d']],
  ['a dropped one behind the chosen', { key: 'b', chosen: false }, ['a', 'c', 'b off', '-d off']],
  ['a colour nowhere else', { key: 'b', color: 'good' }, ['a', 'b', 'c', '-d off']],
])('moves %s', (_, change, expected) => {
  expect(after(change)).toEqual(expected);
});

test('an unknown parameter changes nothing: a new one comes with the reply', () => {
  expect(withParameterChange(list('a'), { key: 'x', revision: 0, chosen: true })).toEqual({});
});

test('a removed one is no longer offered', () => {
  const { parameters } = withParameterChange(list('a'), { key: 'a', revision: 1, removed: true });
  expect(parameters![0]).toMatchObject({ chosen: false, availability: 'disabled' });
});
