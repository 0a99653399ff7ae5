import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { later } from '@stezhka/kit/jobs';
import type { ClientSession } from 'mongoose';
import { RESERVATION_MS } from '../checkout/place-order.ts';
import { CURRENCY } from '../money/money.ts';
import { expireOrder } from '../orders/expiry.job.ts';
import { moveOrder } from '../orders/move-order.ts';
import { AWAITS_PAYMENT } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { PaymentModel, type PaymentRow } from './payments.model.ts';
import { currentProvider } from './provider.ts';

/** A second click within this is the first one's. */
const SAME_CLICK_MS = 10_000;
/** The provider is first asked about a payment after this. */
export const FIRST_CHECK_MS = 60_000;
/** Nobody keeps goods from others by trying forever. */
const MOST_ATTEMPTS = 20;

/**
 * The attempt a buyer goes to the provider with: a new one, or the one that was begun a moment ago.
 * A failed order waits again, and its goods are kept another half an hour.
 * @throws AppError order_state when the order waits for no payment; payment_off
 */
export const startAttempt = (id: OrderRow['_id']): Promise<Attempt> =>
  transaction((session) => startAttemptWithin(id, session));

export interface Attempt {
  order: OrderRow;
  payment: PaymentRow;
}

/** The same as part of a caller's transaction. @throws as `startAttempt` */
export async function startAttemptWithin(id: OrderRow['_id'], session: ClientSession): Promise<Attempt> {
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
  return { order: await keepWaiting(order, attempt, session), payment: made!.toObject() as PaymentRow };
}

const isSameClick = ({ status, createdAt }: PaymentRow): boolean =>
  status === 'created' && clock.now().getTime() - createdAt.getTime() < SAME_CLICK_MS;

/** Writes the order in any case: of two attempts at once one then sees the other. */
async function keepWaiting(order: OrderRow, attempt: number, session: ClientSession): Promise<OrderRow> {
  const reservedUntil = clock.in(RESERVATION_MS);
  await later(
    session,
    expireOrder,
    { id: String(order._id) },
    { at: reservedUntil, key: `expire:${order._id}:${attempt}` },
  );
  if (order.state === 'failed') {
    const again = { to: 'pending_payment', by: { kind: 'buyer' }, set: { reservedUntil } } as const;
    return moveOrder(order, again, session);
  }
  await OrderModel.updateOne({ _id: order._id }, { $set: { reservedUntil } }, { session });
  return { ...order, reservedUntil };
}
