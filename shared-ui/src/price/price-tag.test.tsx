import type { Price } from '@stezhka/kit-contract';
import { render } from '@testing-library/react';
import { PriceTag } from './price-tag.tsx';

const show = (price: Partial<Price>, discount = false) =>
  render(
    <PriceTag
      price={{ price: 690, oldPrice: null, currency: 'UAH', discountPercent: null, ...price }}
      locale="uk"
      freeText="безкоштовно"
      oldLabel="Було"
      discount={discount}
    />,
  ).container;

test('thousands and the sign hold together', () => {
  expect(show({ price: 1290 }).textContent).toBe('1\u00a0290\u00a0₴');
});

test('the old price is struck through and named', () => {
  const old = show({ oldPrice: 820 }).querySelector('s');
  expect(old?.textContent).toBe('Було 820\u00a0₴');
});

test('an old price that is not higher is not shown', () => {
  expect(show({ oldPrice: 690 }).querySelector('s')).toBeNull();
});

test('the discount stands with a minus, only when asked for and known', () => {
  expect(show({ oldPrice: 820, discountPercent: 16 }, true).textContent).toContain('−16%');
  expect(show({ oldPrice: 820, discountPercent: 16 }).textContent).not.toContain('%');
  expect(show({ oldPrice: 820 }, true).textContent).not.toContain('%');
});

test.each([0, -5])('a price of %i is shown as free', (price) => {
  expect(show({ price }).textContent).toBe('безкоштовно');
});
