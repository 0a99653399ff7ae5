import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { later } from '@stezhka/kit/jobs';
import type { ClientSession } from 'mongoose';
import { CURRENCY } from '../money/money.ts';
import { expireOrder, RESERVATION_MS } from '../orders/expire-order.job.ts';
import { AWAITS_PAYMENT } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { PaymentModel, type PaymentRow } from './payments.model.ts';
import { currentProvider } from './provider.ts';

/** A repeated click within this is the same attempt. */
const SAME_CLICK_MS = 10_000;
export const FIRST_CHECK_MS = 60_000;
const MOST_ATTEMPTS = 20;
/** The first reservation and one more: repeated attempts must not hold goods for ever. */
const MOST_RESERVED_MS = 2 * RESERVATION_MS;

/**
 * A new attempt, or the one begun a moment ago; prolongs the reservation.
 * @throws AppError order_state when the order awaits no payment; payment_off
 */
export const startPaymentAttempt = (id: OrderRow['_id']): Promise<Attempt> =>
  transaction((session) => startAttemptInTransaction(id, session));

export interface Attempt {
  order: OrderRow;
  payment: PaymentRow;
}

export async function startAttemptInTransaction(
  id: OrderRow['_id'],
  session: ClientSession,
): Promise<Attempt> {
  const provider = currentProvider();
  const order = await OrderModel.findById(id).session(session).lean<OrderRow>();
  if (order?.payment !== 'card' || !AWAITS_PAYMENT.includes(order.state)) {
    throw new AppError('order_state');
  }
  const last = await PaymentModel.findOne({ order: id })
    .sort({ attempt: -1 })
    .session(session)
    .lean<PaymentRow>();
  if (last && isSameClick(last)) return { order, payment: last };
  const attempt = (last?.attempt ?? 0) + 1;
  if (attempt > MOST_ATTEMPTS) throw new AppError('order_state');
  const now = clock.now();
  const [made] = await PaymentModel.create(
    [
      {
        order: id,
        attempt,
        orderRef: `${order.number}-${attempt}`,
        provider: provider.name,
        amount: order.amounts.total,
        currency: CURRENCY,
        status: 'created',
        createdAt: now,
        nextCheckAt: clock.in(FIRST_CHECK_MS),
      },
    ],
    { session },
  );
  return { order: await extendReservation(order, attempt, session), payment: made!.toObject() as PaymentRow };
}

const isSameClick = ({ status, createdAt }: PaymentRow): boolean =>
  status === 'created' && clock.now().getTime() - createdAt.getTime() < SAME_CLICK_MS;

/** Writes the order in any case: concurrent attempts conflict. */
async function extendReservation(
  order: OrderRow,
  attempt: number,
  session: ClientSession,
): Promise<OrderRow> {
  const last = order.createdAt.getTime() + MOST_RESERVED_MS;
  const until = Math.min(clock.in(RESERVATION_MS).getTime(), last);
  const reservedUntil = new Date(Math.max(until, order.reservedUntil?.getTime() ?? 0));
  await later(
    session,
    expireOrder,
    { id: String(order._id) },
    { at: reservedUntil, key: `expire:${order._id}:${attempt}` },
  );
  if (order.state === 'failed') {
    const again = { to: 'pending_payment', by: { kind: 'buyer' }, set: { reservedUntil } } as const;
    return transitionOrder(order, again, session);
  }
  await OrderModel.updateOne({ _id: order._id }, { $set: { reservedUntil } }, { session });
  return { ...order, reservedUntil };
}
