import { join } from 'node:path';
import { readTexts, renderPage } from '@stezhka/shell-contract/testing';
import { exampleCart } from '@stezhka/shop-contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf, storeWith } from '../testing/cart-store.ts';
import { Component as CartButton } from './cart-button.slot.tsx';
import { Component as MiniCart } from './mini-cart.slot.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const two = cartOf({ products: [{ ...exampleCart.products[0]!, quantity: 2 }] });
const button = (path: string, { cart = two, link = false } = {}) =>
  renderPage(() => <CartButton link={link} />, { texts, locale: 'en', path, store: storeWith(cart) });

test('with items in the cart a floating button counts them and opens the mini cart', async () => {
  const { emitted, container } = button('/catalog');
  const buttons = screen.getAllByRole('button', { name: 'Cart: 2 items' });
  const floating = buttons.find((one) => !container.contains(one))!;
  await userEvent.click(floating);
  expect(emitted).toContainEqual(['shell:open-cart', {}]);
});

test('in the cart itself, or with nothing in it, there is only the way to the cart', () => {
  button('/cart').unmount();
  expect(screen.queryByRole('button')).toBeNull();
  button('/catalog', { cart: cartOf({ products: [] }) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/en/cart');
});

test('where little may lead away the header has a link, and what floats still opens the mini cart', async () => {
  const { emitted } = button('/offer', { link: true });
  expect(screen.getByRole('link', { name: 'Cart: 2 items' }).getAttribute('href')).toBe('/en/cart');
  await userEvent.click(screen.getByRole('button', { name: 'Cart: 2 items' }));
  expect(emitted).toContainEqual(['shell:open-cart', {}]);
});

test('the mini cart has lines, a total and the way to the cart', async () => {
  let closed = 0;
  const page = () => <MiniCart onClose={() => void closed++} />;
  renderPage(page, { texts, locale: 'en', store: storeWith() });
  const dialog = await screen.findByRole('dialog', { name: 'In your cart' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  expect(within(dialog).getByText('Total').parentElement!.textContent).toBe('Total760\u00a0₴');
  expect(within(dialog).getByRole('link', { name: 'To the cart' }).getAttribute('href')).toBe('/en/cart');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep browsing' }));
  expect(closed).toBe(1);
});

test('what costs nothing in all is called free', async () => {
  const totalPrice = { ...exampleCart.total.totalPrice, price: 0 };
  const free = cartOf({ total: { totalPrice, deliveryPrice: 0, paymentPrice: 0 } });
  renderPage(() => <MiniCart onClose={() => {}} />, { texts, locale: 'en', store: storeWith(free) });
  const dialog = await screen.findByRole('dialog', { name: 'In your cart' });
  expect(within(dialog).getByText('Total').parentElement!.textContent).toBe('Totalfree');
});
