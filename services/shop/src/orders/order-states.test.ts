import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { ORDER_GROUPS, type Order, type OrderState } from '@stezhka/shop-contract';
import { canTransition, inGroup, isCancellable, isInProgress } from './order-states.ts';
import { OrderModel } from './orders.model.ts';

useDatabase();
afterEach(clearDatabase);

test.each([
  ['pending_payment', false, true, true],
  ['failed', false, true, true],
  ['pending_confirmation', false, true, false],
  ['cod_confirmed', true, true, false],
  ['paid', true, true, false],
  ['processing', true, false, false],
  ['shipped', true, false, false],
  ['delivered', true, false, false],
  ['returned', false, false, false],
  ['expired', false, false, false],
  ['cancelled', false, false, false],
  ['refunded', false, false, false],
] as const)('an order that is %s', (state, underWay, cancellable, topUpCancellable) => {
  expect({
    underWay: isInProgress(state),
    cancellable: isCancellable({ kind: 'goods', state }),
    topUpCancellable: isCancellable({ kind: 'top_up', state }),
  }).toEqual({ underWay, cancellable, topUpCancellable });
  expect([canTransition(state, state), canTransition('refunded', state)]).toEqual([false, false]);
});

test.each<[Order['kind'], OrderState, string]>([
  ['goods', 'pending_confirmation', 'active'],
  ['goods', 'failed', 'active'],
  ['goods', 'paid', 'active'],
  ['goods', 'delivered', 'delivered'],
  ['goods', 'returned', 'ended'],
  ['course', 'pending_payment', 'active'],
  ['course', 'paid', 'delivered'],
  ['course', 'refunded', 'ended'],
])('an order of kind %s that is %s is listed as %s', async (kind, state, group) => {
  await OrderModel.collection.insertOne({ kind, state } as never);
  const found = await Promise.all(
    ORDER_GROUPS.map(async (one) => (await OrderModel.countDocuments(inGroup(one)).hint({ _id: 1 })) > 0),
  );
  expect(ORDER_GROUPS.filter((_, i) => found[i])).toEqual([group]);
});
