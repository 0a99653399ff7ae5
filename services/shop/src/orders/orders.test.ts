import { advanceClock, setClock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { LOCALES } from '@stezhka/kit-contract';
import {
  CONSTRUCTED_SLUG,
  FIRST_CHOICES,
  LANDINGS,
  type Order,
  type OrderState,
} from '@stezhka/shop-contract';
import { Types } from 'mongoose';
import { CartModel } from '../cart/cart.model.ts';
import { addToCart } from '../cart/cart.service.ts';
import { CouponModel } from '../coupons/coupons.model.ts';
import { signCity } from '../delivery/city-id.ts';
import { deliveryAddress } from '../delivery/delivery-methods.ts';
import { KitModel } from '../kits/kits.model.ts';
import { OfferModel } from '../offers/offers.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { as, makeCategories, product, text } from '../testing/catalogue.ts';
import { attempt, callback, orderOf, providerPayload } from '../testing/payments.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { transitionOrder, transitionOrderById } from './transition-order.ts';

useDatabase();

const guest = as({ guestId: 'g1' });
const staff = as({ userId: '65f0000000000000000000a1', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
const SOFIIA = '65f0000000000000000000b1';
const sofiia = as({ userId: SOFIIA });
let diaries: Types.ObjectId;

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  ({ diaries } = await makeCategories());
  await product('diary', diaries, { price: 74_950, oldPrice: 89_900, stock: 5 });
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const row = async ({ _id }: Pick<OrderRow, '_id'>) =>
  (await OrderModel.findById(_id).lean<OrderRow & { __v: number }>())!;
const productRow = async (slug: string) => (await ProductModel.findOne({ slug }).lean<ProductRow>())!;
const stock = async (slug: string) => (await productRow(slug)).stock;
const shown = async ({ token }: Pick<OrderRow, 'token'>) =>
  (await guest.get(`/data/order/${token}`)).body.data;
const cancel = async ({ token }: Pick<OrderRow, 'token'>) => {
  const { status, body } = await guest.post(`/order/${token}/cancel`);
  return [status, body.code ?? body.data.order.state];
};

describe('the orders of a member', () => {
  /** The same order again and again, one each minute: the n-th has number n. */
  async function ordersOf(count: number, more: Partial<OrderRow> = {}) {
    const { _id, ...order } = await row(await orderOf('diary', { payment: 'cod' }));
    await OrderModel.deleteOne({ _id });
    const copies = Array.from({ length: count }, (_, i) => ({
      ...order,
      number: i + 1,
      token: `${i}`.padStart(32, 'x'),
      source: { cart: 'copied', version: i },
      createdAt: new Date(order.createdAt.getTime() + i * 60_000),
      userId: SOFIIA,
      ...more,
    }));
    // Written in another order than they were made in.
    await OrderModel.insertMany(copies.toReversed());
  }
  const list = async (query = '', who = sofiia) => {
    const { orders, pagination } = (await who.get(`/data/orders${query}`)).body.data;
    return [orders.map((one: { number: number }) => one.number), pagination];
  };

  test('come newest first, ten to a page by default', async () => {
    await ordersOf(12);
    expect(await list()).toEqual([[12, 11, 10, 9, 8, 7, 6, 5, 4, 3], { page: 1, pages: 2, total: 12 }]);
    expect(await list('?page=2')).toEqual([[2, 1], { page: 2, pages: 2, total: 12 }]);
    expect(await list('?page=2&limit=5')).toEqual([[7, 6, 5, 4, 3], { page: 2, pages: 3, total: 12 }]);
    expect(await list('?page=4&limit=4')).toEqual([[], { page: 4, pages: 3, total: 12 }]);
  });

  test('are one page where there are none, and hold neither top-ups nor the orders of others', async () => {
    await ordersOf(1, { kind: 'top_up' });
    expect(await list()).toEqual([[], { page: 1, pages: 1, total: 0 }]);
    expect(await list('', as({ userId: '65f0000000000000000000b2' }))).toEqual([
      [],
      { page: 1, pages: 1, total: 0 },
    ]);
  });

  test('are listed by how they stand', async () => {
    await ordersOf(6);
    const states: OrderState[] = ['pending_payment', 'shipped', 'delivered', 'refunded', 'paid', 'paid'];
    for (const [i, state] of states.entries()) await OrderModel.updateOne({ number: i + 1 }, { state });
    // A course has arrived once it is paid.
    await OrderModel.updateOne({ number: 6 }, { kind: 'course' });
    expect((await list('?group=active'))[0]).toEqual([5, 2, 1]);
    expect((await list('?group=delivered'))[0]).toEqual([6, 3]);
    expect(await list('?group=ended')).toEqual([[4], { page: 1, pages: 1, total: 1 }]);
    expect((await sofiia.get('/data/orders?group=all')).status).toBe(400);
  });

  test('show the first title, the count of all pieces, and whether they can be paid', async () => {
    await product('deck', diaries, { price: 50_000, stock: 9 });
    await addToCart({ guestId: 'g1' }, { product: await productRow('diary'), size: null, quantity: 2 });
    const order = await orderOf('deck', { quantity: 3, seen: { version: 2, goods: 299_900 } });
    await OrderModel.updateOne({ _id: order._id }, { userId: SOFIIA });
    const card = async () => (await sofiia.get('/data/orders')).body.data.orders[0];
    expect(await card()).toMatchObject({ title: 'diary', pieces: 5, total: 2999, canPay: true });
    await OrderModel.updateOne({ _id: order._id }, { payment: 'cod' });
    expect(await card()).toMatchObject({ canPay: false });
    await OrderModel.updateOne({ _id: order._id }, { payment: 'card', state: 'paid' });
    expect(await card()).toMatchObject({ canPay: false });
  });
});

describe('an order by its link', () => {
  test('shows each line as it was sold, with its old price, the link to its product and its share of the sums', async () => {
    await CouponModel.create({ code: 'TEN', discount: { kind: 'percent', percent: 10 } });
    await CartModel.create({ guestId: 'g1', coupon: 'TEN' });
    const order = await orderOf('diary', { quantity: 2, seen: { version: 1, goods: 134_910 } });
    await ProductModel.updateOne(
      { slug: 'diary' },
      { price: 1, title: text('другий'), shortDescription: text('x') },
    );
    const { order: seen, offer } = await shown(order);
    expect(offer).toBeNull();
    expect(seen).toMatchObject({
      goods: 1499,
      discount: 149.9,
      deliveryPrice: 0,
      paymentPrice: 0,
      total: 1349.1,
      refunded: 0,
      promocode: 'TEN',
      reservedUntil: '2026-11-20T10:30:00.000Z',
      steps: [{ state: 'pending_payment', at: '2026-11-20T10:00:00.000Z' }],
      canPay: true,
      canCancel: true,
      lines: [
        {
          title: 'diary',
          choices: null,
          size: null,
          parts: [],
          path: '/product/diaries/diary',
          quantity: 2,
          priceData: { price: 749.5, oldPrice: 899 },
          sum: { price: 1499, oldPrice: 1798 },
        },
      ],
    });
  });

  test('shows a diary of one’s own with its choices and its picture', async () => {
    const own = await product(CONSTRUCTED_SLUG, diaries);
    const choices = { ...FIRST_CHOICES, engraving: 'Анна' };
    const { version } = await addToCart(
      { guestId: 'g1' },
      { product: (await ProductModel.findById(own).lean<ProductRow>())!, size: null, choices, quantity: 1 },
    );
    const order = await orderOf('diary', { seen: { version: version + 1, goods: 50_000 + 12_000 + 74_950 } });
    const [constructed, plain] = (await shown(order)).order.lines;
    expect(constructed.choices).toMatch(/«Анна»$/);
    expect(constructed.imageData).toContain(`cover=${FIRST_CHOICES.cover}`);
    expect(plain).toMatchObject({ choices: null });
    expect(plain.imageData).not.toEqual(constructed.imageData);
  });

  test('paid twice says what went back of the further payment; one older than the field shows 0', async () => {
    const order = await orderOf('diary');
    const went = async () => (await shown(order)).order.doubleRefunded;
    await OrderModel.updateOne({ _id: order._id }, { doubleRefunded: 74_950 });
    expect(await went()).toBe(749.5);
    await OrderModel.collection.updateOne({ _id: order._id }, { $unset: { doubleRefunded: '' } });
    expect(await went()).toBe(0);
  });

  test('of a line whose page is not known any more leads nowhere', async () => {
    const order = await orderOf('diary');
    await OrderModel.updateOne({ _id: order._id }, { 'lines.0.path': '' });
    expect((await shown(order)).order.lines).toMatchObject([{ path: null }]);
  });

  test('names the place of delivery in the reader’s language, and to staff in Ukrainian', async () => {
    const office = { city: signCity('city-8'), place: 'locker-8-4' };
    const order = await orderOf('diary', {
      delivery: { method: 'locker', ...(await deliveryAddress('locker', { office })) },
    });
    const places = async () => {
      const replies = LOCALES.map((locale) => as({}, locale).get(`/data/order/${order.token}`));
      const orders: Order[] = (await Promise.all(replies)).map(({ body }) => body.data.order);
      return orders.map(({ delivery }) => [delivery.city, delivery.place]);
    };
    const [uk, ru, en] = await places();
    expect([uk![0], ru![0], en![0]]).toEqual([
      'Полтава, Полтавська обл.',
      'Полтава, Полтавская обл.',
      'Poltava, Poltava region',
    ]);
    expect([uk![1], ru![1], en![1]]).toEqual([
      expect.stringMatching(/^Поштомат № \d+, вул\. /),
      expect.stringMatching(/^Почтомат № \d+, ул\. /),
      expect.stringMatching(/^Parcel locker no\. \d+, [\dA-Za-z ]+ St$/),
    ]);
    const { items } = (await staff.get('/admin/shop/orders')).body.data;
    expect(items[0].cells.delivery).toBe(`Поштомат, ${uk!.join(', ')}`);
    // An order from before the spellings were kept.
    await OrderModel.updateOne({ _id: order._id }, { $unset: { 'delivery.spellings': '' } });
    expect(await places()).toEqual([uk, uk, uk]);
  });

  test('on its way says where its parcel is, and by which day of its delivery it comes', async () => {
    const order = await orderOf('diary', {
      payment: 'cod',
      delivery: { method: 'branch', city: 'Київ', place: 'Відділення № 1' },
    });
    const send = async (trackingNumber: string) => {
      await OrderModel.updateOne({ _id: order._id }, { trackingNumber });
      const { trackingUrl, expectedBy } = (await shown(order)).order;
      return [trackingUrl, expectedBy];
    };
    expect(await send('')).toEqual([null, null]);
    await transitionOrderById(order._id, { to: 'processing', by: { kind: 'system' } });
    // Already the 22nd in Kyiv.
    setClock('2026-11-21T22:30:00Z');
    await transitionOrderById(order._id, { to: 'shipped', by: { kind: 'system' } });
    const url = 'https://novaposhta.ua/tracking/?cargo_number=20450812345678';
    expect(await send('20 4508 1234 5678')).toEqual([url, '2026-11-25']);
    // Another carrier's number is no link; a day that is over is told by nobody.
    expect(await send('"><script>')).toEqual([null, '2026-11-25']);
    setClock('2026-11-25T22:30:00Z');
    expect(await send('20450812345678')).toEqual([url, null]);
    await OrderModel.updateOne({ _id: order._id }, { 'delivery.method': 'pickup' });
    setClock('2026-11-22T10:00:00Z');
    expect((await shown(order)).order.expectedBy).toBeNull();
  });

  test.each<[OrderState, boolean, boolean]>([
    ['pending_payment', true, true],
    ['failed', true, true],
    ['paid', false, true],
    ['processing', false, false],
    ['expired', false, false],
  ])('that is %s can be paid: %s, given up: %s', async (state, canPay, canCancel) => {
    const order = await orderOf('diary');
    await OrderModel.updateOne({ _id: order._id }, { state });
    expect((await shown(order)).order).toMatchObject({ state, canPay, canCancel });
  });
});

describe('the offer an order leads to', () => {
  const titled = { title: text('x'), description: text('x') };
  const thanks = { title: text('x'), text: text('x'), links: [] };
  const offer = (slug: string, products: (string | Types.ObjectId)[]) =>
    OfferModel.create({ ...titled, slug, products, blocks: [], thanks });
  const offerOf = async (order: OrderRow) => (await shown(order)).offer;

  test('sells all that was bought, its own product among it, and the least besides', async () => {
    const deck = await product('deck', diaries);
    const pen = await product('pen', diaries);
    const { _id: diary } = await productRow('diary');
    const [small, large, last] = [LANDINGS[1], LANDINGS[0], LANDINGS[2]];
    await offer(large, [diary, deck, pen]);
    await offer(small, [diary, deck]);
    await offer(last, [deck]);
    await offer('not-a-landing', [diary]);
    expect(await offerOf(await orderOf('diary'))).toBe(small);
    // Only the larger one sells it, and not as its own.
    expect(await offerOf(await orderOf('pen', { guestId: 'g2' }))).toBeNull();
    expect(await offerOf(await orderOf('deck', { guestId: 'g3' }))).toBe(last);
    const { version } = await addToCart(
      { guestId: 'g4' },
      { product: await productRow('deck'), size: null, quantity: 1 },
    );
    await OrderModel.updateMany({ kind: 'goods' }, { state: 'paid' }).hint({ _id: 1 });
    const both = await orderOf('diary', {
      guestId: 'g4',
      seen: { version: version + 1, goods: 124_950 },
    });
    expect(await offerOf(both)).toBe(small);
  });

  test('is none where a kit was bought, or nothing', async () => {
    const { _id: diary } = await productRow('diary');
    await offer(LANDINGS[0], [diary]);
    const order = await orderOf('diary');
    await OrderModel.updateOne({ _id: order._id }, { 'lines.0.kind': 'kit' });
    expect(await offerOf(order)).toBeNull();
    const [line] = order.lines;
    await OrderModel.updateOne({ _id: order._id }, { lines: [line, { ...line, kind: 'kit' }] });
    expect(await offerOf(order)).toBeNull();
    await OrderModel.updateOne({ _id: order._id }, { lines: [line] });
    expect(await offerOf(order)).toBe(LANDINGS[0]);
    await OrderModel.updateOne({ _id: order._id }, { lines: [] });
    expect(await offerOf(order)).toBeNull();
  });
});

describe('giving an order up', () => {
  test('is for what is not packed yet: afterwards it changes nothing', async () => {
    const order = await orderOf('diary', { payment: 'cod' });
    await transitionOrderById(order._id, { to: 'processing', by: { kind: 'system' } });
    expect(await cancel(order)).toEqual([409, 'order_state']);
    expect([(await row(order)).state, await stock('diary')]).toEqual(['processing', 4]);
  });

  test('gives what was paid back, and says that the buyer did it', async () => {
    const order = await orderOf('diary');
    await callback(providerPayload(await attempt(order), 'success'));
    expect(await cancel(order)).toEqual([200, 'refunded']);
    const { refunded, steps } = await row(order);
    expect([refunded, await stock('diary')]).toEqual([74_950, 5]);
    expect(steps.at(-1)).toMatchObject({ from: 'paid', to: 'refunded', by: { kind: 'buyer' } });
    expect(await cancel(order)).toEqual([409, 'order_state']);
  });

  test('is written down as the buyer’s, and said again is no second time', async () => {
    const order = await orderOf('diary');
    expect(await cancel(order)).toEqual([200, 'cancelled']);
    expect(await cancel(order)).toEqual([200, 'cancelled']);
    const { steps, reservedUntil } = await row(order);
    expect(steps.map(({ to, by }) => [to, by.kind])).toEqual([
      ['pending_payment', 'buyer'],
      ['cancelled', 'buyer'],
    ]);
    expect(reservedUntil).toBeNull();
  });
});

describe('the stock of an order', () => {
  const sizes = (a5: number, b6: number) => [
    { value: 'A5', price: 60_000, stock: a5 },
    { value: 'B6', price: 60_000, stock: b6 },
  ];
  const sized = async () => {
    const { stock: all, sizes: each } = await productRow('sized');
    return [all, ...each.map((one) => one.stock)];
  };
  /** An order of the guest's cart after these lines were added. */
  async function orderWith(lines: { size: string | null; quantity: number }[], kits = 0) {
    const sized = await productRow('sized');
    for (const { size, quantity } of lines)
      await addToCart({ guestId: 'g1' }, { product: sized, size, quantity });
    const kit = await KitModel.findOne({ slug: 'pair' }).lean();
    if (kits && kit)
      await CartModel.updateOne(
        { guestId: 'g1' },
        { kits: [{ kit: kit._id, quantity: kits, pricedAt: kit.price }] },
      );
    const { version } = (await CartModel.findOne({ guestId: 'g1' }).lean())!;
    const goods = lines.reduce((sum, { quantity }) => sum + quantity * 60_000, 0) + kits * 100_000;
    return orderOf('diary', { seen: { version: version + 1, goods: goods + 74_950 } });
  }

  beforeEach(async () => {
    // Written first: another product that comes in the same sizes.
    await product('other', diaries, { price: 60_000, stock: 20, sizes: sizes(10, 10) });
    const id = await product('sized', diaries, { price: 60_000, stock: 9, sizes: sizes(5, 4) });
    const deck = await product('deck', diaries, { price: 50_000, stock: 9 });
    await KitModel.create({
      slug: 'pair',
      title: text('Пара'),
      description: text('Пара'),
      mainProduct: id,
      extraProducts: [deck],
      price: 100_000,
    });
  });

  test('is taken from each size and from the whole, and comes back to both', async () => {
    const order = await orderWith([
      { size: 'A5', quantity: 2 },
      { size: 'B6', quantity: 3 },
    ]);
    expect([await sized(), await stock('diary')]).toEqual([[4, 3, 1], 4]);
    await cancel(order);
    expect([await sized(), await stock('diary')]).toEqual([[9, 5, 4], 5]);
    expect((await productRow('other')).sizes.map((one) => one.stock)).toEqual([10, 10]);
  });

  test('counts pieces alone and in kits together: of a kit’s part the first size is taken', async () => {
    const order = await orderWith([{ size: 'A5', quantity: 2 }], 3);
    expect([await sized(), await stock('deck')]).toEqual([[4, 0, 4], 6]);
    await cancel(order);
    expect([await sized(), await stock('deck')]).toEqual([[9, 5, 4], 9]);
  });

  test('that is short by one together, though each line has enough, makes no order and takes nothing', async () => {
    await expect(orderWith([{ size: 'A5', quantity: 3 }], 3)).rejects.toMatchObject({
      code: 'not_enough_stock',
      options: { data: { left: 5 }, params: { left: 5 } },
    });
    expect([await sized(), await stock('deck'), await stock('diary')]).toEqual([[9, 5, 4], 9, 5]);
  });

  test('that is short in a kit is said of the kit', async () => {
    const kit = (await KitModel.findOne({ slug: 'pair' }).lean())!;
    await expect(orderWith([{ size: 'B6', quantity: 1 }], 6)).rejects.toMatchObject({
      code: 'not_enough_stock',
      options: { data: { left: 5, productId: String(kit._id), size: null } },
    });
  });

  test('that is gone is said as gone', async () => {
    const cart = addToCart(
      { guestId: 'g1' },
      { product: await productRow('sized'), size: 'B6', quantity: 1 },
    );
    const { version } = await cart;
    await ProductModel.updateOne({ slug: 'sized' }, { sizes: sizes(9, 0) });
    const placing = orderOf('diary', { seen: { version: version + 1, goods: 134_950 } });
    await expect(placing).rejects.toMatchObject({ code: 'out_of_stock', options: { data: { left: 0 } } });
    expect([await sized(), await stock('diary')]).toEqual([[9, 9, 0], 5]);
  });

  test('of which one piece is left is said as not enough for two', async () => {
    await ProductModel.updateOne({ slug: 'deck' }, { stock: 2 });
    const deck = await addToCart(
      { guestId: 'g2' },
      { product: await productRow('deck'), size: null, quantity: 2 },
    );
    await ProductModel.updateOne({ slug: 'deck' }, { stock: 1 });
    const late = orderOf('diary', { guestId: 'g2', seen: { version: deck.version + 1, goods: 174_950 } });
    await expect(late).rejects.toMatchObject({ code: 'not_enough_stock', options: { data: { left: 1 } } });
  });

  test('of a product that was deleted meanwhile is gone: its late payment finds none', async () => {
    const order = await orderOf('deck');
    advanceClock({ minutes: 31 });
    await runDueJobs();
    await ProductModel.deleteOne({ slug: 'deck' });
    await expect(
      transitionOrderById(order._id, { to: 'paid', by: { kind: 'provider' } }),
    ).rejects.toMatchObject({
      code: 'out_of_stock',
      options: { data: { left: 0 } },
    });
    expect((await row(order)).state).toBe('expired');
  });

  test('of a size that is not made any more comes back nowhere', async () => {
    const order = await orderWith([{ size: 'B6', quantity: 1 }]);
    await ProductModel.updateOne({ slug: 'sized' }, { stock: 5, sizes: sizes(5, 0).slice(0, 1) });
    await cancel(order);
    expect([await sized(), await stock('diary')]).toEqual([[5, 5], 5]);
  });
});

test('a link that is no order’s is not found', async () => {
  await orderOf('diary');
  const token = 'x'.repeat(32);
  expect((await guest.get(`/data/order/${token}`)).body.code).toBe('not_found');
  expect(await cancel({ token })).toEqual([404, 'not_found']);
});

describe('a move', () => {
  const by = { kind: 'staff', id: SOFIIA } as const;

  test('from a state that the order has left is refused, whatever was read before', async () => {
    const order = await orderOf('diary', { payment: 'cod' });
    await transitionOrderById(order._id, { to: 'processing', by });
    const late = transaction((session) => transitionOrder(order, { to: 'cancelled', by }, session));
    await expect(late).rejects.toMatchObject({ code: 'order_state' });
    expect([(await row(order)).state, await stock('diary')]).toEqual(['processing', 4]);
  });

  test('of an order that is not there is not found', async () => {
    await expect(transitionOrderById(new Types.ObjectId(), { to: 'paid', by })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('raises the version that staff look at, and takes no stock again', async () => {
    const order = await orderOf('diary', { payment: 'cod' });
    const before = (await row(order)).__v;
    await transitionOrderById(order._id, { to: 'processing', by });
    await transitionOrderById(order._id, { to: 'shipped', by, set: { trackingNumber: '2045' } });
    const { __v, trackingNumber, steps } = await row(order);
    expect([__v - before, trackingNumber, await stock('diary')]).toEqual([2, '2045', 4]);
    expect(steps.map(({ from, to, note }) => [from, to, note])).toEqual([
      [null, 'cod_confirmed', ''],
      ['cod_confirmed', 'processing', ''],
      ['processing', 'shipped', ''],
    ]);
  });

  test('to paid, of an order that had expired, takes its goods and its promocode again', async () => {
    await CouponModel.create({ code: 'TEN', discount: { kind: 'percent', percent: 10 } });
    await CartModel.create({ guestId: 'g1', coupon: 'TEN' });
    const order = await orderOf('diary', { seen: { version: 1, goods: 67_455 } });
    const used = async () => (await CouponModel.findOne({ code: 'TEN' }).lean())!.used;
    await transitionOrderById(order._id, { to: 'expired', by });
    expect([await stock('diary'), await used()]).toEqual([5, 0]);
    await transitionOrderById(order._id, { to: 'paid', by });
    expect([await stock('diary'), await used()]).toEqual([4, 1]);
  });

  test('of packed goods that were to be paid on delivery gives them back', async () => {
    const order = await orderOf('diary', { payment: 'cod' });
    await transitionOrderById(order._id, { to: 'processing', by });
    await transitionOrderById(order._id, { to: 'cancelled', by });
    expect([(await row(order)).state, await stock('diary')]).toEqual(['cancelled', 5]);
  });
});
