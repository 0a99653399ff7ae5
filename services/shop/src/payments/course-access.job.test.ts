import { GiveUp } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { placeVirtualOrder } from '../orders/virtual-order.service.ts';
import { text } from '../testing/catalogue.ts';
import { grantOrderedCourse, revokeOrderedCourse } from './course-access.job.ts';

useDatabase();
const diary = useFakeGateway({ granted: true, revoked: true });
let order: OrderRow;

beforeEach(async () => {
  order = await placeVirtualOrder({
    kind: 'course',
    course: { id: '6560b0d1a2c4e8f0123456e2', slug: 'tykhi-ranky', title: text('Тихі ранки') },
    userId: '65f0000000000000000000b1',
    kopiykas: 42_000,
    locale: 'uk',
    source: { cart: 'course:anna', version: 1 },
  });
  await OrderModel.updateOne({ _id: order._id }, { state: 'paid' });
});
afterEach(clearDatabase);

const handle = async (job: typeof grantOrderedCourse) =>
  job.handler({ id: String(order._id) }, { id: '1', attempt: 1 });

describe.each([
  ['given', grantOrderedCourse],
  ['taken back', revokeOrderedCourse],
])('a course that is %s', (_, job) => {
  test('is asked of the diary with its order and its member', async () => {
    await handle(job);
    expect(diary.heard.map(({ body }) => body)).toEqual([
      { userId: order.userId, course: order.course!.id, order: String(order._id) },
    ]);
  });

  test('of an order without a course, or of none at all, is given up', async () => {
    await OrderModel.updateOne({ _id: order._id }, { kind: 'goods', course: null });
    await expect(handle(job)).rejects.toThrow(GiveUp);
    await OrderModel.deleteOne({ _id: order._id });
    await expect(handle(job)).rejects.toThrow(GiveUp);
  });

  test('of an erased member is not asked of the diary', async () => {
    await OrderModel.updateOne({ _id: order._id }, { userId: null });
    await handle(job);
    expect(diary.heard).toEqual([]);
  });

  test('waits while the diary does not answer', async () => {
    diary.status = 503;
    await expect(handle(job)).rejects.toMatchObject({ code: 'unavailable' });
    expect(diary.heard).not.toEqual([]);
  });
});

test('a course that is not given, of an order that is refunded already, gives no money back', async () => {
  diary.data = { granted: false };
  await OrderModel.updateOne({ _id: order._id }, { state: 'refunded' });
  await handle(grantOrderedCourse);
  expect((await OrderModel.findById(order._id).lean<OrderRow>())!.steps).toHaveLength(1);
});
