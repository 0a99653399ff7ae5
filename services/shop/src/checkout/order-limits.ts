import { countAttempt } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { networkOf } from '@stezhka/kit/http';
import { type ClientSession, trusted } from 'mongoose';
import type { CartOwner } from '../cart/cart.model.ts';
import { AWAITS_PAYMENT } from '../orders/order-states.ts';
import { OrderModel } from '../orders/orders.model.ts';

const HOUR_SECONDS = 60 * 60;
/** Each holds goods, and writes a mail to whatever address was typed. */
const MOST_UNPAID = 3;
/** An office or a family orders from one address. */
const PEOPLE_AT_ONE_ADDRESS = 3;

let perAddress = 30;
/** Called once by `main.ts`; a person may order a third as often. */
export const allowOrdersPerHour = (most: number): void => {
  perAddress = most;
};

/** @throws AppError too_many_requests */
export async function countSubmission(address: string): Promise<void> {
  const rule = { name: 'orders-address', free: perAddress, seconds: HOUR_SECONDS };
  const { count, seconds } = await countAttempt(rule, networkOf(address));
  if (count > perAddress) throw new AppError('too_many_requests', { retryAfter: seconds });
}

/**
 * Counts orders that were made, refused ones never. Guests count by their e-mail too, among guests alone: nobody keeps
 * a member from ordering by typing the member's address.
 * @throws AppError too_many_requests, orders_unpaid
 */
export async function assertFewOrders(
  { owner, email, pays }: { owner: CartOwner; email: string; pays: boolean },
  session: ClientSession,
): Promise<void> {
  const people = 'userId' in owner ? [owner] : [owner, { 'contacts.email': email, userId: null }];
  const most = async (filter: object) => {
    const count = (who: object) =>
      OrderModel.countDocuments({ ...who, ...filter, kind: 'goods' }).session(session);
    // One session runs one command at a time.
    let found = 0;
    for (const who of people) found = Math.max(found, await count(who));
    return found;
  };
  const recent = { createdAt: trusted({ $gt: clock.in(-HOUR_SECONDS * 1000) }) };
  if ((await most(recent)) >= Math.ceil(perAddress / PEOPLE_AT_ONE_ADDRESS))
    throw new AppError('too_many_requests', { retryAfter: HOUR_SECONDS });
  if (pays && (await most({ state: trusted({ $in: AWAITS_PAYMENT }) })) >= MOST_UNPAID)
    throw new AppError('orders_unpaid', { params: { n: MOST_UNPAID } });
}
