import { texts } from '../testing/texts.ts';

test('every text stands in three languages', () => {
  const { uk, ru, en } = texts;
  expect(Object.keys(ru).sort()).toEqual(Object.keys(uk).sort());
  expect(Object.keys(en).sort()).toEqual(Object.keys(uk).sort());
  for (const text of [uk, ru, en].flatMap((one) => Object.values(one))) expect(text).toMatch(/\S/);
});
