import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { later } from '@stezhka/kit/jobs';
import { log } from '@stezhka/kit/log';
import type { ClientSession } from 'mongoose';
import { creditTopUp, takeBackTopUp } from '../account-balance/top-up-credit.job.ts';
import { canTransition } from '../orders/order-states.ts';
import { sendRefundMail } from '../orders/orders.mail.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { grantOrderedCourse, revokeOrderedCourse } from './course-access.job.ts';
import { PaymentModel, type PaymentRow, RANK } from './payments.model.ts';
import { currentProvider } from './provider.ts';
import { type ProviderReport, statusOf } from './provider-report.ts';
import { createRefund } from './refunds.service.ts';

const PROVIDER = { kind: 'provider' } as const;
/** What brings the buyer of a virtual order what was paid for. */
const AFTER_PAYMENT = { goods: null, top_up: creditTopUp, course: grantOrderedCourse } as const;
/** A late payment: its goods were released meanwhile. */
type LatePayment = 'accept' | 'refund';

/**
 * Applies a verified report of the provider, idempotently: a payment's status only rises (`RANK`).
 * @returns whether it changed anything
 * @throws AppError not_found for an unknown payment; payment_mismatch for another key, amount or currency
 */
export async function applyPaymentStatus(report: ProviderReport): Promise<boolean> {
  const payment = await PaymentModel.findOne({ orderRef: report.orderRef }).lean<PaymentRow>();
  const { name, publicKey } = currentProvider();
  if (payment?.provider !== name) throw new AppError('not_found');
  const { amount, currency } = payment;
  if (report.publicKey !== publicKey || report.amount !== amount || report.currency !== currency) {
    throw new AppError('payment_mismatch');
  }
  const apply = (late: LatePayment) => transaction((session) => applyInTransaction(report, late, session));
  try {
    return await apply('accept');
  } catch (error) {
    if (!isOutOfStock(error)) throw error;
    return apply('refund');
  }
}

const isOutOfStock = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'out_of_stock' || error.code === 'not_enough_stock');

export async function applyInTransaction(
  report: ProviderReport,
  late: LatePayment,
  session: ClientSession,
): Promise<boolean> {
  const payment = (await PaymentModel.findOne({ orderRef: report.orderRef })
    .session(session)
    .lean<PaymentRow>())!;
  const status = statusOf(report, payment.provider);
  if (RANK[status] <= RANK[payment.status]) return false;
  const order = (await OrderModel.findById(payment.order).session(session).lean<OrderRow>())!;
  if (status === 'reversed') return reverse(report, { payment, order, late }, session);
  await recordStatus(payment, { ...report, status }, session);
  if (status === 'success') await settle(payment, order, late, session);
  if (status === 'failure' || status === 'error') await fail(payment, order, session);
  return true;
}

/** This write makes concurrent reports conflict. */
const recordStatus = (
  { _id }: PaymentRow,
  { status, providerPaymentId }: Pick<PaymentRow, 'status' | 'providerPaymentId'>,
  session: ClientSession,
) =>
  PaymentModel.updateOne(
    { _id },
    {
      $set: {
        status,
        providerPaymentId,
        checkedAt: clock.now(),
        ...(RANK[status] > RANK.pending && { nextCheckAt: null }),
      },
    },
    { session },
  );

/** Pays the order, or refunds the money when the order is closed or paid already. */
async function settle(
  payment: PaymentRow,
  order: OrderRow,
  late: LatePayment,
  session: ClientSession,
): Promise<void> {
  const giving = { amount: payment.amount, by: PROVIDER };
  const own = { _id: payment._id };
  if (late === 'accept' && canTransition(order.state, 'paid')) {
    await transitionOrder(order, { to: 'paid', by: PROVIDER, note: payment.orderRef }, session);
    await PaymentModel.updateOne(own, { $set: { settles: true } }, { session });
    const then = AFTER_PAYMENT[order.kind];
    if (then) await later(session, then, { id: String(order._id) }, { key: String(order._id) });
    return;
  }
  if (order.state === 'expired' || order.state === 'cancelled') {
    await PaymentModel.updateOne(own, { $set: { settles: true } }, { session });
    await createRefund(payment, { ...giving, reason: 'late' }, session);
    const set = { refunded: payment.amount };
    await transitionOrder(order, { to: 'refunded', by: PROVIDER, note: payment.orderRef, set }, session);
    return;
  }
  await createRefund(payment, { ...giving, reason: 'double' }, session);
  await OrderModel.updateOne(
    { _id: order._id },
    { $inc: { doubleRefunded: payment.amount, __v: 1 } },
    { session },
  );
  await sendRefundMail(order, { state: 'refunded_double', kopiykas: payment.amount }, session);
}

async function fail({ attempt, orderRef }: PaymentRow, order: OrderRow, session: ClientSession) {
  if (order.state !== 'pending_payment') return;
  if (await PaymentModel.exists({ order: order._id, attempt: attempt + 1 }).session(session)) return;
  await transitionOrder(order, { to: 'failed', by: PROVIDER, note: orderRef }, session);
}

interface Reversal {
  payment: PaymentRow;
  order: OrderRow;
  late: LatePayment;
}

async function reverse(
  report: ProviderReport,
  { payment, order, late }: Reversal,
  session: ClientSession,
): Promise<boolean> {
  // A reversal without a success before it: the success is applied first.
  if (payment.status !== 'success') {
    await recordStatus(payment, { ...report, status: 'success' }, session);
    await settle(payment, order, late, session);
  }
  const now = (await PaymentModel.findById(payment._id).session(session).lean<PaymentRow>())!;
  if (report.refunded === undefined && now.refunded > 0 && now.refunded < now.amount) {
    log.warn({ orderRef: now.orderRef }, 'a reversal that does not say how much, beside a refund in part');
    return false;
  }
  const refunded = Math.min(report.refunded ?? now.amount, now.amount);
  const whole = Math.max(refunded, now.refunded) === now.amount;
  if (whole) await recordStatus(now, { ...report, status: 'reversed' }, session);
  const more = refunded - now.refunded;
  if (more <= 0) return whole;
  await createRefund(now, { amount: more, reason: 'reversed', by: PROVIDER }, session);
  if (now.settles) await deductFromOrder(order, now, more, session);
  return true;
}

async function deductFromOrder(
  { _id }: OrderRow,
  payment: PaymentRow,
  more: number,
  session: ClientSession,
): Promise<void> {
  const order = (await OrderModel.findById(_id).session(session).lean<OrderRow>())!;
  const refunded = order.refunded + more;
  if (order.kind === 'top_up') {
    const data = { id: String(_id), kopiykas: more };
    await later(session, takeBackTopUp, data, { key: `${_id}:${refunded}` });
  }
  if (order.kind === 'course' && refunded === payment.amount)
    await later(session, revokeOrderedCourse, { id: String(_id) }, { key: String(_id) });
  const set = { refunded };
  if (refunded === payment.amount && canTransition(order.state, 'refunded')) {
    await transitionOrder(order, { to: 'refunded', by: PROVIDER, note: payment.orderRef, set }, session);
    return;
  }
  await OrderModel.updateOne({ _id }, { $set: set, $inc: { __v: 1 } }, { session });
  await sendRefundMail({ ...order, ...set }, { state: 'refunded_part', kopiykas: more }, session);
}
