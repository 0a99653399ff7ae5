import { AppError } from '@stezhka/kit/errors';
import type { AuditChange } from '@stezhka/kit/resource';
import type { Id } from '@stezhka/kit-contract';
import type { OrderState } from '@stezhka/shop-contract';
import type { ClientSession } from 'mongoose';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { transitionOrder } from './transition-order.ts';

export const STAFF_STATES = [
  'cod_confirmed',
  'processing',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
] as const satisfies OrderState[];
export type StaffState = (typeof STAFF_STATES)[number];

export interface StaffTransition {
  to: StaffState | undefined;
  userId: Id;
  note?: string | undefined;
  trackingNumber: string;
}

export async function transitionByStaff(
  order: OrderRow,
  { to, userId, note = '', trackingNumber }: StaffTransition,
  session: ClientSession,
): Promise<AuditChange[]> {
  if (order.kind !== 'goods') throw new AppError('order_state');
  const set = { trackingNumber };
  const sent = trackingNumber === order.trackingNumber ? [] : [change(order, set)];
  if (to) {
    await transitionOrder(order, { to, by: { kind: 'staff', id: userId }, note, set }, session);
    return [{ path: 'state', from: order.state, to }, ...sent, ...(note ? [{ path: 'note', to: note }] : [])];
  }
  if (sent.length)
    await OrderModel.updateOne({ _id: order._id }, { $set: set, $inc: { __v: 1 } }, { session });
  return sent;
}

const change = (order: OrderRow, { trackingNumber: to }: { trackingNumber: string }): AuditChange => ({
  path: 'trackingNumber',
  from: order.trackingNumber,
  to,
});
