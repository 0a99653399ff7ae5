import type { ClientSession } from 'mongoose';
import type { OrderRow } from '../orders/orders.model.ts';
import { PaymentModel, type PaymentRow } from '../payments/payments.model.ts';
import { RefundModel } from '../payments/refunds.model.ts';
import { SandboxModel } from '../payments/sandbox/sandbox.model.ts';

/** The provider's own books say what the shop's say: who paid, who was declined, what went back. */
export async function closeBooks(order: OrderRow['_id'], session: ClientSession): Promise<void> {
  await RefundModel.updateMany({ order }, [{ $set: { state: 'done', doneAt: '$createdAt' } }], {
    session,
    updatePipeline: true,
  });
  const payments = await PaymentModel.find({ order }).session(session).lean<PaymentRow[]>();
  const books = payments.map(({ orderRef, amount, currency, status, refunded, createdAt: openedAt }) => {
    const paid = refunded === amount ? 'reversed' : 'success';
    const said = status === 'success' ? paid : status === 'failure' ? 'failure' : 'open';
    return { orderRef, amount, currency, status: said, refunded, openedAt } as const;
  });
  await SandboxModel.insertMany(books, { session });
}
