import { audit } from '@stezhka/kit/resource';
import type { Id } from '@stezhka/kit-contract';
import type { OrderState } from '@stezhka/shop-contract';
import type { ClientSession } from 'mongoose';
import { moveOrder } from './move-order.ts';
import type { OrderRow } from './orders.model.ts';

/** Where staff may take an order by hand: money that came goes back by a refund, never by a move. */
export const STAFF_MOVES = [
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies OrderState[];
export type StaffMove = (typeof STAFF_MOVES)[number];

export interface MoveByStaff {
  to: StaffMove;
  /** Whoever of the staff does it. */
  userId: Id;
  note?: string;
  trackingNumber?: string;
}

/** Moves an order by hand, written down with who did it. @throws AppError order_state */
export async function moveByStaff(
  order: OrderRow,
  { to, userId, note = '', trackingNumber = order.trackingNumber }: MoveByStaff,
  session: ClientSession,
): Promise<OrderRow> {
  const by = { kind: 'staff', id: userId } as const;
  const moved = await moveOrder(order, { to, by, note, set: { trackingNumber } }, session);
  await audit(session, {
    userId,
    resource: 'shop/orders',
    documentId: String(order._id),
    action: 'move',
    changes: [
      { path: 'state', from: order.state, to },
      ...(trackingNumber === order.trackingNumber
        ? []
        : [{ path: 'trackingNumber', from: order.trackingNumber, to: trackingNumber }]),
      ...(note ? [{ path: 'note', to: note }] : []),
    ],
  });
  return moved;
}
