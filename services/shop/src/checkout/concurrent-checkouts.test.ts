import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { OrderModel } from '../orders/orders.model.ts';
import { PaymentModel } from '../payments/payments.model.ts';
import { unpack } from '../payments/signed-data.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';

useDatabase();

let diary: string;
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 60_000, stock: 200 });
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const FORM = {
  'cart[contacts][name]': 'Софія',
  'cart[contacts][lastName]': 'Мельник',
  'cart[contacts][phone]': '050 000 00 00',
  'cart[contacts][email]': 'sofiia@stezhka.example',
  'cart[delivery][method]': 'pickup',
  'cart[payment]': 'card',
  'cart[version]': '1',
  'cart[goods]': '60000',
};

test('fifty submissions of one cart at once: one order, one attempt to pay it, the same answer to all', async () => {
  const guest = as({ guestId: 'impatient' });
  await guest.get(`/order/add-product/${diary}`);
  const replies = await Promise.all(Array.from({ length: 50 }, () => guest.post('/form/cart', FORM)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const refs = replies.map(({ body }) => unpack(body.data.checkoutForm.fields[0].value)!.order_id);
  expect(new Set(refs).size).toBe(1);
  expect(new Set(replies.map(({ body }) => body.data.token)).size).toBe(1);
  expect([
    await OrderModel.countDocuments({ guestId: 'impatient' }),
    await PaymentModel.estimatedDocumentCount(),
  ]).toEqual([1, 1]);
  expect((await ProductModel.findById(diary).lean())!.stock).toBe(199);
});

test('a hundred buyers of the last one: one order, and the others are told why', async () => {
  const buyers = Array.from({ length: 100 }, (_, n) => as({ guestId: `buyer-${n}` }));
  for (const buyer of buyers) await buyer.get(`/order/add-product/${diary}`);
  await ProductModel.updateOne({ _id: diary }, { stock: 1 });
  const replies = await Promise.all(buyers.map((buyer) => buyer.post('/form/cart', FORM)));
  const sold = replies.filter(({ status }) => status === 200);
  expect(sold).toHaveLength(1);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['409 out_of_stock']),
  );
  expect((await ProductModel.findById(diary).lean())!.stock).toBe(0);
  expect(await OrderModel.countDocuments({ guestId: /^buyer-/ }).hint({ guestId: 1, createdAt: -1 })).toBe(1);
});
