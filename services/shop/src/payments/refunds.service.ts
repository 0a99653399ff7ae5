import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { later } from '@stezhka/kit/jobs';
import { type ClientSession, trusted } from 'mongoose';
import { toHryvnias } from '../money/money.ts';
import { canTransition } from '../orders/order-states.ts';
import { type Actor, OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { PaymentModel, type PaymentRow } from './payments.model.ts';
import { carryOutRefund } from './refund.job.ts';
import { RefundModel, type RefundReason } from './refunds.model.ts';

export interface RefundRequest {
  /** Kopiykas. */
  amount: number;
  reason: RefundReason;
  by: Actor;
}

const tooMuch = (left: number) => new AppError('refund_too_much', { params: { left: toHryvnias(left) } });

/** Records a refund, which a job executes unless the provider reversed it itself. @throws AppError refund_too_much */
export async function createRefund(
  payment: PaymentRow,
  { amount, reason, by }: RefundRequest,
  session: ClientSession,
): Promise<void> {
  const { modifiedCount } = await PaymentModel.updateOne(
    { _id: payment._id, refunded: trusted({ $lte: payment.amount - amount }) },
    { $inc: { refunded: amount } },
    { session },
  );
  if (modifiedCount === 0) throw tooMuch(payment.amount - payment.refunded);
  const isDone = reason === 'reversed';
  const now = clock.now();
  const [refund] = await RefundModel.create(
    [
      {
        order: payment.order,
        payment: payment._id,
        amount,
        reason,
        by,
        state: isDone ? 'done' : 'open',
        createdAt: now,
        doneAt: isDone ? now : null,
      },
    ],
    { session },
  );
  if (!isDone) await later(session, carryOutRefund, { id: refund!.id }, { key: refund!.id });
}

/**
 * Refunds `amount`, or all that is left; refunded in full, the order becomes refunded.
 * @throws AppError order_state when nothing was paid or the order cannot be refunded; refund_too_much
 */
export async function refundPaidOrder(
  order: OrderRow,
  giving: Omit<RefundRequest, 'amount'> & { amount?: number; note?: string },
  session: ClientSession,
): Promise<OrderRow> {
  const { reason, by, note = reason } = giving;
  if (!canTransition(order.state, 'refunded')) throw new AppError('order_state');
  const payment = await PaymentModel.findOne({ order: order._id, settles: true })
    .session(session)
    .lean<PaymentRow>();
  // An order that cost nothing is refunded without a payment.
  if (!payment && order.amounts.total > 0) throw new AppError('order_state');
  const left = payment ? payment.amount - payment.refunded : 0;
  const amount = giving.amount ?? left;
  if (amount > left) throw tooMuch(left);
  if (payment && amount > 0) await createRefund(payment, { amount, reason, by }, session);
  const refunded = order.refunded + amount;
  if (amount === left)
    return transitionOrder(order, { to: 'refunded', by, note, set: { refunded } }, session);
  const changed = await OrderModel.findOneAndUpdate(
    { _id: order._id },
    { $set: { refunded }, $inc: { __v: 1 } },
    { returnDocument: 'after', session },
  ).lean<OrderRow>();
  return changed!;
}
