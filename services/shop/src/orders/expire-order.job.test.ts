import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { ProductModel } from '../products/products.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { attempt, callback, orderOf, providerPayload } from '../testing/payments.ts';
import { expireOrder } from './expire-order.job.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

useDatabase();
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  const { diaries } = await makeCategories();
  await product('diary', diaries, { stock: 9 });
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const guest = as({ guestId: 'g1' });
const row = async ({ _id }: OrderRow) => (await OrderModel.findById(_id).lean<OrderRow>())!;
const stock = async () => (await ProductModel.findOne({ slug: 'diary' }).lean())!.stock;
const wait = async (minutes: number) => {
  advanceClock({ minutes });
  await runDueJobs();
};

test.each([
  ['an order to be paid by card', { payment: 'card', quantity: 1 }, 30, 'unpaid'],
  ['a large order to be paid on delivery', { payment: 'cod', quantity: 6 }, 120, 'unconfirmed'],
] as const)('%s ends by the system at the very moment it waited for', async (_, options, minutes, note) => {
  const order = await orderOf('diary', options);
  await wait(minutes - 1);
  expect((await row(order)).state).toBe(order.state);
  await wait(1);
  const { state, reservedUntil, steps } = await row(order);
  expect([state, reservedUntil, await stock()]).toEqual(['expired', null, 9]);
  expect(steps[1]).toMatchObject({ by: { kind: 'system' }, note, from: order.state });
});

test('an order whose payment failed ends, too', async () => {
  const order = await orderOf('diary');
  await callback(providerPayload(await attempt(order), 'failure'));
  // It is still kept: another card may be tried.
  expect((await row(order)).reservedUntil).toEqual(new Date('2026-11-20T10:30:00Z'));
  await wait(31);
  expect((await row(order)).state).toBe('expired');
});

test('an order that was paid or given up meanwhile, or is not there any more, is left alone', async () => {
  const paid = await orderOf('diary');
  await callback(providerPayload(await attempt(paid), 'success'));
  expect((await row(paid)).reservedUntil).toBeNull();
  const cancelled = await orderOf('diary', { guestId: 'g2' });
  await guest.post(`/order/${cancelled.token}/cancel`);
  const lost = await orderOf('diary', { guestId: 'g3' });
  await OrderModel.deleteOne({ _id: lost._id });
  await wait(31);
  expect([(await row(paid)).state, (await row(cancelled)).state]).toEqual(['paid', 'cancelled']);
  const noted = [await row(paid), await row(cancelled)].map(({ steps }) => steps.length);
  expect([noted, await stock()]).toEqual([[2, 2], 7]);
  for (const { _id } of [paid, cancelled, lost])
    await expireOrder.handler({ id: String(_id) }, { id: '1', attempt: 1 });
  expect((await row(paid)).steps).toHaveLength(2);
});
