import { countAttempt } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { networkOf } from '@stezhka/kit/http';
import { type ClientSession, trusted } from 'mongoose';
import type { CartOwner } from '../cart/cart.model.ts';
import { AWAITS_BUYER } from '../orders/order-states.ts';
import { OrderModel } from '../orders/orders.model.ts';

const HOUR_SECONDS = 60 * 60;
/** Each holds goods, and writes a mail to whatever address was typed. */
const MOST_UNPAID = 3;
/**
 * Cash on delivery beyond either waits for a confirmation. The usual order is one to three diaries for up to 2000 ₴: few
 * buyers meet the rule, and an invented order holds no more than this. Pieces as stock counts them, a kit by its parts;
 * the sum without delivery and fee.
 */
const COD_UNCONFIRMED = { pieces: 5, kopiykas: 300_000 };
/** An office or a family orders from one address. */
const PEOPLE_AT_ONE_ADDRESS = 3;

let perAddress = 30;
export const needsConfirmation = ({ pieces, kopiykas }: { pieces: number; kopiykas: number }): boolean =>
  pieces > COD_UNCONFIRMED.pieces || kopiykas > COD_UNCONFIRMED.kopiykas;

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
  { owner, email, waits }: { owner: CartOwner; email: string; waits: boolean },
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
  if (waits && (await most({ state: trusted({ $in: AWAITS_BUYER }) })) >= MOST_UNPAID)
    throw new AppError('orders_unpaid', { params: { n: MOST_UNPAID } });
}
