import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { FormField } from '@stezhka/kit-contract';
import type { OrderState } from '@stezhka/shop-contract';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { transitionOrderById } from '../orders/transition-order.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { CouponModel } from './coupons.model.ts';

useDatabase();

const NOW = '2026-11-20T10:00:00Z';
const PERCENT = { kind: 'percent' as const, percent: 5 };
let diary: string;

beforeEach(async () => {
  setClock(NOW);
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 60_000, stock: 50 });
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

type Who = ReturnType<typeof as>;
const guest = as({ guestId: 'g1' });
const member = as({ userId: 'u1' });
const flat = (fields: FormField[]): FormField[] => fields.flatMap((one) => [one, ...flat(one.fields ?? [])]);

/** Puts a diary and the promocode, if any, into a cart and submits its form. */
async function buy(who: Who, email: string, promocode = '', payment: 'card' | 'cod' = 'card') {
  await who.get(`/order/add-product/${diary}`);
  expect((await who.post('/order/promocode/apply', { promocode })).body.code).toBeUndefined();
  const { fields } = (await who.get('/form/cart')).body.data.form;
  const shown = Object.fromEntries(flat(fields).map(({ fullName, value }) => [fullName, value]));
  const { body } = await who.post('/form/cart', {
    'cart[contacts][name]': 'Софія',
    'cart[contacts][lastName]': 'Мельник',
    'cart[contacts][phone]': '050 000 00 00',
    'cart[contacts][email]': email,
    'cart[delivery][method]': 'pickup',
    'cart[payment]': payment,
    'cart[version]': shown['cart[version]'],
    'cart[goods]': shown['cart[goods]'],
  });
  return body as { code?: string; data: { token: string } };
}
const bought = async (...given: Parameters<typeof buy>) => (await buy(...given)).code ?? 'bought';

test('a cart and an order whose promocode staff have removed are shown and placed without it', async () => {
  await CouponModel.create({ code: 'SHORT', discount: PERCENT });
  const { data } = await buy(guest, 'anna@x.example', 'SHORT');
  await member.get(`/order/add-product/${diary}`);
  expect((await member.post('/order/promocode/apply', { promocode: 'SHORT' })).body.code).toBeUndefined();
  const staff = as({ userId: '65f0000000000000000000a1', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  const { items } = (await staff.get('/admin/shop/coupons')).body.data;
  expect((await staff.post(`/admin/shop/coupons/${items[0].id}/remove`, { version: 0 })).status).toBe(200);
  expect((await guest.get(`/data/order/${data.token}`)).status).toBe(200);
  expect((await staff.get('/admin/shop/orders')).status).toBe(200);
  for (const path of ['/data/cart', '/form/cart'])
    expect([path, (await member.get(path)).status]).toEqual([path, 200]);
});

describe('a limit of two per person', () => {
  beforeEach(() => CouponModel.create({ code: 'TWICE', discount: PERCENT, limitPerPerson: 2 }));

  test('refuses a third order of an address, whoever sends it', async () => {
    expect(await bought(guest, 'anna@x.example', 'TWICE')).toBe('bought');
    expect(await bought(as({ guestId: 'g2' }), 'anna@x.example', 'TWICE')).toBe('bought');
    for (const who of [guest, as({ guestId: 'g3' }), member])
      expect(await bought(who, 'Anna@x.example', 'TWICE')).toBe('coupon_used');
    expect(await bought(guest, 'ivan@x.example', 'TWICE')).toBe('bought');
  });

  test('refuses a member’s third order, whatever the address', async () => {
    expect(await bought(member, 'one@x.example', 'TWICE')).toBe('bought');
    expect(await bought(member, 'two@x.example', 'TWICE')).toBe('bought');
    expect(await bought(member, 'three@x.example', 'TWICE')).toBe('coupon_used');
    expect(await bought(as({ userId: 'u2' }), 'three@x.example', 'TWICE')).toBe('bought');
  });

  test('counts no order that was given up', async () => {
    const { data } = await buy(guest, 'anna@x.example', 'TWICE');
    expect(await bought(guest, 'anna@x.example', 'TWICE')).toBe('bought');
    await guest.post(`/order/${data.token}/cancel`);
    expect(await bought(guest, 'anna@x.example', 'TWICE')).toBe('bought');
    expect(await bought(guest, 'anna@x.example', 'TWICE')).toBe('coupon_used');
  });
});

test('a limit of one order in all is for one', async () => {
  await CouponModel.create({ code: 'ONE', discount: PERCENT, limit: 1 });
  expect(await bought(guest, 'anna@x.example', 'ONE')).toBe('bought');
  await member.get(`/order/add-product/${diary}`);
  const { body } = await member.post('/order/promocode/apply', { promocode: 'ONE' });
  expect(body.code).toBe('coupon_used');
});

test('a promocode counts from its very first moment and its very smallest sum', async () => {
  await CouponModel.create({ code: 'EDGE', discount: PERCENT, from: new Date(NOW), minGoods: 60_000 });
  expect(await bought(guest, 'anna@x.example', 'EDGE')).toBe('bought');
});

describe('a promocode for a first order', () => {
  beforeEach(() => CouponModel.create({ code: 'FIRST', discount: PERCENT, firstOrderOnly: true }));

  /** An order in this state, made by a member under an address. */
  async function orderIn(way: readonly OrderState[], payment: 'card' | 'cod') {
    const { data } = await buy(member, 'anna@x.example', '', payment);
    const { _id } = (await OrderModel.findOne({ token: data.token }).lean<OrderRow>())!;
    for (const to of way) await transitionOrderById(_id, { to, by: { kind: 'system' } });
  }
  const PAID = ['paid', 'processing', 'shipped', 'delivered'] as const;

  test.each(PAID.map((state, i) => [state, PAID.slice(0, i + 1)] as const))(
    'is refused after an order that is %s, to its address and to its member',
    async (_, way) => {
      await orderIn(way, 'card');
      expect(await bought(guest, 'anna@x.example', 'FIRST')).toBe('coupon_first_order');
      expect(await bought(member, 'other@x.example', 'FIRST')).toBe('coupon_first_order');
      expect(await bought(guest, 'other@x.example', 'FIRST')).toBe('bought');
    },
  );

  test.each([
    ['waits for its money', [], 'card'],
    ['failed', ['failed'], 'card'],
    ['expired', ['expired'], 'card'],
    ['was given up', ['cancelled'], 'card'],
    ['was refunded', ['paid', 'refunded'], 'card'],
    ['is to be paid for on delivery', [], 'cod'],
  ] as const)('counts after an order that %s', async (_, way, payment) => {
    await orderIn(way, payment);
    expect(await bought(guest, 'anna@x.example', 'FIRST')).toBe('bought');
    expect(await bought(member, 'other@x.example', 'FIRST')).toBe('bought');
  });
});
