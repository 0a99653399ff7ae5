import { join } from 'node:path';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import { addProduct, addWish, getWishlist, removeWish, type WishlistItem } from '@stezhka/shop-contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadLazyParts } from '../testing/lazy-parts.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Component as CabinetWishlist } from './cabinet-wishlist.slot.tsx';
import { Component } from './wishlist.page.tsx';

beforeAll(async () => void (await loadLazyParts()));

const texts = readTexts(join(import.meta.dirname, '../texts'));
const [wish] = exampleOf(getWishlist).reply.wishlist as [WishlistItem];
const show = (wishlist: WishlistItem[], more: Partial<PageOptions> = {}) =>
  renderPage(Component, {
    texts,
    locale: 'en',
    path: '/wishlist',
    replies: [[getWishlist, { wishlist }]],
    ...more,
  });
const at = (n: number, more: Partial<WishlistItem>): WishlistItem => ({
  ...wish,
  productId: String(n),
  title: `Wish ${n}`,
  ...more,
});

test('each wish says what has changed since', () => {
  const then = (price: number, stockStatus: WishlistItem['stockStatus'] = 'in_stock') => ({
    price,
    stockStatus,
  });
  show([
    at(1, { was: then(820) }),
    at(2, { was: then(600) }),
    at(3, { was: then(690, 'not_in_stock') }),
    at(4, { was: then(690), stockStatus: 'not_in_stock' }),
    at(5, { was: then(690) }),
  ]);
  const said = screen.getAllByRole('listitem').map((item) => item.textContent!);
  expect(said.filter((text) => /Wish \d/.test(text))).toEqual([
    expect.stringMatching(/Wish 1.*Now 130\s₴ less/),
    expect.stringMatching(/Wish 2.*It was 600\s₴/),
    expect.stringMatching(/Wish 3.*Back in stock/),
    expect.stringMatching(/Wish 4.*Gone for now/),
    expect.stringMatching(/Wish 5.*₴On the list since 2\sNovember$/),
  ]);
});

test('a wish names the cheapest size and what is left, and goes into the cart', async () => {
  const { made } = show([at(1, { priceFrom: 560, fewLeft: 2 }), at(2, { stockStatus: 'not_in_stock' })]);
  const said = screen.getAllByRole('link').map((link) => link.textContent);
  expect(said).toContainEqual(expect.stringMatching(/Wish 1from\s560\s₴2 left$/));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Wish 1' }));
  expect(made).toEqual([{ op: addProduct, args: { params: { id: '1' }, query: { quantity: 1 } } }]);
  expect(screen.queryByRole('button', { name: 'Add to cart: Wish 2' })).toBeNull();
});

test('the heart takes a wish away', async () => {
  const { made, said, actions } = show([wish]);
  await userEvent.click(await screen.findByRole('button', { name: /^Wishlist:/ }));
  const args = { params: { id: wish.productId } };
  expect(made).toEqual([{ op: removeWish, args }]);
  expect(said).toEqual([`Removed: ${wish.title}`]);
  actions[0]!.onClick();
  expect(made.at(-1)).toEqual({ op: addWish, args });
});

test('the heart of the next wish has the focus then', async () => {
  let list = [at(1, {}), at(2, {})];
  let again: (n: number) => void;
  const Page = () => {
    [, again] = useState(0);
    return <Component />;
  };
  renderPage(Page, {
    texts,
    locale: 'en',
    replies: [
      [getWishlist, () => ({ wishlist: list })],
      [removeWish, () => ({ wishlist: list })],
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Wishlist: Wish 1' }));
  list = [at(2, {})];
  await act(async () => again(1));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wishlist: Wish 2' }));
});

test('an empty list leads to the shop and to bestsellers, which a first wish leaves in place', async () => {
  const { arrive } = show([]);
  expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/en/catalog');
  const shelf = await screen.findByRole('region', { name: 'Chosen most often' });
  expect(within(shelf).getAllByRole('article').length).toBeGreaterThan(0);
  await arrive(getWishlist, { wishlist: [wish] });
  expect(screen.queryByText('No wishes yet')).toBeNull();
  expect(screen.getByRole('region', { name: 'Chosen most often' })).toBe(shelf);
});

test('a list with wishes needs no bestsellers; no answer offers to try again', async () => {
  show([wish]).unmount();
  expect(screen.queryByRole('region', { name: 'Chosen most often' })).toBeNull();
  const { refetched } = show([], { replies: [[getWishlist, failing(503)]] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetched).toEqual([getWishlist.name]);
});

test('the cabinet shows the latest four and the way to all of them', () => {
  const wishlist = [1, 2, 3, 4, 5].map((n) => at(n, {}));
  const cabinet = (list: WishlistItem[]) =>
    renderPage(CabinetWishlist, {
      texts,
      locale: 'en',
      replies: [[getWishlist, { wishlist: list }]],
    });
  const full = cabinet(wishlist);
  const part = within(screen.getByRole('region', { name: 'Wishlist' }));
  expect(part.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(part.getByRole('link', { name: 'The whole list' }).getAttribute('href')).toBe('/en/wishlist');
  full.unmount();
  cabinet([]);
  expect(screen.getByText('No wishes yet')).toBeTruthy();
});

test('in the cabinet too, no answer offers to try again', () => {
  renderPage(CabinetWishlist, { texts, locale: 'en', replies: [[getWishlist, failing(503)]] });
  const part = within(screen.getByRole('region', { name: 'Wishlist' }));
  expect(part.getByText('We couldn’t open your wishlist')).toBeTruthy();
  expect(part.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each(LOCALES)('all words are there in %s', (locale) => {
  show([at(1, { was: { price: 900, stockStatus: 'not_in_stock' } })], { locale }).unmount();
  show([], { locale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts[locale]['shop.wishlist.title']);
});
