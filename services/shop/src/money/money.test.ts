import { toPrice } from './money.ts';

test.each([
  [66_600, 100_000, 33],
  [66_500, 100_000, 34],
  [66_400, 100_000, 34],
])('%i kopiykas instead of %i are %i%% less, to the nearest', (now, before, percent) => {
  expect(toPrice(now, before)).toMatchObject({ oldPrice: 1000, discountPercent: percent });
});

test.each([50_000, 49_999, 0, null, undefined])('an old price of %j is none beside 500 ₴', (before) => {
  expect(toPrice(50_000, before)).toMatchObject({ price: 500, oldPrice: null, discountPercent: null });
});
