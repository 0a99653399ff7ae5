import { join } from 'node:path';
import { readTexts } from '@stezhka/shell/testing';
import { removeProduct } from '@stezhka/shop-contract';
import { exampleCart } from '@stezhka/shop-contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf } from '../testing/carts.ts';
import { renderPage, withCart } from '../testing/render-page.tsx';
import { Component as CartButton } from './cart-button.slot.tsx';
import { Component as MiniCart } from './mini-cart.slot.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const two = cartOf({ products: [{ ...exampleCart.products[0]!, quantity: 2 }] });
const button = (path: string, { cart = two, link = false } = {}) =>
  renderPage(() => <CartButton link={link} />, { texts, locale: 'en', path, loaded: withCart(cart) });

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

test('the header of an offer links to the cart, and the floating button still opens the mini cart', async () => {
  const { emitted } = button('/offer', { link: true });
  expect(screen.getByRole('link', { name: 'Cart: 2 items' }).getAttribute('href')).toBe('/en/cart');
  await userEvent.click(screen.getByRole('button', { name: 'Cart: 2 items' }));
  expect(emitted).toContainEqual(['shell:open-cart', {}]);
});

test('the mini cart has lines, a total and the way to the cart', async () => {
  let closed = 0;
  const page = () => <MiniCart onClose={() => void closed++} />;
  renderPage(page, { texts, locale: 'en', loaded: withCart() });
  const dialog = await screen.findByRole('dialog', { name: 'In your cart' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  // No delivery is chosen yet: its 70 ₴ are not part of the sum.
  expect(within(dialog).getByText('Goods').parentElement!.textContent).toBe('Goods690\u00a0₴');
  expect(within(dialog).queryByText('Total')).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'To the cart' }).getAttribute('href')).toBe('/en/cart');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep browsing' }));
  expect(closed).toBe(1);
});

test('the discount of a promocode is shown below the goods', async () => {
  const off = cartOf({ promocode: 'STEZHKA5', discount: 34.5 });
  renderPage(() => <MiniCart onClose={() => {}} />, { texts, locale: 'en', loaded: withCart(off) });
  const dialog = await screen.findByRole('dialog', { name: 'In your cart' });
  expect(within(dialog).getByText('Goods').parentElement!.textContent).toMatch(
    /^Goods690\s₴Promo code [-−–]34\.50\s₴$/,
  );
});

test('goods that cost nothing are called free', async () => {
  const [line] = exampleCart.products;
  const nothing = { price: 0, oldPrice: null, currency: 'UAH', discountPercent: null };
  const free = cartOf({ products: [{ ...line!, priceData: nothing, sum: nothing }] });
  renderPage(() => <MiniCart onClose={() => {}} />, { texts, locale: 'en', loaded: withCart(free) });
  const dialog = await screen.findByRole('dialog', { name: 'In your cart' });
  expect(within(dialog).getByText('Goods').parentElement!.textContent).toBe('Goodsfree');
});

test('a line taken out in the mini cart leaves the focus at the next one', async () => {
  const [line] = exampleCart.products;
  const other = { ...line!, id: '6560b0d1a2c4e8f0aaaa0002', size: 'A4' };
  const remove = { cart: cartOf({ version: 2, products: [other] }), putBack: null };
  const page = () => <MiniCart onClose={() => {}} />;
  const { said } = renderPage(page, {
    texts,
    locale: 'en',
    loaded: withCart(cartOf({ products: [line!, other] })),
    replies: [[removeProduct, remove]],
  });
  const dialog = await screen.findByRole('dialog', { name: 'In your cart' });
  await userEvent.click(within(dialog).getByRole('button', { name: `Remove: ${line!.title}, A5` }));
  await waitFor(() => expect(said).toEqual([`Removed: ${line!.title}, A5`]));
  const next = within(dialog).getByRole('button', { name: `Remove: ${line!.title}, A4` });
  expect(document.activeElement).toBe(next);
});
