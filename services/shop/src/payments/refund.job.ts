import { clock } from '@stezhka/kit/clock';
import { defineJob, GiveUp } from '@stezhka/kit/jobs';
import Joi from 'joi';
import { PaymentModel, type PaymentRow } from './payments.model.ts';
import { type Provider, providerOf } from './provider.ts';
import { RefundModel, type RefundRow } from './refunds.model.ts';

/**
 * Executes a refund once. A retry first asks the provider how much went back: the former run may have died half-way.
 * Refunds of one payment run one after another, so that this sum tells which are done.
 */
export const carryOutRefund = defineJob(
  'carry-out-refund',
  Joi.object<{ id: string }>({ id: Joi.string().required() }),
  async ({ id }) => {
    const refund = await RefundModel.findById(id).lean<RefundRow>();
    if (refund?.state !== 'open') return;
    const first = await RefundModel.findOne({ payment: refund.payment, state: 'open' })
      .sort({ _id: 1 })
      .lean<RefundRow>();
    if (!first!._id.equals(refund._id)) throw new Error(`Refund ${first!._id} of the payment comes before.`);
    const payment = (await PaymentModel.findById(refund.payment).lean<PaymentRow>())!;
    const provider = providerOf(payment);
    if (!refund.askedAt || !(await isThrough(refund, payment, provider))) {
      await RefundModel.updateOne({ _id: refund._id }, { $set: { askedAt: clock.now() } });
      await provider.refund(payment.orderRef, refund.amount);
    }
    await RefundModel.updateOne({ _id: refund._id }, { $set: { state: 'done', doneAt: clock.now() } });
  },
  { attempts: 12 },
);

/** @throws GiveUp when the provider's answer leaves it open */
async function isThrough(refund: RefundRow, payment: PaymentRow, provider: Provider): Promise<boolean> {
  const report = await provider.fetchReport(payment.orderRef);
  if (!report) throw new GiveUp(`${payment.provider} does not know payment ${payment.orderRef}.`);
  const done = await RefundModel.find({ payment: payment._id, state: 'done' }).lean<RefundRow[]>();
  const before = done.reduce((sum, { amount }) => sum + amount, 0);
  if (report.refunded !== undefined) return report.refunded >= before + refund.amount;
  if (report.status !== 'reversed') return false;
  if (before > 0)
    throw new GiveUp(`${payment.provider} does not say how much of ${payment.orderRef} went back.`);
  return true;
}
