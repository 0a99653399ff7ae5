import { join } from 'node:path';
import { jest } from '@jest/globals';
import { type CallArgs, LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts, settle } from '@stezhka/shell/testing';
import {
  addKit,
  addProduct,
  applyPromocode,
  getBestsellers,
  getCart,
  removeKit,
  removeProduct,
  setKitQuantity,
  setProductQuantity,
} from '@stezhka/shop-contract';
import { exampleCart } from '@stezhka/shop-contract/examples';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerConsent } from '../analytics/analytics.ts';
import { cartOf, exampleKitLine } from '../testing/carts.ts';
import { loadLazyParts } from '../testing/lazy-parts.ts';
import { renderPage, withCart } from '../testing/render-page.tsx';
import { Component } from './cart.page.tsx';

await loadLazyParts();
const texts = readTexts(join(import.meta.dirname, '../texts'));
const [line] = exampleCart.products;
const show = (more: Partial<PageOptions> = {}) =>
  renderPage(Component, { texts, locale: 'en', path: '/cart', loaded: withCart(), ...more });
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const total = () => screen.getByText('Total').parentElement!.textContent;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('lines, totals and the way to free delivery', async () => {
  show();
  const item = screen.getByRole('listitem');
  expect(within(item).getByRole('link', { name: line!.title }).getAttribute('href')).toBe(
    '/en/product/shchodennyky/planery/marafony/diary',
  );
  expect(total()).toBe('Total760\u00a0₴');
  expect(screen.getByText('Delivery').nextSibling!.textContent).toBe('70\u00a0₴');
  // Its code comes after the lines'.
  const path = await screen.findByRole('progressbar');
  expect(path.getAttribute('aria-valuenow')).toBe('69');
  expect(path.parentElement!.textContent).toMatch(/^310\s₴ of 1\s000\s₴ left to free delivery/);
});

test('a line that shares its stock with a kit says so, and the cart is not ordered like that', () => {
  const shared = { title: 'Diary', stock: 2, wanted: 3 };
  show({
    loaded: withCart(
      cartOf({
        products: [{ ...line!, quantity: 2, left: 1, shared }],
        kits: [{ ...exampleKitLine, left: 0, shared }],
      }),
    ),
  });
  expect(screen.getAllByText('Diary: 3 in the cart, 2 in stock')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull();
});

test('a cart that cannot be ordered as it is says why instead of the button', () => {
  show({ loaded: withCart(cartOf({ blocked: 'A free item travels with something else.' })) });
  expect(screen.getByText('A free item travels with something else.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull();
});

test('a quantity shows at once; only the last of a row is sent, after half a second', async () => {
  const set = ({ params }: CallArgs) => {
    const { quantity } = params as { quantity: number };
    const products = [{ ...line!, quantity }];
    const reply = {
      cart: cartOf({ version: 2, products, total: { ...exampleCart.total, deliveryPrice: 0 } }),
    };
    return reply;
  };
  const { made } = show({ loaded: withCart(), replies: [[setProductQuantity, set]] });
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('3');
  expect(total()).toBe('Total2\u00a0140\u00a0₴');
  expect(made).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(made.map(({ args }) => args)).toEqual([{ params: { id: line!.id, quantity: 3 } }]);
  expect(screen.getByText('Delivery is free now')).toBeTruthy();
});

test('a refused quantity goes back, says why at its line, and what is left can be taken', async () => {
  const error = { status: 409, code: 'not_enough_stock', message: 'Only 3 left.', data: { left: 3 } };
  const refuse = failing(409, error.code, { message: error.message, data: error.data });
  const { made } = show({ loaded: withCart(), replies: [[setProductQuantity, refuse]] });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(field, '9', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  await user.type(field, '999');
  await act(() => jest.advanceTimersByTimeAsync(500));
  // Once, at its line; the field has the focus still, and says what the line holds.
  expect(screen.getAllByText('Only 3 left.')).toHaveLength(1);
  expect(screen.getByRole('listitem').textContent).toContain('Only 3 left.');
  expect([document.activeElement, field.value]).toEqual([field, '1']);
  expect(total()).toBe('Total760\u00a0₴');
  await user.click(screen.getByRole('button', { name: 'Take 3' }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(made.at(-1)!.args).toEqual({ params: { id: line!.id, quantity: 3 } });
});

test('a cart with something in it shows no shelf', async () => {
  show();
  await settle();
  expect(screen.queryByRole('region', { name: 'Chosen most often' })).toBeNull();
});

test('removing the last line empties the cart', async () => {
  const remove = { cart: cartOf({ version: 2, products: [] }) };
  const { made } = show({ loaded: withCart(), replies: [[removeProduct, remove]] });
  await user.click(screen.getByRole('button', { name: `Remove: ${line!.title}, A5` }));
  expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBe('true');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(made.map(({ args }) => args)).toEqual([{ params: { id: line!.id } }]);
  expect(screen.getByText('Your cart is empty for now')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/en/catalog');
  const shelf = await screen.findByRole('region', { name: 'Chosen most often' });
  expect(within(shelf).getAllByRole('article')).toHaveLength(exampleOf(getBestsellers).reply.products.length);
});

test('a removed line is announced and can be put back as it was; the next line gets the focus', async () => {
  const other = { ...line!, id: '6560b0d1a2c4e8f0aaaa0002', size: 'A4' };
  const remove = ({ params }: CallArgs) => {
    const { id } = params as { id: string };
    const [products, kits] =
      id === line!.id ? [[other], [exampleKitLine]] : id === other.id ? [[], [exampleKitLine]] : [[], []];
    const { putBack } = exampleOf(removeProduct).reply;
    const reply = { cart: cartOf({ version: 5 - products.length - kits.length, products, kits }), putBack };
    return reply;
  };
  const { said, actions, made } = show({
    loaded: withCart(cartOf({ products: [line!, other], kits: [exampleKitLine] })),
    replies: [
      [removeProduct, remove],
      [removeKit, remove],
    ],
  });
  const button = (name: string) => screen.getByRole('button', { name: `Remove: ${name}` });
  const press = async (name: string) => {
    await user.click(button(name));
    await act(() => jest.advanceTimersByTimeAsync(500));
  };
  await press(`${line!.title}, A5`);
  expect(document.activeElement).toBe(button(`${line!.title}, A4`));
  await press(`${line!.title}, A4`);
  await press(exampleKitLine.title);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cart' }));
  expect(said).toEqual([
    `Removed: ${line!.title}, A5`,
    `Removed: ${line!.title}, A4`,
    `Removed: ${exampleKitLine.title}`,
  ]);
  actions[0]!.onClick();
  expect(made.at(-1)).toEqual({ op: addProduct, args: exampleOf(removeProduct).reply.putBack });
  actions[2]!.onClick();
  const { kitId, quantity } = exampleKitLine;
  expect(made.at(-1)).toEqual({ op: addKit, args: { params: { id: kitId }, query: { quantity } } });
});

test('while a removal is under way nothing is called free', async () => {
  show({
    loaded: withCart(cartOf({ kits: [exampleKitLine] })),
    replies: [[removeProduct, () => new Promise(() => {})]],
  });
  await user.click(screen.getByRole('button', { name: `Remove: ${line!.title}, A5` }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(total()).toBe('Total0\u00a0₴');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  expect(screen.queryByText('Delivery is free now')).toBeNull();
});

test.each([
  ['yes', 1],
  ['no', 0],
] as const)('a removal is told to statistics of who answered %s', async (answer, times) => {
  answerConsent(answer);
  const usual = globalThis.fetch;
  const fetched = jest.fn(() => new Promise<Response>(() => {}));
  globalThis.fetch = fetched as never;
  const { made } = show();
  await user.click(screen.getByRole('button', { name: `Remove: ${line!.title}, A5` }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(made).toHaveLength(1);
  const bodies = fetched.mock.calls.map((call) =>
    JSON.parse((call as unknown as [string, { body: string }])[1].body),
  );
  expect(bodies.map(({ event }) => event)).toEqual(Array.from({ length: times }, () => 'remove_from_cart'));
  if (times) expect(bodies[0].data.gtagProduct).toEqual(exampleOf(removeProduct).reply.gtagProduct);
  globalThis.fetch = usual;
  localStorage.clear();
});

test('a kit says what it is made of, and goes by its own calls', async () => {
  const withKit = cartOf({ kits: [exampleKitLine] });
  const { made } = show({ loaded: withCart(withKit), replies: [[setKitQuantity, { cart: withKit }]] });
  const kit = screen.getAllByRole('listitem')[1]!;
  expect(within(kit).getByText(/Колода «Стежки»/)).toBeTruthy();
  await user.click(within(kit).getByRole('button', { name: 'One more' }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(made.map(({ op, args }) => [op.name, args])).toEqual([
    [setKitQuantity.name, { params: { id: exampleKitLine.id, quantity: 2 } }],
  ]);
  await user.click(screen.getByRole('button', { name: `Remove: ${exampleKitLine.title}` }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(made.at(-1)!.op.name).toBe(removeKit.name);
});

test('a changed price and what is left are said on the line', () => {
  const products = [{ ...line!, quantity: 5, left: 2, priceChange: { from: 600, to: 690 } }];
  show({ loaded: withCart(cartOf({ products })) });
  expect(screen.getByText(/^was 600.₴, now 690.₴$/)).toBeTruthy();
  expect(screen.getByText('2 left')).toBeTruthy();
});

test('a promocode is typed in a form that opens on demand, and a line takes its place', async () => {
  const cart = { ...exampleOf(applyPromocode).reply.cart, version: 2 };
  const apply = ({ body }: CallArgs) => {
    if ((body as { promocode: string }).promocode === 'NO')
      return failing(404, 'coupon_unknown', { message: 'There is no such promo code.' });
    return { cart };
  };
  const { made } = show({ loaded: withCart(), replies: [[applyPromocode, apply]] });
  const toggle = await screen.findByRole('button', { name: 'I have a promo code' });
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Type the promo code')).toBeTruthy();
  expect(made).toEqual([]);
  await user.type(field, 'NO{Enter}');
  expect(await screen.findByText('There is no such promo code.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, ' stezhka5 {Enter}');
  expect(await screen.findByText('Promo code STEZHKA5 applied')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Promo code' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take the promo code out' }));
  expect(screen.getByText('Promo code').nextSibling!.textContent).toContain('34.50\u00a0₴');
  await settle();
  await user.click(screen.getByRole('button', { name: 'Take the promo code out' }));
  expect(made.at(-1)!.args).toEqual({ body: { promocode: '' } });
});

test('until the cart is known it loads; if it does not answer, one can ask again', () => {
  show({ loaded: [] }).unmount();
  show({ loaded: [], replies: [[getCart, failing(503)]] });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each(LOCALES)('all words are there in %s', (locale) => {
  show({
    locale,
    loaded: withCart(cartOf({ products: [{ ...line!, quantity: 2, stockStatus: 'not_in_stock' }] })),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts[locale]['shop.cart.title']);
});
