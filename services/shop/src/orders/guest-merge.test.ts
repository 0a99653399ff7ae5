import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { orderOf } from '../testing/payments.ts';
import { OrderModel } from './orders.model.ts';

useDatabase();
afterEach(clearDatabase);

test('a guest’s orders become the member’s at login; orders of other members and guests do not', async () => {
  const { diaries } = await makeCategories();
  await product('diary', diaries);
  const mine = await orderOf('diary', { guestId: 'came', payment: 'cod' });
  const members = await orderOf('diary', { guestId: 'left', payment: 'cod' });
  await OrderModel.updateOne({ _id: members._id }, { guestId: 'came', userId: 'another' });
  await orderOf('diary', { guestId: 'stranger', payment: 'cod' });
  const { orders } = (await as({ userId: 'logged-in', guestId: 'came' }).get('/data/orders')).body.data;
  expect(orders.map(({ number }: { number: number }) => number)).toEqual([mine.number]);
  expect(await OrderModel.findById(members._id).lean()).toMatchObject({ userId: 'another' });
});
