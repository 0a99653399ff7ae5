import { afterCommit } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { audit } from '@stezhka/kit/resource';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import type { Id } from '@stezhka/kit-contract';
import type { ClientSession } from 'mongoose';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { refundPaidOrder } from './refunds.service.ts';

export interface StaffRefund {
  userId: Id;
  kopiykas: number;
  note: string;
}

/** Refunds some or all, with an entry in the audit log. @throws AppError not_found, order_state, refund_too_much */
export async function refundByStaff(
  id: OrderRow['_id'] | Id,
  { userId, kopiykas, note }: StaffRefund,
  session: ClientSession,
): Promise<OrderRow> {
  const before = await OrderModel.findById(id).session(session).lean<OrderRow>();
  if (!before) throw new AppError('not_found');
  if (before.kind !== 'goods') throw new AppError('order_state');
  const by = { kind: 'staff', id: userId } as const;
  const after = await refundPaidOrder(before, { amount: kopiykas, reason: 'staff', by, note }, session);
  await audit(session, {
    userId,
    resource: 'shop/orders',
    documentId: String(id),
    action: 'refund',
    changes: [
      { path: 'refunded', from: before.refunded, to: after.refunded },
      ...(note ? [{ path: 'note', to: note }] : []),
    ],
  });
  afterCommit(session, () => logSecurityEvent('refunded', { actor: userId, detail: String(after.number) }));
  return after;
}
