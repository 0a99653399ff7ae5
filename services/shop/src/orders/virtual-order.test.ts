import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { placeVirtualOrder } from './virtual-order.service.ts';

useDatabase();

const SOFIIA = '65f0000000000000000000b1';
const place = (cart = `top-up:${SOFIIA}`, version = 1) =>
  placeVirtualOrder({
    kind: 'top_up',
    userId: SOFIIA,
    kopiykas: 50_000,
    locale: 'uk',
    source: { cart, version },
  });
const stateOf = async ({ _id }: OrderRow) => (await OrderModel.findById(_id).lean<OrderRow>())!.state;

beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

test('an order without goods waits for its payment half an hour', async () => {
  const order = await place();
  expect(order).toMatchObject({
    kind: 'top_up',
    state: 'pending_payment',
    payment: 'card',
    lines: [],
    amounts: { goods: 50_000, total: 50_000 },
    reservedUntil: new Date('2026-11-20T10:30:00Z'),
    steps: [{ to: 'pending_payment', by: { kind: 'buyer' } }],
  });
  advanceClock({ minutes: 29 });
  await runDueJobs();
  expect(await stateOf(order)).toBe('pending_payment');
  advanceClock({ minutes: 1 });
  await runDueJobs();
  expect(await stateOf(order)).toBe('expired');
});

test('of one source there is one order, asked for at once or again', async () => {
  const orders = await Promise.all([place(), place(), place()]);
  expect(new Set([...orders, await place()].map(({ number }) => number)).size).toBe(1);
});

test('each source and each version of it has an order of its own', async () => {
  const orders = [await place(), await place(`course:${SOFIIA}`), await place(undefined, 2)];
  expect(new Set(orders.map(({ number }) => number)).size).toBe(3);
});

test('an order that cannot be written is refused with its reason', async () => {
  await expect(place('')).rejects.toMatchObject({ name: 'ValidationError' });
  expect(await OrderModel.estimatedDocumentCount()).toBe(0);
});
