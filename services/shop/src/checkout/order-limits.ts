import { createHash } from 'node:crypto';
import { countAttempt } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import { networkOf } from '@stezhka/kit/http';
import { type ClientSession, trusted } from 'mongoose';
import type { CartOwner } from '../cart/cart.model.ts';
import { AWAITS_PAYMENT } from '../orders/order-states.ts';
import { OrderModel } from '../orders/orders.model.ts';

const HOUR = 60 * 60;
/** Each unpaid order holds goods and sends a mail to the typed address. */
const MOST_UNPAID = 3;
/** An office or a family orders from one address. */
const PEOPLE_AT_ONE_ADDRESS = 3;

let perAddress = 30;
/** Called once by `main.ts`; a person and an e-mail may order a third as often. */
export const allowOrdersPerHour = (most: number): void => {
  perAddress = most;
};

/** @throws AppError too_many_requests */
export async function countOrder({
  owner,
  email,
  address,
}: {
  owner: CartOwner;
  email: string;
  address: string;
}): Promise<void> {
  const perPerson = Math.ceil(perAddress / PEOPLE_AT_ONE_ADDRESS);
  const person = Object.values(owner).join();
  const mailbox = createHash('sha256').update(email.toLowerCase()).digest('hex');
  const counted = [
    { name: 'orders-person', subject: person, free: perPerson },
    { name: 'orders-email', subject: mailbox, free: perPerson },
    { name: 'orders-address', subject: networkOf(address), free: perAddress },
  ];
  for (const { subject, ...rule } of counted) {
    const { count, seconds } = await countAttempt({ ...rule, seconds: HOUR }, subject);
    if (count > rule.free) throw new AppError('too_many_requests', { retryAfter: seconds });
  }
}

/** @throws AppError orders_unpaid */
export async function assertFewUnpaid(
  owner: CartOwner,
  email: string,
  session: ClientSession,
): Promise<void> {
  const state = trusted({ $in: AWAITS_PAYMENT });
  const unpaid = await Promise.all(
    [
      { ...owner, state },
      { 'contacts.email': email, state },
    ].map((some) => OrderModel.countDocuments({ ...some, kind: 'goods' }).session(session)),
  );
  if (Math.max(...unpaid) >= MOST_UNPAID) throw new AppError('orders_unpaid', { params: { n: MOST_UNPAID } });
}
