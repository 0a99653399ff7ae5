import { jest } from '@jest/globals';
import { useText } from '@stezhka/intl';
import { readTexts, renderPage } from '@stezhka/shell/testing';

const texts = readTexts(import.meta.dirname);
const show = (page: () => React.ReactNode) => renderPage(page, { texts }).container.textContent;

test('a text of the shell is found by its whole key, or by its group and the rest', () => {
  expect(show(() => useText()('shell.cart'))).toBe(texts.uk['shell.cart']);
  expect(show(() => useText('shell')('cart'))).toBe(texts.uk['shell.cart']);
  expect(show(() => useText('errors')('lost'))).toBe(texts.uk['errors.lost']);
});

test("a misspelt key, or a remote's, compiles neither whole nor within a group", () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const wrong: [key: string, page: () => React.ReactNode][] = [
    // @ts-expect-error misspelt
    ['shell.carts', () => useText()('shell.carts')],
    // @ts-expect-error misspelt
    ['shell.carts', () => useText('shell')('carts')],
    // @ts-expect-error misspelt
    ['errors.lots', () => useText('errors')('lots')],
    // @ts-expect-error no such group
    ['error.lost', () => useText('error')('lost')],
    // @ts-expect-error the shop's
    ['shop.cart.title', () => useText()('shop.cart.title')],
  ];
  for (const [key, page] of wrong) expect(() => show(page)).toThrow(key);
});
