import { texts } from '../testing/texts.ts';

test('each text exists in all three languages', () => {
  const keys = ({ uk, ru, en }: typeof texts) => [uk, ru, en].map((one) => Object.keys(one).sort());
  const [uk, ru, en] = keys(texts);
  expect(ru).toEqual(uk);
  expect(en).toEqual(uk);
});
