import { join } from 'node:path';
import { LOCALES } from '@stezhka/kit-contract';
import { type PageOptions, readTexts, renderPage } from '@stezhka/shell-contract/testing';
import { addProduct, exampleProduct, getProduct, setProductQuantity } from '@stezhka/shop-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStore, storeWith } from '../testing/cart-store.ts';
import { Component } from './product.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const show = (more: Partial<PageOptions> = {}) =>
  renderPage(Component, {
    texts,
    locale: 'en',
    path: '/product/shchodennyky/planery/marafony/diary',
    route: '/product/*',
    store: cartStore(),
    ...more,
  });
const buyBox = () => within(document.getElementById('buy')!);
const replyWith = (product: Partial<typeof exampleProduct>) => ({
  ...getProduct.example.reply,
  product: { ...exampleProduct, ...product },
});

test('name, price, tabs and what stands beside it', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('28');
  expect(buyBox().getByText(/690/)).toBeTruthy();
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['Attributes', 'Description', 'Size table', 'Certificate']);
  await userEvent.click(screen.getByRole('tab', { name: 'Size table' }));
  expect(within(screen.getByRole('table')).getByRole('row', { name: 'A5 148 210 18 410' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Next on the shelf' })).toBeTruthy();
});

test('the chosen size has its own price and goes into the cart with the quantity', async () => {
  const { made, emitted } = show();
  await userEvent.click(buyBox().getByRole('radio', { name: 'B6' }));
  expect(buyBox().getByText(/590/)).toBeTruthy();
  await userEvent.click(buyBox().getByRole('button', { name: 'One more' }));
  await userEvent.click(buyBox().getByRole('button', { name: 'Add to cart' }));
  expect(made).toEqual([
    { op: addProduct, args: { params: { id: exampleProduct.id }, query: { quantity: 2, size: 'B6' } } },
  ]);
  await waitFor(() => expect(emitted).toEqual([['shell:open-cart', {}]]));
});

test('what lies in the cart says so, and the counter changes its line', async () => {
  const { made } = show({ store: storeWith() });
  expect(buyBox().getByRole('link', { name: 'In cart' }).getAttribute('href')).toBe('/en/cart');
  await userEvent.click(buyBox().getByRole('button', { name: 'One more' }));
  expect(buyBox().getByRole<HTMLInputElement>('textbox').value).toBe('2');
  await waitFor(() => expect(made.map(({ op }) => op)).toEqual([setProductQuantity]), { timeout: 2000 });
  await userEvent.click(buyBox().getByRole('radio', { name: 'B6' }));
  expect(buyBox().getByRole('button', { name: 'Add to cart' })).toBeTruthy();
});

test('what is out of stock cannot be bought', () => {
  show({ replies: [[getProduct, replyWith({ stockStatus: 'not_in_stock', sizes: [] })]] });
  expect(screen.queryByRole('button', { name: /Add to cart|Buy/ })).toBeNull();
  expect(buyBox().getByText('Out of stock at the moment')).toBeTruthy();
});

test('the gallery shows the picture that is chosen', async () => {
  const gallery = ['/one.webp', '/two.webp'];
  show({ replies: [[getProduct, replyWith({ gallery })]] });
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }));
  expect(document.querySelector('img')!.getAttribute('src')).toBe('/two.webp');
});

test.each(LOCALES)('all words are there in %s', (locale) => {
  show({ locale, store: storeWith() }).unmount();
  show({
    locale,
    replies: [[getProduct, replyWith({ stockStatus: 'not_in_stock', gallery: ['/a', '/b'] })]],
  });
  expect(screen.getByRole('tablist', { name: texts[locale]['shop.tabs.label'] })).toBeTruthy();
});
