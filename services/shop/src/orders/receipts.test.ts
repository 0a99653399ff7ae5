import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { endWorkers } from '@stezhka/kit/worker-process';
import { LOCALES } from '@stezhka/kit-contract';
import type { OrderState } from '@stezhka/shop-contract';
import { CartModel } from '../cart/cart.model.ts';
import { CouponModel } from '../coupons/coupons.model.ts';
import { as, get, makeCategories, product } from '../testing/catalogue.ts';
import { attempt, callback, freeOrderOf, orderOf, providerPayload } from '../testing/payments.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { hasReceipt, receiptOf } from './receipts.presenter.ts';
import { timeouts } from './receipts.service.ts';
import { transitionOrderById } from './transition-order.ts';

useDatabase();
beforeEach(async () => {
  Object.assign(timeouts, { print: 60_000, start: 60_000, turn: 60_000 });
  setClock('2026-11-20T22:30:00Z');
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 74_950, stock: 500 });
});
afterEach(clearDatabase);
afterAll(async () => {
  setClock(null);
  await endWorkers();
});

const row = async ({ _id }: OrderRow) => (await OrderModel.findById(_id).lean<OrderRow>())!;
async function paidOrder(): Promise<OrderRow> {
  await CouponModel.create({ code: 'TEN', discount: { kind: 'percent', percent: 10 } });
  await CartModel.create({ guestId: 'g1', coupon: 'TEN' });
  const order = await orderOf('diary', { quantity: 2, seen: { version: 1, goods: 134_910 } });
  await callback(providerPayload(await attempt(order), 'success'));
  return row(order);
}
const pdfOf = async ({ token }: OrderRow, query = '') =>
  get(`/order/${token}/receipt${query}`)
    .buffer()
    .parse((res, done) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => done(null, Buffer.concat(chunks)));
    });

test('a receipt says what was bought and paid, in three languages', async () => {
  const order = await paidOrder();
  const receipt = (locale: 'uk' | 'ru' | 'en') => receiptOf(order, locale);
  expect(receipt('uk')).toMatchObject({
    title: `Квитанція до замовлення № ${order.number}`,
    facts: [
      // Already the 21st in Kyiv.
      ['Замовлено', '21 листопада 2026 р.'],
      ['Сплачено', '21 листопада 2026 р., картка'],
      ['Покупець', 'Софія Мельник'],
    ],
    lines: [
      {
        name: 'diary',
        quantity: expect.stringMatching(/^2 × 749,50\s₴$/),
        sum: expect.stringMatching(/^1\s499\s₴$/),
      },
    ],
  });
  expect(receipt('en').facts[0]).toEqual(['Ordered', '21 November 2026']);
  expect(
    receipt('en')
      .totals.filter(({ strong }) => strong)
      .map(({ name }) => name),
  ).toEqual(['Total']);
  const sums = receipt('en').totals.map(({ name, sum }) => [name, sum.replaceAll('\u00a0', ' ')]);
  expect(sums).toEqual([
    ['Goods', '1 499 ₴'],
    ['Discount TEN', '−149.90 ₴'],
    ['Delivery', 'free'],
    ['Total', '1 349.10 ₴'],
  ]);
  expect(new Set(LOCALES.map((locale) => receipt(locale).note)).size).toBe(3);
  const returned = { ...order, refunded: 10_000, doubleRefunded: 134_910 };
  expect(
    receiptOf(returned, 'en')
      .totals.slice(-2)
      .map(({ name }) => name),
  ).toEqual(['Refunded', 'Extra payment returned']);
});

test.each([
  ['uk', 'Доставка'],
  ['ru', 'Доставка'],
  ['en', 'Delivery'],
] as const)('in %s a receipt names the delivery and what was paid for it', async (locale, name) => {
  const order = await paidOrder();
  const delivery = (kopiykas: number) => {
    const amounts = { ...order.amounts, delivery: kopiykas };
    return receiptOf({ ...order, amounts }, locale).totals.find((one) => one.name === name)!.sum;
  };
  expect([delivery(7_000), delivery(1)]).toEqual([
    expect.stringMatching(/^70\s₴$/),
    expect.stringMatching(/^0[.,]01\s₴$/),
  ]);
});

test('a receipt is one A4 page with its own letters, by the order’s token alone', async () => {
  const order = await paidOrder();
  const { status, headers, body } = await pdfOf(order, '?locale=uk');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="stezhka-${order.number}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const text = (body as Buffer).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(1);
  expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+Commissioner/);
  expect(text).toContain('/Lang (uk)');
  expect((await get(`/order/${'x'.repeat(32)}/receipt`)).status).toBe(404);
  expect((await get('/order/short/receipt')).status).toBe(400);
  expect((await get(`/order/${order.token}/receipt?locale=xx`)).status).toBe(400);
  expect((await get(`/order/${order.token}/receipt?locale[$ne]=uk`)).status).toBe(400);
});

test('the longest order goes on over several pages', async () => {
  const order = await paidOrder();
  const [line] = order.lines;
  const title = { uk: 'Довга назва '.repeat(15), ru: 'x', en: 'x' };
  await OrderModel.updateOne(
    { _id: order._id },
    { lines: Array.from({ length: 200 }, () => ({ ...line, title })) },
  );
  const { status, body } = await pdfOf(order);
  expect(status).toBe(200);
  expect((body as Buffer).toString('latin1').match(/\/MediaBox/g)!.length).toBeGreaterThan(5);
});

test('a receipt that is not printed in time is refused for a while', async () => {
  const order = await paidOrder();
  timeouts.print = 0;
  const { status, body, headers } = await get(`/order/${order.token}/receipt`);
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  // The next test begins with a printer of its own.
  await endWorkers();
});

test('nobody has a receipt for what was not paid', async () => {
  const order = await orderOf('diary');
  expect((await get(`/order/${order.token}/receipt`)).body.code).toBe('order_state');
  const cod = await orderOf('diary', { guestId: 'g2', payment: 'cod' });
  const shown = async () => (await as({}).get(`/data/order/${cod.token}`)).body.data.order.hasReceipt;
  expect(await shown()).toBe(false);
  for (const to of ['processing', 'shipped', 'delivered'] as OrderState[])
    await transitionOrderById(cod._id, { to, by: { kind: 'system' } });
  expect(await shown()).toBe(true);
  const free = await freeOrderOf('diary', { guestId: 'g3' });
  expect(hasReceipt(await row(free))).toBe(false);
  expect(hasReceipt({ ...(await row(free)), amounts: { ...free.amounts, total: 1 } })).toBe(true);
});
