import { LOCALES } from '@stezhka/kit-contract';
import { formatMoney, toPrice } from './money.ts';

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

test('mails write an amount as pages do: no-break spaces, the sign behind it, kopiykas only where there are some', () => {
  const all = (kopiykas: number) =>
    LOCALES.map((locale) => formatMoney(kopiykas, locale).replaceAll('\u00a0', '_'));
  expect(all(129_000)).toEqual(['1_290_₴', '1_290_₴', '1_290_₴']);
  expect(all(129_050)).toEqual(['1_290,50_₴', '1_290,50_₴', '1_290.50_₴']);
  expect(all(-10_000)).toEqual(['−100_₴', '−100_₴', '−100_₴']);
});
