import { join } from 'node:path';
import type { Locale } from '@stezhka/kit-contract';
import { readTexts } from '@stezhka/shell/testing';
import { getDeliveryTerms } from '@stezhka/shop-contract';
import { exampleCart } from '@stezhka/shop-contract/examples';
import { screen } from '@testing-library/react';
import { cartOf } from '../testing/carts.ts';
import { renderPage, withCart } from '../testing/render-page.tsx';
import { FreeDelivery } from './free-delivery.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));

/** A cart whose goods cost so much, with its delivery on top. */
function show(goods: number, { locale = 'en' as Locale, delivery = 70 } = {}) {
  const totalPrice = { ...exampleCart.total.totalPrice, price: goods + delivery, oldPrice: null };
  const total = { totalPrice, deliveryPrice: delivery, paymentPrice: 0 };
  renderPage(<FreeDelivery />, { texts, locale, loaded: withCart(cartOf({ total })) });
  const bar = screen.getByRole('progressbar');
  return { percent: bar.getAttribute('aria-valuenow'), words: bar.parentElement!.textContent };
}

test.each([
  [0, '0', 'red'],
  [299.99, '30', 'red'],
  [300, '30', 'yellow'],
  [699.99, '70', 'yellow'],
  [700, '70', 'green'],
  [999.99, '100', 'green'],
])('goods for %s make the way %s% long and %s', (goods, percent, colour) => {
  expect(show(goods).percent).toBe(percent);
  // What is left stands in the way's colour.
  expect(screen.getByText(/₴$/, { selector: 'b' }).className).toBe(colour);
});

test('below the threshold it says how much is left, and of how much', () => {
  expect(show(310.5, { locale: 'uk' }).words).toMatch(
    /^До\sбезкоштовної\sдоставки\sлишилося\s689,50\s₴\sз\s1\s000\s₴$/,
  );
});

test('in English too the sum alone is said to make delivery free', () => {
  expect(show(310.5).words).toMatch(/^689\.50\s₴ of 1\s000\s₴ left to free delivery$/);
});

test.each([
  ['uk', 'Доставка вже безкоштовна'],
  ['ru', 'Доставка уже бесплатная'],
  ['en', 'Delivery is free now'],
] as const)('from the threshold on delivery is free in %s', (locale, words) => {
  expect(show(1000, { locale, delivery: 0 })).toEqual({ percent: '100', words });
});

test('what the server sends free is not said to be far from it, however little it costs', () => {
  expect(show(300, { delivery: 0 })).toEqual({ percent: '100', words: 'Delivery is free now' });
});

test('without terms nothing is promised', () => {
  const { container } = renderPage(<FreeDelivery />, {
    texts,
    loaded: withCart(),
    replies: [[getDeliveryTerms, undefined]],
  });
  expect(container.textContent).toBe('');
});
