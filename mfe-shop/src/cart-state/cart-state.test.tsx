import { join } from 'node:path';
import { jest } from '@jest/globals';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { readSessionDraft, saveSessionDraft } from '@stezhka/shared-ui/session-draft';
import { failing, type PageOptions, readTexts, settle } from '@stezhka/shell/testing';
import {
  addProduct,
  applyPromocode,
  type CartProduct,
  getCart,
  type KitLine,
  removeKit,
  removeProduct,
  setKitQuantity,
  setProductQuantity,
} from '@stezhka/shop-contract';
import { exampleCart } from '@stezhka/shop-contract/examples';
import { act } from '@testing-library/react';
import { cartOf, exampleKitLine } from '../testing/carts.ts';
import { renderPage, withCart } from '../testing/render-page.tsx';
import { type CartView, useCart, useCartChanges, useCartRead } from './cart.queries.ts';
import { initialCartState } from './cart.slice.ts';
import { useAddToCart } from './use-add-to-cart.ts';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const line = exampleCart.products[0]!;
const { id } = line;
const noStock = failing(409, 'not_enough_stock', { message: 'лишилося 2' });
const empty = {
  products: [],
  kits: [],
  total: { totalPrice: { price: 0 }, deliveryPrice: 0, paymentPrice: 0 },
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const rests = () => act(() => jest.advanceTimersByTimeAsync(500));

/** What a part of a page knows of the cart and does with it; `reads` asks for it. */
function openCart(
  cart = exampleCart,
  { reads = true, ...more }: Partial<PageOptions> & { reads?: boolean } = {},
) {
  const hand = {} as {
    cart: CartView;
    products: ReturnType<typeof useCartChanges>;
    kits: ReturnType<typeof useCartChanges>;
    add: ReturnType<typeof useAddToCart>['add'];
  };
  const Reader = () => void useCartRead();
  const Hand = () => {
    Object.assign(hand, {
      cart: useCart(),
      products: useCartChanges('product'),
      kits: useCartChanges('kit'),
      add: useAddToCart().add,
    });
    return reads ? <Reader /> : null;
  };
  const page = renderPage(Hand, { texts, locale: 'uk', loaded: withCart(cart), ...more });
  const change = (one: CartProduct | KitLine, quantity: number) =>
    act(() => hand['kitId' in one ? 'kits' : 'products'].changeQuantity(one, quantity));
  const remove = (one: CartProduct | KitLine) =>
    act(() => hand['kitId' in one ? 'kits' : 'products'].removeLine(one));
  const enter = (name: string, first = false) =>
    act(
      async () =>
        void page.store.dispatch({
          type: 'shell/routeEntered',
          payload: { name, flags: [], first },
        } as never),
    );
  return {
    ...page,
    shown: () => hand.cart,
    change,
    remove,
    enter,
    add: (product: string) => act(() => hand.add(product, { quantity: 1 })),
  };
}

test('a cart that is not known yet is zero everywhere and not seen', () => {
  const { shown } = openCart(exampleCart, { loaded: [], reads: false });
  expect(shown()).toMatchObject({ cart: undefined, visible: false, refusal: null, ...empty });
});

test('a reply with a cart replaces it, clears the message and shows it', async () => {
  const cart = cartOf({ version: 2, promocode: 'STEZHKA5', products: [] });
  const { shown, change, add } = openCart(exampleCart, {
    replies: [
      [setProductQuantity, noStock],
      [addProduct, { cart }],
    ],
  });
  change(line, 5);
  await rests();
  expect(shown().refusal).toEqual({ lineId: id, message: 'лишилося 2', left: null });
  await add('p');
  expect(shown()).toMatchObject({ cart, products: [], promocode: 'STEZHKA5', refusal: null, visible: true });
});

test('a quantity shows at once, to the kopiyka', () => {
  const price = { price: 333.33, oldPrice: null, currency: 'UAH', discountPercent: null };
  const total = { ...exampleCart.total, totalPrice: { ...price, price: 403.33 } };
  const dear = { ...line, priceData: price, sum: price };
  const { shown, change } = openCart(cartOf({ products: [dear], total }));
  change(dear, 3);
  expect(shown().products[0]).toMatchObject({ quantity: 3, sum: { price: 999.99 } });
  expect(shown().total.totalPrice.price).toBe(1069.99);
});

test('a reply to another change does not undo what is still on its way', async () => {
  const answered = { cart: cartOf({ version: 3, products: [{ ...line, quantity: 4 }] }) };
  const { shown, change, arrive } = openCart(exampleCart, { replies: [[setProductQuantity, answered]] });
  change(line, 4);
  await arrive(getCart, { cart: cartOf({ version: 2 }) });
  expect(shown()).toMatchObject({ settling: true, products: [{ quantity: 4 }] });
  await rests();
  expect(shown()).toMatchObject({ settling: false, products: [{ quantity: 4 }] });
});

test('a late reply is known by its version', async () => {
  const { shown, store, api } = openCart(cartOf({ version: 7 }), {
    replies: [[getCart, () => Promise.resolve({ cart: cartOf({ version: 6, products: [] }) })]],
  });
  await act(async () => void store.dispatch(api.cache.refetch(getCart)));
  expect(shown().products).toHaveLength(1);
});

test('a refused quantity goes back to what the server said, with the reason', async () => {
  const { shown, change } = openCart(exampleCart, { replies: [[setProductQuantity, noStock]] });
  change(line, 9);
  expect(shown().products[0]!.quantity).toBe(9);
  await rests();
  expect(shown()).toMatchObject({
    refusal: { message: 'лишилося 2' },
    settling: false,
    products: [{ quantity: 1, sum: line.sum }],
    total: exampleCart.total,
  });
});

test('a removal hides the cart at zero totals until the server’s cart is there', async () => {
  const reply = Promise.withResolvers<object>();
  const { shown, remove } = openCart(exampleCart, { replies: [[removeProduct, () => reply.promise]] });
  remove(line);
  expect(shown()).toMatchObject({ leaving: [id], products: [{ id }], visible: true });
  await rests();
  expect(shown()).toMatchObject({ cart: exampleCart, visible: false, ...empty });
  reply.resolve({ cart: cartOf({ version: 2, products: [] }), putBack: null, gtagProduct: null });
  await settle();
  expect(shown()).toMatchObject({ visible: true, leaving: [], products: [] });
});

test('a refused removal brings the line back; of one that is gone the cart stays until the fresh one is there', async () => {
  const fresh = Promise.withResolvers<object>();
  let refusal = failing(503);
  const { shown, remove, refetched } = openCart(exampleCart, {
    replies: [
      [removeProduct, () => refusal],
      [getCart, () => fresh.promise],
    ],
  });
  remove(line);
  await rests();
  expect(shown()).toMatchObject({ products: [{ id }], leaving: [], visible: true, refusal: { lineId: id } });
  refusal = failing(404, 'not_found');
  remove(line);
  await rests();
  const gone = `${line.title}, ${line.size}`;
  expect(shown()).toMatchObject({ gone, products: [{ id }], visible: true });
  expect(refetched).toEqual([getCart.name]);
  fresh.resolve({ cart: cartOf({ version: 2, products: [] }) });
  await settle();
  expect(shown()).toMatchObject({ gone, products: [] });
});

test('another cart is taken whatever its version; the end of a member’s session is known by it', async () => {
  const { shown, change, arrive } = openCart(cartOf({ version: 7, member: true }));
  change(line, 2);
  const guests = cartOf({ id: 'guests', member: false, version: 1, products: [] });
  await arrive(getCart, { cart: guests });
  expect(shown()).toMatchObject({ cart: guests, products: [], ended: true });
  await arrive(getCart, { cart: cartOf({ version: 7, member: true }) });
  expect(shown()).toMatchObject({ ended: false, products: [{ id }] });
});

test('entering the cart forgets all of it and asks again; other pages and the document’s own keep it', async () => {
  const fresh = Promise.withResolvers<object>();
  const { shown, enter, refetched } = openCart(exampleCart, { replies: [[getCart, () => fresh.promise]] });
  await enter('catalog-slug___ua');
  await enter('cart___ua', true);
  expect(shown().visible).toBe(true);
  expect(refetched).toEqual([]);
  await enter('cart___ua');
  expect(shown()).toMatchObject({ cart: undefined, visible: false, ...empty });
  expect(refetched).toEqual([getCart.name]);
  fresh.resolve({ cart: cartOf({ version: 2 }) });
  await settle();
  expect(shown()).toMatchObject({ visible: true, products: [{ id }] });
});

test('the site is told the count when it changes, and a new person starts anew', async () => {
  const removed = { cart: cartOf({ version: 3, products: [] }), putBack: null, gtagProduct: null };
  const { change, remove, emitted, api, shown, store } = openCart(exampleCart, {
    replies: [
      [setProductQuantity, { cart: cartOf({ version: 2, products: [{ ...line, quantity: 3 }] }) }],
      [removeProduct, removed],
      [getCart, () => new Promise(() => {})],
    ],
  });
  const counts = () => emitted.filter(([name]) => name === 'shop:cart-changed').map(([, detail]) => detail);
  change(line, 3);
  await rests();
  remove(line);
  await rests();
  expect(counts()).toEqual([{ count: 1 }, { count: 3 }, { count: 0 }]);
  saveSessionDraft('checkout', 'anna', { 'cart[contacts][name]': 'Анна' });
  act(() => api.events.emit('account:user-changed', { userId: 'anna' }));
  expect(readSessionDraft('checkout', 'anna')).toBeTruthy();
  act(() => api.events.emit('account:user-changed', { userId: null }));
  expect(readSessionDraft('checkout', 'anna')).toBeUndefined();
  await settle();
  expect(shown().cart).toBeUndefined();
  expect((store.getState() as { cart?: object }).cart).toEqual(initialCartState);
});

test('a kit is a line like any other: quantity at once, a refusal goes back, removal hides', async () => {
  const reply = Promise.withResolvers<object>();
  const { shown, change, remove } = openCart(cartOf({ products: [], kits: [exampleKitLine] }), {
    replies: [
      [setKitQuantity, noStock],
      [removeKit, () => reply.promise],
    ],
  });
  change(exampleKitLine, 2);
  expect(shown().kits[0]).toMatchObject({ quantity: 2, sum: { price: exampleKitLine.priceData.price * 2 } });
  await rests();
  expect(shown()).toMatchObject({ kits: [{ quantity: 1 }], refusal: { message: 'лишилося 2' } });
  remove(exampleKitLine);
  expect(shown().leaving).toEqual([exampleKitLine.id]);
  await rests();
  expect(shown().kits).toEqual([]);
  reply.resolve({ cart: cartOf({ version: 2, products: [], kits: [] }), gtagProduct: null });
  await settle();
  expect(shown()).toMatchObject({ visible: true, leaving: [] });
});

test('a promocode brings its discount with the server’s cart', async () => {
  const { shown, arrive } = openCart();
  await arrive(getCart, { cart: { ...exampleOf(applyPromocode).reply.cart, version: 2 } });
  expect(shown()).toMatchObject({ promocode: 'STEZHKA5', discount: 34.5 });
});

test('two tabs tell each other their versions, each once; what another tab changed stays until the fresh cart is there', async () => {
  const sent: number[] = [];
  const channels: { onmessage?: (message: { data: unknown }) => void }[] = [];
  Object.assign(globalThis, {
    BroadcastChannel: class {
      onmessage?: (message: { data: unknown }) => void;
      constructor() {
        channels.push(this);
      }
      postMessage = (version: number) => void sent.push(version);
    },
  });
  const fresh = Promise.withResolvers<object>();
  const { shown, change, arrive, refetched } = openCart(exampleCart, {
    replies: [[getCart, () => fresh.promise]],
  });
  change(line, 3);
  expect(sent).toEqual([1]);
  await act(async () => channels[0]!.onmessage!({ data: 'hello' }));
  await act(async () => channels[0]!.onmessage!({ data: 1 }));
  expect(refetched).toEqual([]);
  await act(async () => channels[0]!.onmessage!({ data: 2 }));
  expect(refetched).toEqual([getCart.name]);
  expect(shown()).toMatchObject({ visible: true, products: [{ id }] });
  fresh.resolve({ cart: cartOf({ version: 2 }) });
  await settle();
  expect(sent).toEqual([1]);
  // Another cart counts by itself.
  await arrive(getCart, { cart: cartOf({ id: 'other', version: 1 }) });
  expect(sent).toEqual([1, 1]);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});
