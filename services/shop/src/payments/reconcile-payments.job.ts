import { clock } from '@stezhka/kit/clock';
import { defineJob } from '@stezhka/kit/jobs';
import { log } from '@stezhka/kit/log';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { applyPaymentStatus } from './apply-payment-status.ts';
import { FIRST_CHECK_MS } from './payment-attempts.ts';
import { PaymentModel, type PaymentRow } from './payments.model.ts';
import { currentProvider } from './provider.ts';

const EVERY_SECONDS = 60;
const AT_ONCE = 100;
const GIVEN_UP_MS = 3 * 24 * 60 * 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** Checks pending payments with the provider: callbacks get lost (product 4, Payment). */
export const reconcilePayments = defineJob(
  'reconcile-payments',
  Joi.object<object>({}),
  async () => {
    const { name } = currentProvider();
    const due = await PaymentModel.find({ nextCheckAt: trusted({ $lte: clock.now() }), provider: name })
      .sort({ nextCheckAt: 1 })
      .limit(AT_ONCE)
      .lean<PaymentRow[]>();
    for (const payment of due) await check(payment);
  },
  { every: EVERY_SECONDS },
);

async function check(payment: PaymentRow): Promise<void> {
  const { orderRef } = payment;
  try {
    const report = await currentProvider().fetchReport(orderRef);
    if (report) await applyPaymentStatus(report);
  } catch (err) {
    log.warn({ err, orderRef }, 'a payment could not be checked');
  }
  await PaymentModel.updateOne(
    { _id: payment._id, nextCheckAt: payment.nextCheckAt },
    { $set: { checkedAt: clock.now(), nextCheckAt: nextCheck(payment) } },
  );
}

/** Backs off with the payment's age, up to an hour. */
function nextCheck({ createdAt }: PaymentRow): Date | null {
  const age = clock.now().getTime() - createdAt.getTime();
  if (age > GIVEN_UP_MS) return null;
  return clock.in(Math.min(Math.max(age, FIRST_CHECK_MS), LONGEST_PAUSE_MS));
}
