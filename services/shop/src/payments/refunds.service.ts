import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { later } from '@stezhka/kit/jobs';
import { type ClientSession, trusted } from 'mongoose';
import { localiseMoney } from '../money/money.ts';
import { canTransition } from '../orders/order-states.ts';
import { sendRefundMail } from '../orders/orders.mail.ts';
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

const tooMuch = (left: number) => new AppError('refund_too_much', { params: { left: localiseMoney(left) } });

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
  if (order.payment === 'cod') return refundCod(order, { ...giving, note }, session);
  const payment = await PaymentModel.findOne({ order: order._id, settles: true })
    .session(session)
    .lean<PaymentRow>();
  // An order that cost nothing is refunded without a payment.
  if (!payment && order.amounts.total > 0) throw new AppError('order_state');
  const left = payment ? payment.amount - payment.refunded : 0;
  const amount = giving.amount ?? left;
  if (amount > left) throw tooMuch(left);
  if (payment && amount > 0) await createRefund(payment, { amount, reason, by }, session);
  return noteRefund(order, { by, note, amount, whole: amount === left }, session);
}

/** Staff return cash themselves, once it has been collected; the row keeps the books. */
async function refundCod(
  order: OrderRow,
  { reason, by, note, amount: wanted }: Omit<RefundRequest, 'amount'> & { amount?: number; note: string },
  session: ClientSession,
): Promise<OrderRow> {
  if (order.state !== 'delivered') throw new AppError('order_state');
  const left = order.amounts.total - order.refunded;
  const amount = wanted ?? left;
  if (amount > left) throw tooMuch(left);
  const now = clock.now();
  if (amount > 0)
    await RefundModel.create(
      [{ order: order._id, amount, reason, by, state: 'done', createdAt: now, doneAt: now }],
      { session },
    );
  return noteRefund(order, { by, note, amount, whole: amount === left }, session);
}

async function noteRefund(
  order: OrderRow,
  { by, note, amount, whole }: { by: Actor; note: string; amount: number; whole: boolean },
  session: ClientSession,
): Promise<OrderRow> {
  const set = { refunded: order.refunded + amount };
  if (whole) return transitionOrder(order, { to: 'refunded', by, note, set }, session);
  const changed = (await OrderModel.findOneAndUpdate(
    { _id: order._id },
    { $set: set, $inc: { __v: 1 } },
    { returnDocument: 'after', session },
  ).lean<OrderRow>())!;
  await sendRefundMail(changed, { state: 'refunded_part', kopiykas: amount }, session);
  return changed;
}
