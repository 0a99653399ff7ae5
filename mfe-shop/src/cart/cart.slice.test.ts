import { jest } from '@jest/globals';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { readSessionDraft, saveSessionDraft } from '@stezhka/shared-ui/session-draft';
import { connectShell, type ShellApi } from '@stezhka/shell-contract';
import {
  addProduct,
  applyPromocode,
  getCart,
  removeKit,
  removeProduct,
  setKitQuantity,
  setProductQuantity,
} from '@stezhka/shop-contract';
import { exampleCart } from '@stezhka/shop-contract/examples';
import {
  answered,
  cartOf,
  cartStore,
  entered,
  exampleKitLine,
  refused,
  storeWith,
} from '../testing/cart-store.ts';
import { cartArrived, cartHidden, cartOutdated, lineLeaving, quantityChanged } from './cart.slice.ts';
import { emptyCart } from './cart-state.ts';

const [line] = exampleCart.products;
const id = line!.id;
const noStock = { status: 409, code: 'not_enough_stock', message: 'лишилося 2' };

test('a cart nobody has answered yet is zero everywhere and not seen', () => {
  const { cart } = cartStore().getState();
  expect(cart).toMatchObject({ loaded: false, cartVisible: false, products: [], kits: [], message: null });
  expect(cart.total).toMatchObject({ totalPrice: { price: 0 }, deliveryPrice: 0, paymentPrice: 0 });
});

test('any reply with a cart replaces it, clears the message and shows it', () => {
  const store = storeWith();
  store.dispatch(refused(setProductQuantity, { params: { id, quantity: 5 } }, noStock));
  expect(store.getState().cart.message).toBe('лишилося 2');
  const cart = cartOf({ version: 2, promocode: 'STEZHKA5', products: [] });
  store.dispatch(answered(addProduct, { params: { id: 'p' } }, { cart }));
  expect(store.getState().cart).toMatchObject({
    cart,
    products: [],
    promocode: 'STEZHKA5',
    message: null,
    loaded: true,
    cartVisible: true,
  });
});

test('a quantity shows at once, to the kopiyka', () => {
  const price = { price: 333.33, oldPrice: null, currency: 'UAH', discountPercent: null };
  const total = { ...exampleCart.total, totalPrice: { ...price, price: 403.33 } };
  const store = storeWith(cartOf({ products: [{ ...line!, priceData: price, sum: price }], total }));
  store.dispatch(quantityChanged({ id, quantity: 3 }));
  const { products, total: now } = store.getState().cart;
  expect(products[0]).toMatchObject({ quantity: 3, sum: { price: 999.99 } });
  expect(now.totalPrice.price).toBe(1069.99);
});

test('a reply to another change does not undo what is still on its way', () => {
  const store = storeWith();
  store.dispatch(quantityChanged({ id, quantity: 4 }));
  store.dispatch(answered(addProduct, {}, { cart: cartOf({ version: 2 }) }));
  expect(store.getState().cart.products[0]!.quantity).toBe(4);
  const products = [{ ...line!, quantity: 4 }];
  const args = { params: { id, quantity: 4 } };
  store.dispatch(answered(setProductQuantity, args, { cart: cartOf({ version: 3, products }) }));
  expect(store.getState().cart).toMatchObject({ pending: {}, products: [{ quantity: 4 }] });
});

test('a late reply is known by its version', () => {
  const store = storeWith(cartOf({ version: 7 }));
  store.dispatch(answered(getCart, {}, { cart: cartOf({ version: 6, products: [] }) }));
  expect(store.getState().cart.products).toHaveLength(1);
});

test('a refused quantity goes back to what the server said, with the reason', () => {
  const store = storeWith();
  store.dispatch(quantityChanged({ id, quantity: 9 }));
  store.dispatch(refused(setProductQuantity, { params: { id, quantity: 9 } }, noStock));
  expect(store.getState().cart).toMatchObject({
    message: 'лишилося 2',
    pending: {},
    products: [{ quantity: 1, sum: line!.sum }],
    total: exampleCart.total,
  });
});

test('a removal hides the cart at zero totals until the server’s cart is there', () => {
  const store = storeWith();
  store.dispatch(lineLeaving(id));
  expect(store.getState().cart).toMatchObject({ leaving: [id], products: [{ id }] });
  store.dispatch(cartHidden());
  const { cart, products, total, cartVisible } = store.getState().cart;
  expect({ cart, products, total, cartVisible }).toEqual({
    cart: exampleCart,
    products: [],
    total: emptyCart.total,
    cartVisible: false,
  });
  const reply = { cart: cartOf({ version: 2, products: [] }) };
  store.dispatch(answered(removeProduct, { params: { id } }, reply));
  expect(store.getState().cart).toMatchObject({ cartVisible: true, leaving: [], products: [] });
});

test('a refused removal brings the line back; of one that is gone the cart stays, said to be old, until the fresh one is there', () => {
  const store = storeWith();
  store.dispatch(lineLeaving(id));
  store.dispatch(cartHidden());
  const away = { status: 503, code: 'unavailable', message: 'відпочиває' };
  store.dispatch(refused(removeProduct, { params: { id } }, away));
  expect(store.getState().cart).toMatchObject({ products: [{ id }], leaving: [], cartVisible: true });
  store.dispatch(refused(removeProduct, { params: { id } }, { ...away, status: 404 }));
  const name = `${line!.title}, ${line!.size}`;
  expect(store.getState().cart).toMatchObject({
    loaded: true,
    outdated: true,
    gone: name,
    products: [{ id }],
  });
  store.dispatch(answered(getCart, {}, { cart: cartOf({ version: 2, products: [] }) }));
  expect(store.getState().cart).toMatchObject({ outdated: false, gone: name, products: [] });
});

test('another cart is taken whatever its version; the end of a member’s session is known by it', () => {
  const store = storeWith(cartOf({ version: 7, member: true }));
  store.dispatch(quantityChanged({ id, quantity: 2 }));
  const guests = cartOf({ id: 'guests', member: false, version: 1, products: [] });
  store.dispatch(answered(addProduct, {}, { cart: guests }));
  expect(store.getState().cart).toMatchObject({ cart: guests, products: [], pending: {}, ended: true });
  store.dispatch(answered(getCart, {}, { cart: cartOf({ version: 7, member: true }) }));
  expect(store.getState().cart).toMatchObject({ ended: false, products: [{ id }] });
});

test('no cart at all in place of one is asked for twice: an answer may only be late', () => {
  const store = storeWith(cartOf({ version: 7, member: true }));
  const none = cartOf({ id: '', member: false, version: 0, products: [] });
  store.dispatch(answered(getCart, {}, { cart: none }));
  expect(store.getState().cart).toMatchObject({ outdated: true, ended: false, products: [{ id }] });
  store.dispatch(answered(getCart, {}, { cart: none }));
  expect(store.getState().cart).toMatchObject({ outdated: false, ended: true, products: [] });
});

test('entering the cart resets all of it; other pages keep it', () => {
  const store = storeWith();
  store.dispatch(entered('catalog-slug'));
  expect(store.getState().cart.loaded).toBe(true);
  store.dispatch(entered('cart'));
  expect(store.getState().cart).toEqual({ ...emptyCart, stale: true });
});

test('the first page’s own reply is taken over; one from before a reset is not', () => {
  const store = cartStore();
  store.dispatch(entered('cart'));
  expect(store.getState().cart.stale).toBe(false);
  store.dispatch(cartArrived(exampleCart));
  expect(store.getState().cart).toMatchObject({ loaded: true, cart: exampleCart, products: [{ id }] });
});

test('the site is told the count when it changes, and a new person starts anew', () => {
  const emit = jest.fn();
  const heard = new Map<string, (detail: object) => void>();
  const on = (name: string, listener: (detail: object) => void) => {
    heard.set(name, listener);
    return () => {};
  };
  connectShell({ events: { emit, on } } as unknown as ShellApi);
  const store = cartStore({ counted: true });
  store.dispatch(answered(getCart, {}, { cart: exampleCart }));
  store.dispatch(quantityChanged({ id, quantity: 3 }));
  store.dispatch(lineLeaving(id));
  store.dispatch(cartHidden());
  const reply = { cart: cartOf({ version: 2, products: [] }) };
  store.dispatch(answered(removeProduct, { params: { id } }, reply));
  expect(emit.mock.calls).toEqual([
    ['shop:cart-changed', { count: 1 }],
    ['shop:cart-changed', { count: 3 }],
    ['shop:cart-changed', { count: 0 }],
  ]);
  saveSessionDraft('checkout', 'anna', { 'cart[contacts][name]': 'Анна' });
  heard.get('account:user-changed')!({ userId: 'anna' });
  expect(readSessionDraft('checkout', 'anna')).toBeTruthy();
  heard.get('account:user-changed')!({ userId: null });
  expect(readSessionDraft('checkout', 'anna')).toBeUndefined();
  expect(store.getState().cart).toEqual({ ...emptyCart, stale: true });
});

test('a kit is a line like any other: quantity at once, a refusal goes back, removal hides', () => {
  const store = storeWith(cartOf({ products: [], kits: [exampleKitLine] }));
  const { id: kit, priceData } = exampleKitLine;
  store.dispatch(quantityChanged({ id: kit, quantity: 2 }));
  expect(store.getState().cart.kits[0]).toMatchObject({ quantity: 2, sum: { price: priceData.price * 2 } });
  store.dispatch(refused(setKitQuantity, { params: { id: kit, quantity: 2 } }, noStock));
  expect(store.getState().cart).toMatchObject({ kits: [{ quantity: 1 }], message: 'лишилося 2' });
  store.dispatch(lineLeaving(kit));
  expect(store.getState().cart.leaving).toEqual([kit]);
  store.dispatch(cartHidden());
  expect(store.getState().cart.kits).toEqual([]);
  const reply = { cart: cartOf({ version: 2, products: [], kits: [] }) };
  store.dispatch(answered(removeKit, { params: { id: kit } }, reply));
  expect(store.getState().cart).toMatchObject({ cartVisible: true, leaving: [] });
});

test('a promocode brings its discount with the server’s cart', () => {
  const store = storeWith();
  const { reply, body } = exampleOf(applyPromocode);
  store.dispatch(answered(applyPromocode, { body }, { cart: { ...reply.cart, version: 2 } }));
  expect(store.getState().cart).toMatchObject({ promocode: 'STEZHKA5', discount: 34.5 });
});

test('a cart that another tab changed stays on screen until the fresh one is there', () => {
  const store = storeWith();
  store.dispatch(cartOutdated(1));
  expect(store.getState().cart.outdated).toBe(false);
  store.dispatch(cartOutdated(2));
  expect(store.getState().cart).toMatchObject({ outdated: true, loaded: true, products: [{ id }] });
  store.dispatch(answered(getCart, {}, { cart: cartOf({ version: 2 }) }));
  expect(store.getState().cart.outdated).toBe(false);
});

test('two tabs tell each other their versions, each once', () => {
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
  connectShell({ events: { emit() {}, on: () => () => {} } } as unknown as ShellApi);
  const store = cartStore({ counted: true });
  store.dispatch(answered(getCart, {}, { cart: exampleCart }));
  store.dispatch(quantityChanged({ id, quantity: 3 }));
  expect(sent).toEqual([1]);
  channels[0]!.onmessage!({ data: 'hello' });
  expect(store.getState().cart.outdated).toBe(false);
  channels[0]!.onmessage!({ data: 2 });
  expect(store.getState().cart.outdated).toBe(true);
  store.dispatch(answered(getCart, {}, { cart: cartOf({ version: 2 }) }));
  expect(sent).toEqual([1]);
  // Another cart counts by itself.
  store.dispatch(answered(addProduct, {}, { cart: cartOf({ id: 'other', version: 1 }) }));
  expect(sent).toEqual([1, 1]);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});
