import { jest } from '@jest/globals';
import { useLocale, useText } from '@stezhka/intl';
import { readTexts } from '@stezhka/shell/testing';
import { renderPage } from '../testing/render-page.tsx';

const texts = readTexts(import.meta.dirname);
const show = (page: () => React.ReactNode) => renderPage(page, { texts, locale: 'en' }).container.textContent;

test('a text is found by its whole key, or by its group and the rest', () => {
  expect(show(() => useText()('shop.cart.title'))).toBe(texts.en['shop.cart.title']);
  expect(show(() => useText('shop')('cart.title'))).toBe(texts.en['shop.cart.title']);
  expect(show(() => useText('shop.cart')('title'))).toBe(texts.en['shop.cart.title']);
});

test('a misspelt key, or one of another package, compiles neither whole nor within a group', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const wrong: [key: string, page: () => React.ReactNode][] = [
    // @ts-expect-error misspelt
    ['shop.cart.titel', () => useText()('shop.cart.titel')],
    // @ts-expect-error misspelt
    ['shop.cart.titel', () => useText('shop')('cart.titel')],
    // @ts-expect-error misspelt
    ['shop.cart.titel', () => useText('shop.cart')('titel')],
    // @ts-expect-error a group is no text
    ['shop.cart', () => useText('shop')('cart')],
    // @ts-expect-error no such group
    ['shop.carts.title', () => useText('shop.carts')('title')],
    // @ts-expect-error the account's
    ['account.login.title', () => useText()('account.login.title')],
  ];
  for (const [key, page] of wrong) expect(() => show(page)).toThrow(key);
});

test('of two groups only the keys that both have compile', () => {
  const both = (empty: boolean) => useText(empty ? 'shop.cart' : 'shop.wishlist');
  expect(show(() => both(true)('emptyText'))).toBe(texts.en['shop.cart.emptyText']);
  expect(show(() => both(false)('emptyText'))).toBe(texts.en['shop.wishlist.emptyText']);
  // @ts-expect-error the wishlist knows no coupons
  expect(show(() => both(true)('unreachable'))).toBe(texts.en['shop.cart.unreachable']);
});

test('a key in parts compiles where every one of its parts has a text', () => {
  const stock = (is: 'in' | 'out') => show(() => useText('shop.stock')(is));
  expect([stock('in'), stock('out')]).toEqual([texts.en['shop.stock.in'], texts.en['shop.stock.out']]);
  const sort = (by: 'new' | 'popular' | 'oldest') =>
    // @ts-expect-error nothing is sorted by 'oldest'
    show(() => useText('shop')(`sort.${by}`));
  expect(sort('new')).toBe(texts.en['shop.sort.new']);
});

test('a text with elements is no string', () => {
  const link = (words: React.ReactNode) => <a href="/login">{words}</a>;
  const Ended = () => {
    const text = useText('shop')('cart.ended', { login: link });
    // @ts-expect-error elements
    const asString: string = text;
    return asString;
  };
  expect(renderPage(<Ended />, { texts }).container.querySelector('a')).not.toBeNull();
});

test('the language of the page is one of the three', () => {
  expect(
    show(() => {
      const locale: 'uk' | 'ru' | 'en' = useLocale();
      return locale;
    }),
  ).toBe('en');
});
