import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { testHostileInput } from '@stezhka/kit/testing/hostile-input';
import { testOthersData } from '@stezhka/kit/testing/others-data';
import { endWorkers } from '@stezhka/kit/worker-process';
import { type AnyOperation, type CallArgs, callUrl } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { Cart } from '@stezhka/shop-contract';
import * as contract from '@stezhka/shop-contract';
import { served } from './app.ts';
import { CartModel } from './cart/cart.model.ts';
import { CouponModel } from './coupons/coupons.model.ts';
import { DeliveryPlaceModel } from './delivery/delivery-places.model.ts';
import { keepPlace } from './delivery/delivery-places.service.ts';
import { KitModel } from './kits/kits.model.ts';
import { OrderModel } from './orders/orders.model.ts';
import { PaymentModel } from './payments/payments.model.ts';
import { ProductModel } from './products/products.model.ts';
import { ReviewModel } from './reviews/reviews.model.ts';
import { app, as, makeCategories, product, text } from './testing/catalogue.ts';
import { WishlistModel } from './wishlist/wishlist.model.ts';

// Every call of the shop is attacked, also those that come later; what needs more than one call stands beside its
// code: checkout/place-order, checkout/till, payments/callback, payments/money, payments/refunds.
useDatabase();

const operations = served.map(({ op }) => op);
const named = (ops: AnyOperation[]) => ops.map((op) => [op.name, op] as const);
const SOFIIA = '65f0000000000000000000b1';
const DANYLO = '65f0000000000000000000b2';
const KEEPER = '65f0000000000000000000a1';
/** Of what one member alone has. */
const MARK = 'Лише Софіїне';
const sofiia = as({ userId: SOFIIA });
const nobody = as({});
const keeper = as({ userId: KEEPER, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
let diary: string;
let kit: string;

beforeAll(async () => {
  setClock('2026-11-20T10:00:00Z');
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 60_000, stock: 500 });
  await product('marked', diaries, { title: text(MARK) });
  const [made] = await KitModel.create([
    {
      slug: 'k',
      title: text('k'),
      description: text('k'),
      mainProduct: diary,
      extraProducts: [],
      price: 50_000,
    },
  ]);
  kit = made!.id;
  await CouponModel.create({ code: 'TEN', discount: { kind: 'percent', percent: 10 } });
});
afterEach(() => clearDatabase([CartModel, OrderModel, PaymentModel, ReviewModel, WishlistModel]));
afterAll(async () => {
  setClock(null);
  await endWorkers();
});

type Caller = ReturnType<typeof as>;
const send = (caller: Caller, op: AnyOperation, args: CallArgs = {}) => {
  const { params, query, body = {} } = { ...(exampleOf(op) as CallArgs), ...args };
  const path = callUrl(op, { params, query });
  return op.method === 'GET' ? caller.get(path) : caller.post(path, body);
};

test.each(named(operations.filter(({ access }) => access !== 'public' && access !== 'guest')))(
  '%s is closed to a guest, and what is for staff to those below them',
  async (_, op) => {
    expect([401, 403]).toContain((await send(as({ guestId: 'g1' }), op)).status);
    if (op.access === 'user') return;
    expect((await send(sofiia, op)).status).toBe(403);
    if (op.access === 'super_admin') expect((await send(keeper, op)).status).toBe(403);
  },
);

testHostileInput({
  app,
  operations,
  people: async () => ({ member: SOFIIA, staff: KEEPER }),
  dropping: {
    [contract.paymentCallback.name]: [403, 'payment_forged'],
    [contract.openSandbox.name]: [403, 'payment_forged'],
    [contract.decideSandbox.name]: [403, 'payment_forged'],
  },
});

const { addProduct, addKit, setProductQuantity, setKitQuantity, removeProduct, removeKit, applyPromocode } =
  contract;

test.each(['0', '-1', '1e9', '1000', 'NaN', 'Infinity', '1.5', '0x10', '1;2', '%7B%22$ne%22:null%7D'])(
  'a quantity of %s is refused by every call that takes one',
  async (quantity) => {
    const { cart } = (await sofiia.get(`/order/add-product/${diary}`)).body.data;
    const line = (await sofiia.get(`/order/add-kit/${kit}`)).body.data.cart.kits[0].id;
    for (const path of [
      `/order/add-product/${diary}?quantity=${quantity}`,
      `/order/add-kit/${kit}?quantity=${quantity}`,
      `/order/product-quantity/${cart.products[0].id}/${quantity}`,
      `/order/kit-quantity/${line}/${quantity}`,
    ]) {
      expect([path, (await sofiia.get(path)).status]).toEqual([path, 400]);
    }
    const { products, kits } = (await sofiia.get('/data/cart')).body.data.cart as Cart;
    expect([products[0]!.quantity, kits[0]!.quantity]).toEqual([1, 1]);
  },
);

test.each([
  ['price', '1'],
  ['sum', '0.01'],
  ['discount', '100'],
  ['pricedAt', '1'],
  ['product[price]', '1'],
  ['__proto__[price]', '1'],
])('a client’s %s is refused and changes no price', async (field, value) => {
  const more = new URLSearchParams({ [field]: value });
  expect((await sofiia.get(`/order/add-product/${diary}?${more}`)).status).toBe(400);
  expect((await sofiia.get(`/order/add-kit/${kit}?${more}`)).status).toBe(400);
  const { cart } = (await sofiia.get(`/order/add-product/${diary}`)).body.data;
  const set = await sofiia.get(`/order/product-quantity/${cart.products[0].id}/2?${more}`);
  expect(set.status).toBe(400);
  expect((await sofiia.post('/order/promocode/apply', { promocode: 'TEN', [field]: value })).status).toBe(
    400,
  );
  const now = (await sofiia.get('/data/cart')).body.data.cart as Cart;
  expect([now.products[0]!.sum.price, now.promocode]).toEqual([600, '']);
  expect(({} as Record<string, unknown>).price).toBeUndefined();
});

const marked = async () => ({ params: { id: (await ProductModel.findOne({ slug: 'marked' }))!.id } });
const lineOf = (list: 'products' | 'kits') => async () => {
  const { cart } = (await sofiia.get('/data/cart')).body.data;
  return { params: { id: cart[list][0].id, quantity: 3 } };
};

const sofiiasPlace = async () => {
  await keepPlace(SOFIIA, { method: 'courier', town: 'Київ', address: MARK });
  return { params: { id: (await DeliveryPlaceModel.findOne({ userId: SOFIIA }))!.id } };
};

testOthersData({
  app,
  operations,
  async members() {
    const owner = { userId: SOFIIA };
    const staff = { userId: KEEPER, roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] };
    const others = [{ userId: DANYLO }, { guestId: 'g9' }, staff];
    for (const one of [owner, ...others]) {
      const { get, post } = as(one);
      await get(`/order/add-product/${diary}`);
      await get(`/order/add-kit/${kit}`);
      await post(`/data/wishlist/add/${diary}`);
    }
    const { params } = await marked();
    await sofiia.post(`/data/wishlist/add/${params.id}`);
    await sofiia.get(`/order/add-product/${params.id}`);
    await sofiia.post(`/data/product/review/${params.id}`, { name: MARK, rating: '5', text: MARK });
    return { owner, others, marks: [MARK] };
  },
  theirs: {
    [removeProduct.name]: lineOf('products'),
    [setProductQuantity.name]: lineOf('products'),
    [removeKit.name]: lineOf('kits'),
    [setKitQuantity.name]: lineOf('kits'),
    [contract.fillDeliveryPlace.name]: sofiiasPlace,
  },
  own: {
    [addProduct.name]: async () => ({ params: { id: diary }, query: {} }),
    [addKit.name]: async () => ({ params: { id: kit }, query: {} }),
    [contract.addWish.name]: async () => ({ params: { id: diary } }),
    [contract.removeWish.name]: async () => ({ params: { id: diary } }),
    [contract.getReviewForm.name]: marked,
    [contract.removeDeliveryPlace.name]: sofiiasPlace,
    [contract.writeReview.name]: marked,
  },
  common: {
    'a product and its size, the same for everybody': [
      contract.addView,
      contract.getProductCards,
      contract.getStockAlertForm,
      contract.requestStockAlert,
    ],
    'a font of the demonstration’s payment page': [contract.getSandboxFont],
    'the token came to the buyer alone, and opens the order to whoever has it': [
      contract.getOrder,
      contract.cancelOrder,
      contract.confirmOrder,
      contract.getReceipt,
      contract.getReturnForm,
      contract.orderToCart,
      contract.payOrder,
      contract.repeatOrder,
      contract.requestReturn,
    ],
    'a kind of delivery': [contract.getOfficeFields],
  },
});

test('without an identity of the gateway nothing is put anywhere', async () => {
  for (const op of [addProduct, addKit, applyPromocode] as AnyOperation[]) {
    const body = { promocode: 'TEN' };
    const params = { id: op === addKit ? kit : diary };
    expect((await send(nobody, op, { params, query: {}, body })).status).toBe(403);
  }
  expect(await CartModel.estimatedDocumentCount()).toBe(0);
});

test('a promocode is searched for as a word and as nothing else', async () => {
  for (const promocode of ['.*', '^T', 'TE?N', '{"$gt":""}', 'TEN\u0000', 'constructor']) {
    expect([promocode, (await sofiia.post('/order/promocode/apply', { promocode })).status]).toEqual([
      promocode,
      404,
    ]);
  }
});

// Cities are the same for all visitors.
test('personal calls are never cacheable', () => {
  const personal = operations.filter(
    ({ path }) => /cart|order|payment|wishlist/.test(path) && path !== contract.getCities.path,
  );
  expect(personal.filter(({ cache }) => cache)).toEqual([]);
  expect(personal.length).toBeGreaterThan(20);
});

test('stock and prices are nobody’s to write: no call of the shop changes a product', async () => {
  const before = await ProductModel.findById(diary).lean();
  for (const op of operations.filter(
    ({ method, access }) => method === 'POST' && typeof access !== 'object',
  )) {
    const more = { price: 1, stock: 1_000_000, 'product[stock]': 5, published: false };
    await send(sofiia, op, {
      params: { ...exampleOf(op).params, id: diary },
      body: { ...exampleOf(op).body, ...more },
    });
  }
  const { price, stock, published } = (await ProductModel.findById(diary).lean())!;
  expect({ price, stock, published }).toEqual({
    price: before!.price,
    stock: before!.stock,
    published: true,
  });
});
