import { advanceClock } from '@stezhka/kit/clock';
import type { ClientSession } from 'mongoose';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { type StaffState, transitionByStaff } from '../orders/transition-by-staff.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { applyInTransaction } from '../payments/apply-payment-status.ts';
import { startAttemptInTransaction } from '../payments/payment-attempts.ts';
import { PaymentModel, type PaymentRow } from '../payments/payments.model.ts';
import { currentProvider } from '../payments/provider.ts';
import { refundByStaff } from '../payments/refund-by-staff.ts';
import { refundPaidOrder } from '../payments/refunds.service.ts';
import type { Act } from './read-orders.ts';

/** Demo users of the account service: the administrator of the shop, and the one who may refund. */
const KEEPER = '65f000000000000000000003';
const TREASURER = '65f000000000000000000007';
/** Kopiykas for a crushed corner. */
const PART = 15_000;
/** How long after what was before, in minutes. */
const AFTER: Record<Act, number> = {
  pay: 3,
  decline: 2,
  again: 6,
  pack: 190,
  send: 1_290,
  deliver: 2_870,
  refuse: 160,
  giveUp: 11,
  expire: 30,
  return: 7_300,
  part: 4_100,
  comeBack: 11_500,
};

type Doing = (order: OrderRow, session: ClientSession) => Promise<unknown>;

const said =
  (status: 'success' | 'failure'): Doing =>
  async ({ _id }, session) => {
    const last = (await PaymentModel.findOne({ order: _id })
      .sort({ attempt: -1 })
      .session(session)
      .lean<PaymentRow>())!;
    const { orderRef, amount, currency } = last;
    const { publicKey } = currentProvider();
    const report = {
      orderRef,
      publicKey,
      amount,
      currency,
      status,
      providerPaymentId: `sandbox-${orderRef}`,
    };
    return applyInTransaction(report, 'accept', session);
  };
const moved =
  (to: StaffState): Doing =>
  (order, session) => {
    const trackingNumber = to === 'shipped' ? `204508${order.number}371` : order.trackingNumber;
    return transitionByStaff(order, { to, userId: KEEPER, trackingNumber }, session);
  };
const givenBack =
  (note: string, part?: number): Doing =>
  ({ _id, amounts, refunded }, session) =>
    refundByStaff(_id, { userId: TREASURER, kopiykas: part ?? amounts.total - refunded, note }, session);

const DOINGS: Record<Act, Doing> = {
  pay: said('success'),
  decline: said('failure'),
  again: ({ _id }, session) => startAttemptInTransaction(_id, session),
  pack: moved('processing'),
  send: moved('shipped'),
  deliver: moved('delivered'),
  refuse: moved('cancelled'),
  giveUp: (order, session) =>
    order.state === 'paid'
      ? refundPaidOrder(order, { reason: 'cancelled', by: { kind: 'buyer' } }, session)
      : transitionOrder(order, { to: 'cancelled', by: { kind: 'buyer' } }, session),
  expire: (order, session) =>
    transitionOrder(order, { to: 'expired', by: { kind: 'system' }, note: 'unpaid' }, session),
  return: givenBack('Покупець повернув замовлення'),
  comeBack: moved('returned'),
  part: givenBack('Зім’ятий кут коробки', PART),
};

/** Lets one thing happen to an order, at its time. */
export async function happens(act: Act, id: OrderRow['_id'], session: ClientSession): Promise<void> {
  advanceClock({ minutes: AFTER[act] });
  const order = (await OrderModel.findById(id).session(session).lean<OrderRow>())!;
  await DOINGS[act](order, session);
}
